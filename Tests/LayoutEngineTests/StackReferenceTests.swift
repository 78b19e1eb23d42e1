import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Random rows against a short statement of the rule, in the manner of objc.io's property test
/// (objcio/S01E235-swiftui-layout-explained-layout-priorities): one to ten rectangles, each with no
/// frame, a fixed, a least, a largest width or both, in 0…500 × 100.
@Suite struct StackReferenceTests {
    private struct Child {
        var fixed: CGFloat?
        var least: CGFloat?
        var largest: CGFloat?

        init(_ random: inout SeededGenerator) {
            func length() -> CGFloat { CGFloat(Int.random(in: 0...100, using: &random)) }
            switch Int.random(in: 0..<5, using: &random) {
            case 0: break
            case 1: fixed = length()
            case 2: least = length()
            case 3: largest = length()
            default:
                least = length()
                largest = least! + length()
            }
        }

        func width(for offer: CGFloat) -> CGFloat {
            fixed ?? min(max(offer, least ?? 0), largest ?? .infinity)
        }

        var node: Node {
            let leaf = TestLeaf().node("rectangle")
            if let fixed {
                return leaf.wrapped(
                    in: FrameLayout(width: fixed, height: nil, alignment: .center), name: "Frame",
                    layoutDirection: .leftToRight)
            }
            guard least != nil || largest != nil else { return leaf }
            return leaf.wrapped(
                in: FlexibleFrameLayout(
                    horizontal: .init(minimum: least, ideal: nil, maximum: largest),
                    vertical: .init(minimum: nil, ideal: nil, maximum: nil), alignment: .center),
                name: "Frame", layoutDirection: .leftToRight)
        }
    }

    /// The least flexible first, each an equal share of what is left.
    private func widths(of children: [Child], in offer: CGFloat) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: children.count)
        let order = children.indices.sorted { left, right in
            let (first, second) = (children[left], children[right])
            let flexibility = first.width(for: .infinity) - first.width(for: 0)
            let other = second.width(for: .infinity) - second.width(for: 0)
            if flexibility != other { return flexibility < other }
            let (least, otherLeast) = (first.width(for: 0), second.width(for: 0))
            if flexibility == .infinity, least != otherLeast { return least > otherLeast }
            return left < right
        }
        var left = offer
        for (position, index) in order.enumerated() {
            result[index] = children[index].width(
                for: max(left / CGFloat(children.count - position), 0))
            left -= result[index]
        }
        return result
    }

    @Test func aThousandRowsFollowTheRule() {
        for seed in 0..<1000 {
            var random = SeededGenerator(seed: seed)
            let children = (0..<Int.random(in: 1...10, using: &random)).map { _ in Child(&random) }
            let offer = CGFloat(Int.random(in: 0...500, using: &random))
            let placed = LayoutPass.layout(
                stack(.horizontal, children.map(\.node)),
                in: CGRect(x: 0, y: 0, width: offer, height: 100),
                context: LayoutContext(typesetter: SquareTypesetter(), displayScale: 1))
            let expected = widths(of: children, in: offer)
            for (child, width) in zip(placed.children, expected)
            where abs(child.frame.width - width) > 1e-9 {
                Issue.record("seed \(seed): \(placed.children.map(\.frame.width)), not \(expected)")
                break
            }
        }
    }
}
