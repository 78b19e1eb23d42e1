import Foundation
import Graphics
import LayoutEngine

/// A view that draws by calls instead of views.
public struct Canvas<Symbols: View> {
    private let symbols: Symbols
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
        self.renderer = renderer
    }
}

extension Canvas: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        var node = Node(.leaf(CanvasLeaf(renderer: renderer, context: context)), name: "Canvas")
        if Symbols.self != EmptyView.self {
            node.traits.findings = [
                Finding(
                    rule: "canvas-symbols",
                    message: "Views that a canvas takes as symbols are not drawn.")
            ]
        }
        return [node]
    }
}

private struct CanvasLeaf: Leaf {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let context: ResolveContext

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context layout: LayoutContext) -> [DisplayItem] {
        let page = GraphicsContext.Page()
        var graphics = GraphicsContext(page: page, resolving: context, layout: layout)
        renderer(&graphics, frame.size)
        guard !page.items.isEmpty else { return [] }
        var group = DisplayGroup(page.items)
        group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return [.group(group)]
    }
}
