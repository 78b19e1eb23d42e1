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
                        thickness: context.environment.dividerThickness)),
                name: "Divider")
        ]
    }
}

private struct DividerLeaf: Leaf {
    let isVertical: Bool
    let style: ResolvedStyle
    /// Points; nil for one pixel.
    let thickness: CGFloat?

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        let length = proposal.replacingUnspecifiedDimensions()
        let thickness = thickness ?? context.pixelLength
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

private struct DividerThicknessKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// Points; nil for one pixel. Unless set, one point at accessibility text sizes (truth, rule
    /// 27). Macs draw one point at all sizes.
    package var dividerThickness: CGFloat? {
        get { self[DividerThicknessKey.self] ?? (dynamicTypeSize.isAccessibilitySize ? 1 : nil) }
        set { self[DividerThicknessKey.self] = newValue }
    }
}
