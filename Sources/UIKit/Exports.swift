// What of UIKit widgets use: colors, images, fonts, and words about the device.
@_exported import CoreGraphics
@_exported import Foundation
