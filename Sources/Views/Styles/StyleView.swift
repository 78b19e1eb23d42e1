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
        let fill = DisplayItem.fill(path, fillStyle, paint(in: rect))
        let inner = shadows.filter(\.isInner).map {
            Self.innerShadow($0, of: path, style: fillStyle)
        }
        return finish([fill] + inner)
    }

    /// The shadow that everything around `path` casts into it.
    private static func innerShadow(
        _ shadow: ResolvedShadow, of path: Path, style: FillStyle
    ) -> DisplayItem {
        // Far enough out that the surroundings' own outer edge casts nothing.
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        var surroundings = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        surroundings.addPath(path)
        var caster = DisplayGroup([
            .fill(surroundings, FillStyle(eoFill: true), .color(.black))
        ])
        caster.filters = [
            .shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)
        ]
        var clipped = DisplayGroup([.group(caster)])
        clipped.clip = .init(path, style: style)
        return .group(clipped)
    }

    /// Items drawn with the style's paint, with its shadows and blend mode.
    package func finish(_ items: [DisplayItem]) -> [DisplayItem] {
        let outer = shadows.filter { !$0.isInner }
        guard !outer.isEmpty || blendMode != .normal else { return items }
        var group = DisplayGroup(items)
        group.filters = outer.map {
            .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
        }
        group.blendMode = blendMode
        return [.group(group)]
    }
}
