import LayoutEngine

extension Node {
    /// This node with another one, offered its size, behind or before it.
    package func layered(
        with other: Node, behind: Bool, alignment: Alignment, name: String,
        layoutDirection: LayoutDirection, composition: Composition = .stacked
    ) -> Node {
        var result = wrapped(
            in: LayeredLayout(primary: behind ? 1 : 0, alignment: alignment), name: name,
            layoutDirection: layoutDirection)
        guard case .container(let layout, let inner, _) = result.kind else { return result }
        result.kind = .container(layout, behind ? [other] + inner : inner + [other], composition)
        return result
    }
}

extension View {
    nonisolated package func layered(
        behind: Bool, alignment: Alignment, name: String,
        _ secondary: @escaping @MainActor (ResolveContext) -> [Node]
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            let direction = context.environment.layoutDirection
            let others = secondary(context.inStack(along: nil))
            guard let other = context.grouped(others, alignment: alignment) else {
                return node
            }
            return node.layered(
                with: other, behind: behind, alignment: alignment, name: name,
                layoutDirection: direction)
        }
    }

    /// Views behind this one, offered its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let content = content()
        return layered(behind: true, alignment: alignment, name: "Background") {
            content.nodes(in: $0)
        }
    }

    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> ModifiedView {
        nonisolated(unsafe) let background = background
        return layered(behind: true, alignment: alignment, name: "Background") {
            background.nodes(in: $0)
        }
    }

    /// Views before this one, offered its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let content = content()
        return layered(behind: false, alignment: alignment, name: "Overlay") {
            content.nodes(in: $0)
        }
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> ModifiedView {
        nonisolated(unsafe) let overlay = overlay
        return layered(behind: false, alignment: alignment, name: "Overlay") {
            overlay.nodes(in: $0)
        }
    }
}
