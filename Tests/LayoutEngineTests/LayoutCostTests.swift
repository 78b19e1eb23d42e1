import Foundation
import LayoutEngine
import TestSupport
import Testing

/// How often leaves are measured, which decides how long layout takes: real ones are texts.
@Suite(.timeLimit(.minutes(1))) struct LayoutCostTests {
    private func measures(_ node: Node, _ count: MeasureCount) -> Int {
        _ = LayoutPass.layout(
            node, in: CGRect(x: 0, y: 0, width: 2000, height: 2000),
            context: LayoutContext(typesetter: SquareTypesetter(), displayScale: 3))
        return count.value
    }

    /// Stacks in each other, rows and columns in turn, each with a leaf beside the next.
    private func nested(_ depth: Int, spacing: CGFloat?) -> Int {
        let count = MeasureCount()
        var node = Node(.leaf(CountedLeaf(count: count)), name: "leaf")
        for level in 0..<depth {
            let side = Node(.leaf(CountedLeaf(limits: .fixed(3, 3), count: count)), name: "side")
            node = stack(level % 2 == 0 ? .horizontal : .vertical, [node, side], spacing: spacing)
        }
        return measures(node, count)
    }

    @Test(arguments: [nil, 0, 4] as [CGFloat?])
    func nestingIsLinear(spacing: CGFloat?) {
        let (half, whole) = (nested(100, spacing: spacing), nested(200, spacing: spacing))
        #expect(Double(whole) <= Double(half) * 2.2)
        #expect(whole <= 201 * 12)
    }

    private func long(
        _ length: Int, priorities: Int = 1, axis: Axis = .vertical, spacing: CGFloat? = nil
    ) -> Int {
        let count = MeasureCount()
        let children = (0..<length).map { index in
            var leaf = CountedLeaf(count: count)
            leaf.limits.minimum = CGSize(width: CGFloat(index % 7), height: CGFloat(index % 5))
            var node = Node(.leaf(leaf), name: "leaf")
            node.traits.layoutPriority = Double(index % priorities)
            return node
        }
        return measures(stack(axis, children, spacing: spacing), count)
    }

    @Test(arguments: [1, 10, 2000])
    func longStacksAreLinear(priorities: Int) {
        let (half, whole) = (long(1000, priorities: priorities), long(2000, priorities: priorities))
        #expect(Double(whole) <= Double(half) * 2.1)
        #expect(whole <= 2000 * 8)
    }

    @Test func gridsAreLinear() {
        func grid(_ rowCount: Int) -> Int {
            let count = MeasureCount()
            var cells: [Node] = []
            let rows = (0..<rowCount).map { _ in
                GridLayout.Row(
                    cells: (0..<4).map { column in
                        cells.append(Node(.leaf(CountedLeaf(count: count)), name: "cell"))
                        return GridLayout.Cell(index: cells.count - 1, column: column, span: 1)
                    })
            }
            let layout = GridLayout(
                alignment: .center, horizontalSpacing: nil, verticalSpacing: nil, rows: rows)
            return measures(Node(.container(layout, cells, .stacked), name: "Grid"), count)
        }
        let (half, whole) = (grid(250), grid(500))
        #expect(Double(whole) <= Double(half) * 2.1)
        #expect(whole <= 2000 * 12)
    }

    /// What is put around each level of nested stacks.
    enum Wrapping: CaseIterable {
        case viewThatFits, geometryReader, flexibleFrame, grid, layers
    }

    private struct Reader: DeferredContent {
        let node: Node
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func nodes(at place: DeferredPlace) -> [Node] { [node] }
    }

    private func wrapped(_ node: Node, in wrapping: Wrapping) -> Node {
        switch wrapping {
        case .viewThatFits:
            Node(
                .container(
                    ViewThatFitsLayout(in: [.horizontal, .vertical]),
                    [node, Node(.leaf(TestLeaf.fixed(1, 1)), name: "other")], .stacked),
                name: "ViewThatFits")
        case .geometryReader: Node(.deferred(Reader(node: node)), name: "GeometryReader")
        case .flexibleFrame:
            node.wrapped(
                in: FlexibleFrameLayout(
                    horizontal: .init(minimum: 1, ideal: nil, maximum: .infinity),
                    vertical: .init(minimum: nil, ideal: nil, maximum: .infinity),
                    alignment: .center), name: "Frame", layoutDirection: .leftToRight)
        case .grid:
            Node(
                .container(
                    GridLayout(alignment: .center), [node, Node(.leaf(TestLeaf()), name: "cell")],
                    .stacked), name: "Grid")
        case .layers:
            Node(
                .container(
                    LayeredLayout(primary: 0, alignment: .center),
                    [node, Node(.leaf(TestLeaf()), name: "over")], .stacked), name: "Overlay")
        }
    }

    @Test(arguments: Wrapping.allCases)
    func nestingOfOtherViewsStaysCheap(wrapping: Wrapping) {
        func cost(_ depth: Int) -> Int {
            let count = MeasureCount()
            var node = Node(.leaf(CountedLeaf(count: count)), name: "leaf")
            for level in 0..<depth {
                var side = CountedLeaf(count: count)
                side.limits.minimum = CGSize(width: 1, height: 1)
                node = stack(
                    level % 2 == 0 ? .horizontal : .vertical,
                    [wrapped(node, in: wrapping), Node(.leaf(side), name: "side")], spacing: 0)
            }
            return measures(node, count)
        }
        let (half, whole) = (cost(30), cost(60))
        // Shares differ from level to level, so that a few more offers are made further in.
        #expect(whole <= half * 4)
        #expect(whole <= 61 * 28)
    }

    @Test(arguments: [Wrapping.viewThatFits, .geometryReader, .flexibleFrame])
    func longStacksOfOtherViewsAreLinear(wrapping: Wrapping) {
        func cost(_ length: Int) -> Int {
            let count = MeasureCount()
            let children = (0..<length).map { _ in
                wrapped(Node(.leaf(CountedLeaf(count: count)), name: "leaf"), in: wrapping)
            }
            return measures(stack(.vertical, children), count)
        }
        let (half, whole) = (cost(1000), cost(2000))
        #expect(Double(whole) <= Double(half) * 2.1)
        #expect(whole <= 2000 * 8)
    }

    @Test func generatedTreesStayCheap() {
        var leaves = 0
        var measures = 0
        for seed in 0..<300 {
            let tree = GeneratedTree(seed: seed, depth: 9)
            leaves += tree.leafCount
            measures += self.measures(tree.node, tree.count)
        }
        #expect(measures <= leaves * 10)
    }
}
