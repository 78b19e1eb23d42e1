import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

/// A leaf that answers as told.
struct TestLeaf: Leaf {
    var minimum = CGSize.zero
    var ideal = CGSize(width: 10, height: 10)
    var maximum = CGSize(width: CGFloat.infinity, height: .infinity)
    var baseline: CGFloat?

    static func fixed(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) -> TestLeaf {
        let size = CGSize(width: width, height: height)
        return TestLeaf(minimum: size, ideal: size, maximum: size, baseline: baseline)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        func length(_ offer: CGFloat?, _ axis: Axis) -> CGFloat {
            min(max(offer ?? ideal[axis], minimum[axis]), maximum[axis])
        }
        return CGSize(
            width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
    }

    func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, in context: LayoutContext
    ) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key ? baseline : nil
    }

    func node(_ name: String) -> Node { Node(.leaf(self), name: name) }
}

func place(
    _ node: Node, in size: CGSize, alignment: Alignment = .topLeading, scale: CGFloat = 1
) -> String {
    LayoutPass.layout(
        node, in: CGRect(origin: .zero, size: size), alignment: alignment,
        context: LayoutContext(typesetter: SquareTypesetter(), displayScale: scale)
    ).description
}

func stack(
    _ axis: Axis, _ children: [Node], spacing: CGFloat? = 0,
    guide: AlignmentKey? = nil, direction: LayoutDirection = .leftToRight
) -> Node {
    let key =
        guide ?? (axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key)
    return Node(
        .container(StackLayout(axis: axis, alignment: key, spacing: spacing), children, .stacked),
        name: axis == .horizontal ? "HStack" : "VStack", layoutDirection: direction)
}
