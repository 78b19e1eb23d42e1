import Views

/// Shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    package let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
    public func _apply(to environment: inout EnvironmentValues) {
        environment.widgetFamily = family
    }
}

/// A widget's preview that source declares with `#Preview`.
public protocol _WidgetPreviewRegistry {
    static var name: String? { get }
    static var family: WidgetFamily { get }
    @MainActor static func makeWidget() -> any Widget
    @MainActor static func makeTimeline() -> [any TimelineEntry]
}

/// Lists the entries of a widget's preview.
@resultBuilder
public struct TimelineEntryBuilder {
    public static func buildExpression<Entry: TimelineEntry>(
        _ entry: Entry
    ) -> [any TimelineEntry] { [entry] }
    public static func buildExpression<Entry: TimelineEntry>(
        _ entries: [Entry]
    ) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
        entries.flatMap { $0 }
    }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
        entries.flatMap { $0 }
    }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
        entries ?? []
    }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    public static func buildLimitedAvailability(
        _ entries: [any TimelineEntry]
    ) -> [any TimelineEntry] { entries }
}

/// Lists the states of a Live Activity's preview.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public static func buildBlock(
        _ states: Attributes.ContentState...
    ) -> [Attributes.ContentState] { states }
}
