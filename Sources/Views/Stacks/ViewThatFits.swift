import LayoutEngine

/// The first of its views whose ideal size fits, else the last.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let node = context.container(
            ViewThatFitsLayout(in: axes), content, name: "ViewThatFits",
            stackAxis: context.stackAxis)
        if case .container(_, let children, _) = node.kind, children.isEmpty { return [] }
        return [node]
    }
}
