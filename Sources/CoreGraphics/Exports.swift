// What Core Graphics has beside the geometry that Foundation brings.
@_exported import Foundation

@_exported import struct Graphics.CGAffineTransform
@_exported import enum Graphics.CGLineCap
@_exported import enum Graphics.CGLineJoin
@_exported import struct Graphics.CGVector
