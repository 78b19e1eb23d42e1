import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct StackLayoutTests {
    @Test func equalChildrenShareEqually() {
        let row = stack(.horizontal, (0..<3).map { TestLeaf().node("c\($0)") })
        #expect(
            place(row, in: CGSize(width: 300, height: 20)) == """
                HStack (0, 0, 300, 20)
                  c0 (0, 0, 100, 20)
                  c1 (100, 0, 100, 20)
                  c2 (200, 0, 100, 20)
                """)
    }

    /// objc.io, "HStacks child ordering": 100 at most beside 100 at least, in 150.
    @Test func leastFlexibleChildComesFirst() {
        var narrow = TestLeaf()
        narrow.maximum.width = 100
        var wide = TestLeaf()
        wide.minimum.width = 100
        let row = stack(.horizontal, [narrow.node("most"), wide.node("least")])
        #expect(
            place(row, in: CGSize(width: 150, height: 10)) == """
                HStack (0, 0, 175, 10)
                  most (0, 0, 75, 10)
                  least (75, 0, 100, 10)
                """)
    }

    @Test func higherPriorityTakesAllButTheOthersMinimum() {
        var first = TestLeaf().node("first")
        first.traits.layoutPriority = 1
        var second = TestLeaf()
        second.minimum.width = 40
        let row = stack(.horizontal, [second.node("second"), first])
        #expect(
            place(row, in: CGSize(width: 200, height: 10)) == """
                HStack (0, 0, 200, 10)
                  second (0, 0, 40, 10)
                  first (40, 0, 160, 10)
                """)
    }

    @Test func infiniteOfferStaysInfinite() {
        let context = LayoutContext(typesetter: SquareTypesetter(), displayScale: 1)
        let row = stack(
            .horizontal, [TestLeaf.fixed(30, 5).node("fixed"), TestLeaf().node("flexible")])
        let size = LayoutPass.size(of: row, proposal: .infinity, context: context)
        #expect(size.width == .infinity)
        let ideal = LayoutPass.size(of: row, proposal: .unspecified, context: context)
        #expect(ideal == CGSize(width: 40, height: 10))
    }

    @Test func baselinesMeet() {
        let row = stack(
            .horizontal,
            [
                TestLeaf.fixed(10, 40, baseline: 30).node("large"),
                TestLeaf.fixed(10, 12, baseline: 9).node("small"),
                TestLeaf.fixed(10, 10).node("plain"),
            ], guide: VerticalAlignment.firstTextBaseline.key)
        #expect(
            place(row, in: CGSize(width: 100, height: 100)) == """
                HStack (0, 0, 30, 40)
                  large (0, 0, 10, 40)
                  small (10, 21, 10, 12)
                  plain (20, 20, 10, 10)
                """)
    }

    @Test func rightToLeftMirrorsARow() {
        let row = stack(
            .horizontal,
            [TestLeaf.fixed(20, 10).node("first"), TestLeaf.fixed(30, 10).node("second")],
            direction: .rightToLeft)
        #expect(
            place(row, in: CGSize(width: 100, height: 10)) == """
                HStack (50, 0, 50, 10)
                  first (80, 0, 20, 10)
                  second (50, 0, 30, 10)
                """)
    }

    @Test func emptyStackTakesNoRoom() {
        #expect(
            place(stack(.vertical, []), in: CGSize(width: 9, height: 9)) == "VStack (0, 0, 0, 0)")
    }

    @Test func numbersThatAreNoneAreMended() {
        struct StrangeLeaf: Leaf {
            func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
                CGSize(width: CGFloat.nan, height: -5)
            }
        }
        let strange = stack(
            .vertical, [Node(.leaf(StrangeLeaf()), name: "strange")], spacing: .nan)
        #expect(
            place(strange, in: CGSize(width: 10, height: 10)) == """
                VStack (0, 0, 0, 0)
                  strange (0, 0, 0, 0)
                """)
    }

    /// Each level asks its child three times; without remembering, 200 levels would never end.
    @Test func deepNestingStaysCheap() {
        var node = TestLeaf.fixed(10, 10).node("leaf")
        for level in 0..<200 {
            node = stack(
                level % 2 == 0 ? .horizontal : .vertical,
                [node, TestLeaf().node("side")], spacing: nil)
        }
        #expect(place(node, in: CGSize(width: 4000, height: 4000)).contains("leaf ("))
    }
}
