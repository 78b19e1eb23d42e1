import Foundation
import Graphics
import LayoutEngine

/// A line one pixel wide: across a row, or along a column.
public struct Divider {
    nonisolated public init() {}
}

extension Divider: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let style = context.resolve(SeparatorShapeStyle())
        return [
            Node(
                .leaf(
                    DividerLeaf(
                        isVertical: context.stackAxis == .horizontal, style: style,
                        isThick: context.environment.dynamicTypeSize.isAccessibilitySize)),
                name: "Divider")
        ]
    }
}

private struct DividerLeaf: Leaf {
    let isVertical: Bool
    let style: ResolvedStyle
    /// One point at accessibility text sizes (truth, rule 27).
    let isThick: Bool

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        let length = proposal.replacingUnspecifiedDimensions()
        let thickness = isThick ? 1 : context.pixelLength
        return isVertical
            ? CGSize(width: thickness, height: length.height)
            : CGSize(width: length.width, height: thickness)
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        style.items(filling: Path(frame), in: frame)
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(color: style.name)
    }
}
