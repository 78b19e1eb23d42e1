import Foundation
import LayoutEngine

/// Views in a row.
public struct HStack<Content: View> {
    private let layout: StackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: The guide that lies on one line in all views.
    ///   - spacing: Between neighbours, in points; nil for the distance that each pair prefers.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension HStack: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "HStack", stackAxis: .horizontal)]
    }
}

/// Views in a column.
public struct VStack<Content: View> {
    private let layout: StackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: The guide that lies on one line in all views.
    ///   - spacing: Between neighbours, in points; nil for the distance that each pair prefers.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension VStack: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "VStack", stackAxis: .vertical)]
    }
}

/// Views over each other, the first at the back.
public struct ZStack<Content: View> {
    private let layout: ZStackLayout
    private let content: Content

    nonisolated public init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.container(layout, content, name: "ZStack")]
    }
}

extension Layout {
    /// A container view of this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

private struct LayoutContainer<L: Layout, Content: View> {
    private let layout: L
    private let content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutContainer: _PrimitiveView {
    func _resolve(in context: _ResolveContext) -> [Node] {
        if let grid = (layout as? AnyLayout)?.grid ?? (layout as? GridLayout) {
            return [context.grid(grid, content, name: String(describing: L.self))]
        }
        let axis =
            (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        return [
            context.container(
                layout, content, name: String(describing: L.self), stackAxis: axis)
        ]
    }
}
