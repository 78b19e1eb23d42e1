import Foundation
import Graphics
import LayoutEngine

extension GraphicsContext {
    /// A view of the canvas, to be drawn any number of times.
    public struct ResolvedSymbol {
        fileprivate let node: Node
        /// The view's own size, in points.
        public let size: CGSize
    }

    /// The view that the canvas was given under a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = symbols[AnyHashable(id)] else { return nil }
        return ResolvedSymbol(
            node: node, size: LayoutPass.size(of: node, proposal: .unspecified, context: layout))
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, frame: CGRect(size: symbol.size, anchor: anchor, at: point), stretch: nil)
    }

    /// Stretched over `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(symbol, frame: CGRect(origin: .zero, size: symbol.size), stretch: rect)
    }

    private func draw(_ symbol: ResolvedSymbol, frame: CGRect, stretch: CGRect?) {
        guard let record = layout.record, frame.width > 0, frame.height > 0 else { return }
        let container = layout.containerSize
        let placed = LayoutPass.layout(symbol.node, in: frame, context: layout)
        layout.containerSize = container
        let items = record(placed)
        guard let stretch, !items.isEmpty else { return draw(items) }
        var group = DisplayGroup(items)
        group.transform = CGAffineTransform(
            a: stretch.width / frame.width, b: 0, c: 0, d: stretch.height / frame.height,
            tx: stretch.minX, ty: stretch.minY)
        draw([.group(group)])
    }
}
