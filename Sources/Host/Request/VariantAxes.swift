import Foundation
import LayoutEngine
import PlainJSON
import Views
import Widgets

/// The choices on each axis of variants.
struct VariantAxes {
    var schemes: [ColorScheme] = [.light, .dark]
    var devices: [String] = [Device.standardName]
    /// Nil for the device's own.
    var scales: [CGFloat]?
    var modes: [WidgetRenderingMode] = [.fullColor]
    var dynamicTypes: [DynamicTypeSize] = [.large]
    var locales = ["en_US"]
    /// Nil for the locale's own.
    var layoutDirections: [LayoutDirection]?
    var timeZones = ["UTC"]
    var instants: [String] = ["2026-01-01T09:41:00Z"]
    /// Major versions of iOS, whose palette, looks and rules hold.
    var systems = [26]

    init() {}

    init(_ json: JSON) throws(RequestError) {
        func values<Value>(
            _ key: String, _ parse: (String) -> Value?
        ) throws(RequestError) -> [Value]? {
            guard let array = json[key]?.array, !array.isEmpty else { return nil }
            return try RenderRequest.parsed(array, key, parse)
        }
        schemes = try values("schemes") { Self.schemes[$0] } ?? schemes
        devices = json["device"]?.array?.compactMap { $0["name"]?.string ?? $0.string } ?? devices
        scales = json["scale"]?.array?.compactMap { $0.number.map { CGFloat($0) } }
        modes = try values("mode") { Self.modes[$0] } ?? modes
        dynamicTypes = try values("dynamicType", DynamicTypeSize.init(name:)) ?? dynamicTypes
        locales = json["locale"]?.array?.compactMap(\.string) ?? locales
        layoutDirections = try values("layoutDirection") { Self.directions[$0] }
        timeZones = json["timeZone"]?.array?.compactMap(\.string) ?? timeZones
        instants = json["now"]?.array?.compactMap(\.string) ?? instants
        // One number is a list of one.
        systems =
            json["ios"]?.integer.map { [$0] } ?? json["ios"]?.array?.compactMap(\.integer)
            ?? systems
        for instant in instants where Instant.date(from: instant) == nil {
            throw .unknownValue(key: "now", value: instant)
        }
        for name in devices where Device.named(name, ios: 26) == nil {
            throw .unknownValue(key: "device", value: name)
        }
    }

    private static let schemes = ["light": ColorScheme.light, "dark": .dark]
    private static let modes = [
        "fullColor": WidgetRenderingMode.fullColor, "accented": .accented, "vibrant": .vibrant,
    ]
    private static let directions = ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft]

    /// What a provider may answer differently to.
    func settings() -> [ProviderSetting] {
        var result: [ProviderSetting] = []
        for ios in systems {
            for device in devices.compactMap({ Device.named($0, ios: ios) }) {
                for locale in locales {
                    for timeZone in timeZones {
                        for instant in instants {
                            result.append(
                                ProviderSetting(
                                    device: device, locale: locale, timeZone: timeZone,
                                    now: Instant.date(from: instant) ?? Date(), ios: ios))
                        }
                    }
                }
            }
        }
        return result
    }

    /// How an entry of a setting is drawn.
    func looks(for setting: ProviderSetting) -> [Look] {
        var result: [Look] = []
        for scheme in schemes {
            for mode in modes {
                for scale in scales ?? [setting.device.scale] {
                    for dynamicType in dynamicTypes {
                        for direction in layoutDirections
                            ?? [LayoutDirection(ofLocale: setting.locale)]
                        {
                            result.append(
                                Look(
                                    scheme: scheme, mode: mode, scale: scale,
                                    dynamicType: dynamicType, direction: direction))
                        }
                    }
                }
            }
        }
        return result
    }
}

extension LayoutDirection {
    var name: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension DynamicTypeSize {
    init?(name: String) {
        guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = size
    }

    /// The case's name.
    var name: String { String(describing: self) }

    /// In file names: `ax3` for `accessibility3`.
    var shortName: String { name.replacing("accessibility", with: "ax") }
}

extension ColorScheme {
    var name: String { self == .light ? "light" : "dark" }
}
