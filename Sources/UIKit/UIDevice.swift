import Foundation

/// The screen: that of the device which is drawn unless a request names another.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()
    /// Points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { scale }
    open var brightness: CGFloat { 1 }
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .current }
}

/// The device, a phone without a name.
open class UIDevice: NSObject, @unchecked Sendable {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public static let current = UIDevice()
    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "\(Self.majorVersion).0" }
    /// Of the iOS that is drawn for; set before any of a widget's code runs.
    package nonisolated(unsafe) static var majorVersion = 26
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
}
