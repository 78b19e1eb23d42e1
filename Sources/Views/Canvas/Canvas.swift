import Foundation
import Graphics
import LayoutEngine

/// A view that draws by calls instead of views.
public struct Canvas<Symbols: View> {
    private let symbols: Symbols
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        isOpaque = opaque
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
        isOpaque = opaque
        self.renderer = renderer
    }
}

extension Canvas: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let tagged = symbols.nodes(in: context).compactMap { node in
            ViewTag.of(node).map { ($0, node) }
        }
        let leaf = CanvasLeaf(
            renderer: renderer, isOpaque: isOpaque, context: context,
            symbols: Dictionary(tagged, uniquingKeysWith: { first, _ in first }))
        return [Node(.leaf(leaf), name: "Canvas")]
    }
}

private struct CanvasLeaf: Leaf {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is left free is black.
    let isOpaque: Bool
    let context: ResolveContext
    let symbols: [AnyHashable: Node]

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context layout: LayoutContext) -> [DisplayItem] {
        let page = GraphicsContext.Page()
        var graphics = GraphicsContext(
            page: page, resolving: context, layout: layout, symbols: symbols)
        renderer(&graphics, frame.size)
        let bounds = Path(CGRect(origin: .zero, size: frame.size))
        let ground: [DisplayItem] = isOpaque ? [.fill(bounds, FillStyle(), .color(.black))] : []
        let items = ground + page.items
        guard !items.isEmpty else { return [] }
        var group = DisplayGroup(items)
        group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return [.group(group)]
    }
}
