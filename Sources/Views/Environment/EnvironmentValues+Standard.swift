import Foundation
import LayoutEngine

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

/// How strongly colors stand out.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether text is drawn bolder than asked.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}
private struct NowKey: EnvironmentKey { static var defaultValue: Date? { nil } }
private struct PaletteKey: EnvironmentKey { static var defaultValue: SystemPalette { .ios26 } }
private struct IsFlatKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Which iOS the system colors and control looks are taken from.
package enum SystemPalette: Int, Hashable, Sendable {
    case ios18 = 18
    case ios26 = 26
}

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Writable here, so that previews and tests may choose it.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Device pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Points a device pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }

    /// The instant the picture shows, which relative dates and timers count from.
    package var now: Date {
        get { self[NowKey.self] ?? Date() }
        set { self[NowKey.self] = newValue }
    }

    /// Whether the picture will be drawn in one or two colors, so that controls must not rely on
    /// more.
    package var isFlat: Bool {
        get { self[IsFlatKey.self] }
        set { self[IsFlatKey.self] = newValue }
    }

    package var systemPalette: SystemPalette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }
}
