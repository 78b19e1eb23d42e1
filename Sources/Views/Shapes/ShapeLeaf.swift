import Foundation
import Graphics
import LayoutEngine

extension ResolveContext {
    /// A shape painted with a style.
    package func node<S: Shape>(
        of shape: S, filledWith style: some ShapeStyle, _ fillStyle: FillStyle = FillStyle(),
        name: String = String(describing: S.self)
    ) -> Node {
        let style = resolve(style)
        var node = Node(
            .leaf(
                ShapeLeaf(
                    shape: shape, style: style, fillStyle: fillStyle,
                    surroundings: _ShapeSurroundings(environment))),
            name: name)
        node.traits.findings = style.findings
        return node
    }
}

extension Node {
    /// This node before others that are offered its size.
    func over(_ others: [Node]) -> Node {
        guard !others.isEmpty else { return self }
        return Node(
            .container(
                LayeredLayout(primary: others.count, alignment: .center), others + [self],
                .stacked),
            name: name, layoutDirection: layoutDirection)
    }
}

private struct ShapeLeaf<S: Shape>: Leaf {
    let shape: S
    let style: ResolvedStyle
    let fillStyle: FillStyle
    let surroundings: _ShapeSurroundings

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        let outline = shape.placedOutline(in: frame, surroundings)
        return style.items(drawing: outline, style: fillStyle, in: frame)
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(color: style.name)
    }
}

extension ResolvedStyle {
    /// What draws a shape's outline with the style spread over `rect`.
    func items(
        drawing outline: _ShapeOutline, style fillStyle: FillStyle, in rect: CGRect
    ) -> [DisplayItem] {
        guard let stroke = outline.stroke else {
            return items(filling: outline.path, style: fillStyle, in: rect)
        }
        if outline.path.isEmpty || !(stroke.lineWidth > 0) { return [] }
        if let color = solidColor, color.alpha == 0 { return [] }
        return finish([.stroke(outline.path, stroke, paint(in: rect))])
    }
}
