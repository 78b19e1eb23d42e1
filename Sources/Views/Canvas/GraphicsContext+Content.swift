import Foundation
import Graphics
import LayoutEngine

extension GraphicsContext {
    /// A text with its font and colors decided.
    public struct ResolvedText {
        fileprivate let leaf: any Leaf
        fileprivate let layout: LayoutContext
        /// Nil for the text's own colors.
        public var shading: Shading?

        /// How large the text is in a box.
        public func measure(in size: CGSize) -> CGSize {
            leaf.sizeThatFits(ProposedViewSize(size), in: layout)
        }

        public func firstBaseline(in size: CGSize) -> CGFloat {
            guide(VerticalAlignment.firstTextBaseline.key, in: size)
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            guide(VerticalAlignment.lastTextBaseline.key, in: size)
        }

        private func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
            let proposal = ProposedViewSize(size)
            let taken = leaf.sizeThatFits(proposal, in: layout)
            return leaf.explicitGuide(key, proposal: proposal, size: taken, in: layout)
                ?? taken.height
        }
    }

    /// An image with its pixels and colors decided.
    public struct ResolvedImage {
        fileprivate let image: Image
        /// Points.
        public let size: CGSize
        /// From the top, points.
        public let baseline: CGFloat
        public var shading: Shading?
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(leaf: leaf(of: text) ?? NoLeaf(), layout: layout)
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let inline = image.inline(font: resolving.environment.resolvedFont, in: resolving)
        return ResolvedImage(image: image, size: inline.size, baseline: inline.baseline)
    }

    // MARK: Text

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let size = text.measure(in: rect.size)
        draw(text, CGRect(origin: rect.origin, size: size))
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.leaf.sizeThatFits(.unspecified, in: layout)
        draw(text, CGRect(size: size, anchor: anchor, at: point))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, _ frame: CGRect) {
        let items = text.leaf.display(in: frame, context: layout)
        guard let shading = text.shading else { return draw(items) }
        let paint = shading.paint(frame, resolving)
        draw(
            items.map { item in
                if case .glyphs(let run, _) = item { .glyphs(run, paint) } else { item }
            })
    }

    // MARK: Images

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let leaf = leaf(of: image.image.resizable()) else { return }
        let items = leaf.display(in: rect, context: layout)
        guard let shading = image.shading else { return draw(items) }
        // The shading through the image's opacity.
        var group = DisplayGroup([
            .fill(Path(rect), style, shading.paint(rect, resolving))
        ])
        group.mask = items
        draw([.group(group)])
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Drawing happens where views are resolved.
    private func leaf(of view: some View) -> (any Leaf)? {
        nonisolated(unsafe) let view = view
        nonisolated(unsafe) let context = resolving
        // A node may travel, a leaf may not.
        let node = MainActor.assumeIsolated { view.nodes(in: context).first }
        guard case .leaf(let leaf)? = node?.kind else { return nil }
        return leaf
    }
}

private struct NoLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize { .zero }
}

extension CGRect {
    /// A rectangle whose `anchor` is at `point`.
    init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }
}
