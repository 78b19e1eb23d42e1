import Foundation
import Graphics
import LayoutEngine

extension ResolveContext {
    /// A node that fills all it is offered with a style, as colors and gradients do as views.
    package func filling(_ style: ResolvedStyle, name: String) -> Node {
        var node = Node(.leaf(StyleLeaf(style: style)), name: name)
        node.traits.findings = style.findings
        return node
    }
}

private struct StyleLeaf: Leaf {
    let style: ResolvedStyle

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        // Ideal 10 × 10 (truth, rule 8).
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        style.items(filling: Path(frame), in: frame)
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(color: style.name)
    }
}

extension ResolvedStyle {
    /// What fills `path` with the style spread over `rect`.
    package func items(
        filling path: Path, style fillStyle: FillStyle = FillStyle(), in rect: CGRect
    ) -> [DisplayItem] {
        if let color = solidColor, color.alpha == 0 { return [] }
        return finish([.fill(path, fillStyle, paint(in: rect))])
    }

    /// Items drawn with the style's paint, with its shadows and blend mode.
    package func finish(_ items: [DisplayItem]) -> [DisplayItem] {
        guard !shadows.isEmpty || blendMode != .normal else { return items }
        var group = DisplayGroup(items)
        // Shadows fall into the thing before it casts its own.
        group.filters = (shadows.filter(\.isInner) + shadows.filter { !$0.isInner }).map {
            $0.isInner
                ? .innerShadow(color: $0.color, radius: $0.radius, offset: $0.offset)
                : .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
        }
        group.blendMode = blendMode
        return [.group(group)]
    }
}
