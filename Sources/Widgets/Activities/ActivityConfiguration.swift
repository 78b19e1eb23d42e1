import Foundation
import FoundationShim
import LayoutEngine
import Views

/// What a Live Activity is about: fixed values here, changing ones in its state.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

/// A Live Activity's state, and what its view is told.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public let isStale: Bool
}

public enum ActivityFamily: Hashable, Sendable, CaseIterable { case small, medium }

/// A Live Activity. It is type-checked with the widgets beside it; nothing of it is drawn.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
    nonisolated public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

extension ActivityConfiguration: WidgetConfiguration {
    public var body: Never { fatalError("ActivityConfiguration has no body") }
    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {
        description.kind = String(describing: Attributes.self)
        description.configuration = "ActivityConfiguration"
    }
}

/// A Live Activity's forms around the camera.
public struct DynamicIsland {
    nonisolated public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded:
            @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    nonisolated public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    nonisolated public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// A part of the expanded form.
public struct DynamicIslandExpandedRegion<Content: View> {
    nonisolated public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
        name: "belowIfTooWide")
}

/// What a builder makes of the regions. They are type-checked, not drawn, so nothing is kept.
public struct DynamicIslandExpandedContent<Content: View> {
    nonisolated init() {}
}

@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    public static func buildExpression<Content: View>(
        _ regions: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    public static func buildBlock(
        _ regions: DynamicIslandExpandedContent<EmptyView>...
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    public static func buildOptional(
        _ regions: DynamicIslandExpandedContent<EmptyView>?
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    public static func buildEither(
        first: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { first }
    public static func buildEither(
        second: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { second }
    public static func buildLimitedAvailability(
        _ regions: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { regions }
}

/// Which form of a Live Activity a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    private let name: String
    public static let content = ActivityPreviewViewKind(name: "content")
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState)
        -> ActivityPreviewViewKind
    { ActivityPreviewViewKind(name: "dynamicIsland") }
}

public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

extension ActivityAttributes {
    /// A preview of a Live Activity, which shows nothing here.
    @MainActor
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
