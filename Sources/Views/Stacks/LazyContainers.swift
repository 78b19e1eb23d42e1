import Foundation
import LayoutEngine

/// Which headers stay in sight. A still picture scrolls nowhere.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column. Nothing is lazy in a still picture.
public struct LazyVStack<Content: View> {
    private let layout: StackLayout
    private let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyVStack: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "LazyVStack", stackAxis: .vertical)]
    }
}

/// A row. Nothing is lazy in a still picture.
public struct LazyHStack<Content: View> {
    private let layout: StackLayout
    private let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyHStack: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "LazyHStack", stackAxis: .horizontal)]
    }
}

/// Cells in columns, row after row.
public struct LazyVGrid<Content: View> {
    private let layout: LazyGridLayout
    private let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "LazyVGrid")]
    }
}

/// Cells in rows, column after column.
public struct LazyHGrid<Content: View> {
    private let layout: LazyGridLayout
    private let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "LazyHGrid")]
    }
}
