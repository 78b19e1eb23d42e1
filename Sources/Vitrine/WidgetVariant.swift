import Foundation
import Host
import LayoutEngine
import Views
import Widgets

/// Where and how a widget is shown.
///
///     var variant = WidgetVariant(.systemMedium, colorScheme: .dark)
///     variant.device = "iPhone 16 Pro"
public struct WidgetVariant: Hashable, Sendable {
    public var family: WidgetFamily
    public var colorScheme: ColorScheme
    /// Accessories are vibrant where this is full color, as on every lock screen.
    public var renderingMode: WidgetRenderingMode
    /// A screen in points, such as `375x812`, or a model, such as `iPhone 16 Pro`.
    public var device: String
    /// Pixels a point; nil for the device's own.
    public var scale: CGFloat?
    public var locale: Locale
    public var timeZone: TimeZone
    public var dynamicTypeSize: DynamicTypeSize
    /// Nil for that of the locale's script.
    public var layoutDirection: LayoutDirection?
    /// The major version of iOS, whose palette, looks and sizes hold.
    public var systemVersion: Int
    /// Whether the picture is cut to the corners that the widget has on its screen.
    public var hasCorners: Bool

    /// The standard variant of a family: light, on a screen of 375 × 812 points, in English of the
    /// United States and UTC, on iOS 26.
    public init(
        _ family: WidgetFamily, colorScheme: ColorScheme = .light,
        renderingMode: WidgetRenderingMode = .fullColor, device: String = "375x812",
        scale: CGFloat? = nil, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = TimeZone(identifier: "UTC")!,
        dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection? = nil,
        systemVersion: Int = 26, hasCorners: Bool = true
    ) {
        self.family = family
        self.colorScheme = colorScheme
        self.renderingMode = renderingMode
        self.device = device
        self.scale = scale
        self.locale = locale
        self.timeZone = timeZone
        self.dynamicTypeSize = dynamicTypeSize
        self.layoutDirection = layoutDirection
        self.systemVersion = systemVersion
        self.hasCorners = hasCorners
    }

    /// What a provider would be asked in.
    func setting(at date: Date) throws(PictureError) -> ProviderSetting {
        guard let device = Device.named(device, ios: systemVersion) else {
            throw .unknownDevice(
                "no device is named “\(device)”; a screen such as \(Device.standardName) is, or a "
                    + "model such as iPhone 16 Pro")
        }
        return ProviderSetting(
            device: device, locale: locale.identifier, timeZone: timeZone.identifier, now: date,
            ios: systemVersion)
    }

    func look(on device: Device) -> Look {
        Look(
            scheme: colorScheme, mode: renderingMode, scale: scale ?? device.scale,
            dynamicType: dynamicTypeSize,
            direction: layoutDirection ?? LayoutDirection(ofLocale: locale.identifier))
    }
}
