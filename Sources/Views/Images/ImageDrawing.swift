import Foundation
import Graphics
import LayoutEngine

/// A picture that is drawn by calls wherever it is shown, and so has the resolution of that place.
package final class ImageDrawing: Hashable, @unchecked Sendable {
    /// Points.
    package let size: CGSize
    /// Whether what is left free is black.
    let isOpaque: Bool
    let draw: (inout GraphicsContext) -> Void

    package init(
        size: CGSize, isOpaque: Bool = false, draw: @escaping (inout GraphicsContext) -> Void
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.isOpaque = isOpaque
        self.draw = draw
    }

    package static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// An image of a size in points, drawn by calls.
    nonisolated public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(drawing: ImageDrawing(size: size, isOpaque: opaque, draw: renderer))
    }
}

/// A drawn picture as a view.
struct ImageDrawingLeaf: Leaf {
    let drawing: ImageDrawing
    let isResizable: Bool
    /// Paints through the picture's opacity instead of its colors.
    let template: ResolvedStyle?
    /// Paints a box instead where content is hidden.
    let redaction: ResolvedStyle?
    let context: ResolveContext

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: drawing.size) : drawing.size
    }

    func display(in frame: CGRect, context layout: LayoutContext) -> [DisplayItem] {
        if frame.isEmpty || drawing.size.width <= 0 || drawing.size.height <= 0 { return [] }
        if let redaction { return redaction.items(filling: Path(frame), in: frame) }
        let page = GraphicsContext.Page()
        var graphics = GraphicsContext(
            page: page, resolving: context, layout: layout, symbols: [:])
        drawing.draw(&graphics)
        let bounds = Path(CGRect(origin: .zero, size: drawing.size))
        let ground: [DisplayItem] =
            drawing.isOpaque ? [.fill(bounds, FillStyle(), .color(.black))] : []
        var picture = DisplayGroup(ground + page.items)
        guard !picture.items.isEmpty else { return [] }
        picture.clip = .init(bounds)
        picture.transform = CGAffineTransform(
            a: frame.width / drawing.size.width, b: 0, c: 0,
            d: frame.height / drawing.size.height, tx: frame.minX, ty: frame.minY)
        // Erasing erases the picture, not what lies behind it.
        picture.isIsolated = true
        guard let template else { return [.group(picture)] }
        var painted = DisplayGroup(template.items(filling: Path(frame), in: frame))
        painted.mask = [.group(picture)]
        return [.group(painted)]
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(image: "drawing", color: template?.name)
    }
}
