import Foundation
import LayoutEngine
import Views

/// How a widget's colors are treated where it is shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// Colors as they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// An accent group and a primary group, each in one flat color.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Monochrome, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
}
private struct RenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}
private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}
private struct ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ShowsLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
}
private struct LevelOfDetailKey: EnvironmentKey {
    static var defaultValue: LevelOfDetail { .default }
}

extension EnvironmentValues {
    /// Writable, so that previews may choose it.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// The margins that are, or without `contentMarginsDisabled()` would be, around the content.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// False where the system took the container background away.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }

    /// Whether an accessory has a label beside it, which only watches show.
    public var showsWidgetLabel: Bool {
        get { self[ShowsLabelKey.self] }
        set { self[ShowsLabelKey.self] = newValue }
    }

    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    public var isActivityFullscreen: Bool { false }
    public var isActivityUpdateReduced: Bool { false }

    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}

/// How much a widget shows, by how near a person is.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String
    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}
