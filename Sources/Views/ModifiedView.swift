import LayoutEngine

/// What most modifiers return: one concrete type for all of them.
///
/// A type for each modifier would say more, but costs the user's compile twice over: on a body of
/// 200 modifiers 42 % more compile time and 3.5 times the object size were measured.
public struct ModifiedView {
    private let walk: @MainActor (ResolveContext) -> [Node]

    nonisolated private init(walk: @escaping @MainActor (ResolveContext) -> [Node]) {
        self.walk = walk
    }
}

extension ModifiedView: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { walk(context) }

    /// `content` in another environment.
    nonisolated package init<Content: View>(
        _ content: Content, environment change: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) {
        nonisolated(unsafe) let content = content
        walk = { content.nodes(in: $0.with(change)) }
    }

    /// `content` with each of its nodes changed.
    nonisolated package init<Content: View>(
        _ content: Content, mapping change: @escaping @MainActor (Node, ResolveContext) -> Node
    ) {
        nonisolated(unsafe) let content = content
        walk = { context in content.nodes(in: context).map { change($0, context) } }
    }

    /// Whatever nodes `resolve` makes of `content`.
    nonisolated package init<Content: View>(
        _ content: Content,
        resolving resolve: @escaping @MainActor (Content, ResolveContext) -> [Node]
    ) {
        nonisolated(unsafe) let content = content
        walk = { resolve(content, $0) }
    }

    /// `content` as it is, for modifiers that change nothing in a still picture.
    nonisolated package init<Content: View>(unchanged content: Content) {
        nonisolated(unsafe) let content = content
        walk = { content.nodes(in: $0) }
    }
}

extension View {
    /// This view with each of its nodes under a unary layout.
    nonisolated package func wrapped(
        in layout: some Layout & Sendable, name: String
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            node.wrapped(
                in: layout, name: name, layoutDirection: context.environment.layoutDirection)
        }
    }

    /// This view with each of its nodes drawn through an effect.
    nonisolated package func drawn(
        with effect: some Effect & Sendable, name: String
    ) -> ModifiedView {
        ModifiedView(self) { node, _ in node.drawn(with: effect, name: name) }
    }
}
