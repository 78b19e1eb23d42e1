import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct FrameLayoutTests {
    private func frame(
        _ node: Node, width: CGFloat?, height: CGFloat?, alignment: Alignment = .center
    ) -> Node {
        node.wrapped(
            in: FrameLayout(width: width, height: height, alignment: alignment), name: "Frame",
            layoutDirection: .leftToRight)
    }

    @Test func childOverflowsCentered() {
        let node = frame(TestLeaf.fixed(40, 40).node("big"), width: 20, height: 10)
        #expect(
            place(node, in: CGSize(width: 100, height: 100)) == """
                Frame (0, 0, 20, 10)
                  big (-10, -15, 40, 40)
                """)
    }

    @Test(arguments: [-5, CGFloat.nan, .infinity, -.infinity])
    func invalidLengthsAreIgnored(length: CGFloat) {
        let node = frame(TestLeaf.fixed(40, 30).node("child"), width: length, height: nil)
        #expect(place(node, in: CGSize(width: 100, height: 100)).hasPrefix("Frame (0, 0, 40, 30)"))
    }

    @Test(
        arguments: [
            // (minimum, maximum, offer, child answers, expected): truth, rule 16
            (nil, CGFloat.infinity, 200, 50, 200),
            (100, nil, 50, 30, 100), (100, nil, 150, 120, 120),
            (nil, 80, 200, 50, 80), (nil, 80, 60, 50, 60),
            (40, 80, 10, 50, 40), (40, 80, 60, 50, 60), (40, 80, 100, 50, 80),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat, CGFloat)])
    func flexibleFrameFollowsItsLimits(
        minimum: CGFloat?, maximum: CGFloat?, offer: CGFloat, child: CGFloat, expected: CGFloat
    ) {
        let layout = FlexibleFrameLayout(
            horizontal: .init(minimum: minimum, ideal: nil, maximum: maximum),
            vertical: .init(minimum: nil, ideal: nil, maximum: nil), alignment: .center)
        let node = TestLeaf.fixed(child, 10).node("child").wrapped(
            in: layout, name: "Frame", layoutDirection: .leftToRight)
        let size = LayoutPass.size(
            of: node, proposal: ProposedViewSize(width: offer, height: 10),
            context: LayoutContext(typesetter: SquareTypesetter(), displayScale: 1))
        #expect(size.width == expected)
    }

    @Test func traitsMoveToTheOuterNode() {
        var inner = TestLeaf().node("inner")
        inner.traits.layoutPriority = 3
        inner.traits.identifier = "title"
        let outer = frame(inner, width: 10, height: 10)
        #expect(outer.traits.layoutPriority == 3)
        #expect(outer.traits.identifier == nil)
    }
}
