import Foundation
import Graphics
import LayoutEngine
import TestSupport

/// Counts how often leaves are measured.
final class MeasureCount {
    var value = 0
}

/// A leaf within limits that counts how often it is asked.
struct CountedLeaf: Leaf {
    var limits = TestLeaf()
    var count = MeasureCount()
    var isSpacer = false

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        count.value += 1
        return limits.sizeThatFits(proposal, in: context)
    }

    func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, in context: LayoutContext
    ) -> CGFloat? {
        limits.explicitGuide(key, proposal: proposal, size: size, in: context)
    }

    func spacing(in context: LayoutContext) -> ViewSpacing { isSpacer ? .flush : ViewSpacing() }

    var layoutPriority: Double { isSpacer ? -.infinity : 0 }
}

/// Trees of all layouts, each from a seed.
struct GeneratedTree {
    private(set) var node = Node(.leaf(TestLeaf()), name: "leaf")
    private(set) var leafCount = 0
    let count = MeasureCount()
    private var random: SeededGenerator
    private let direction: LayoutDirection
    private let keepsProportions: Bool

    /// - Parameter keepsProportions: Whether some views keep their proportions. A stack that was
    ///   asked for its ideal size across offers such a view another size when it places it, as
    ///   SwiftUI does, and need not be the sum of its children then.
    init(
        seed: Int, depth: Int = 5, direction: LayoutDirection = .leftToRight,
        keepsProportions: Bool = true
    ) {
        random = SeededGenerator(seed: seed)
        self.direction = direction
        self.keepsProportions = keepsProportions
        node = tree(depth)
    }

    // MARK: Choices

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    private mutating func length(_ range: ClosedRange<Int> = 0...100) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }

    private mutating func optional(_ range: ClosedRange<Int> = 0...100) -> CGFloat? {
        chance(0.5) ? length(range) : nil
    }

    private mutating func alignment() -> Alignment {
        let all: [Alignment] = [
            .center, .topLeading, .bottomTrailing, .leading, .trailing, .leadingFirstTextBaseline,
            .trailingLastTextBaseline,
        ]
        return all.randomElement(using: &random)!
    }

    // MARK: Nodes

    private mutating func tree(_ depth: Int) -> Node {
        if depth == 0 || chance(0.15) { return leaf() }
        return chance(0.5) ? container(depth) : modified(depth)
    }

    private mutating func leaf() -> Node {
        leafCount += 1
        var leaf = CountedLeaf(count: count, isSpacer: chance(0.15))
        leaf.limits.minimum = CGSize(width: length(0...40), height: length(0...40))
        leaf.limits.ideal = CGSize(
            width: leaf.limits.minimum.width + length(), height: leaf.limits.minimum.height)
        if chance(0.5) {
            leaf.limits.maximum = CGSize(
                width: leaf.limits.ideal.width + length(), height: leaf.limits.ideal.height)
        }
        if chance(0.3) { leaf.limits.baseline = length(0...30) }
        var node = Node(.leaf(leaf), name: "leaf", layoutDirection: direction)
        if chance(0.1) { node.traits.layoutPriority = Double(length(0...2)) }
        return node
    }

    private mutating func children(_ depth: Int, _ range: ClosedRange<Int> = 0...5) -> [Node] {
        (0..<Int.random(in: range, using: &random)).map { _ in tree(depth - 1) }
    }

    private func node(_ layout: some Layout, _ children: [Node], _ name: String) -> Node {
        Node(.container(layout, children, .stacked), name: name, layoutDirection: direction)
    }

    private mutating func container(_ depth: Int) -> Node {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6:
            let axis: Axis = chance(0.5) ? .horizontal : .vertical
            let alignment = alignment()
            let spacing = optional(0...20)
            return node(
                StackLayout(
                    axis: axis,
                    alignment: axis == .horizontal
                        ? alignment.vertical.key : alignment.horizontal.key, spacing: spacing),
                children(depth), Self.stackName(axis, spacing))
        case 6: return node(ZStackLayout(alignment: alignment()), children(depth), "ZStack")
        case 7: return grid(depth)
        case 8:
            let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in gridItem() }
            return node(
                LazyGridLayout(
                    axis: chance(0.5) ? .horizontal : .vertical, items: items,
                    alignment: HorizontalAlignment.center.key, spacing: optional(0...20)),
                children(depth), "LazyGrid")
        default:
            return node(
                ViewThatFitsLayout(in: chance(0.5) ? .horizontal : [.horizontal, .vertical]),
                children(depth, 1...3), "ViewThatFits")
        }
    }

    static func stackName(_ axis: Axis, _ spacing: CGFloat?) -> String {
        "\(axis == .horizontal ? "HStack" : "VStack") \(spacing.map { "\($0)" } ?? "nil")"
    }

    private mutating func gridItem() -> GridItem {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: GridItem(.fixed(length(0...60)), spacing: optional(0...10))
        case 1: GridItem(.flexible(minimum: length(0...20), maximum: length(20...80)))
        default: GridItem(.adaptive(minimum: length(5...40)), alignment: alignment())
        }
    }

    private mutating func grid(_ depth: Int) -> Node {
        var cells: [Node] = []
        var rows: [GridLayout.Row] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            var row = GridLayout.Row(cells: [])
            var column = 0
            for cell in children(depth, 0...3) {
                let span = chance(0.2) ? 2 : 1
                row.cells.append(.init(index: cells.count, column: column, span: span))
                column += span
                cells.append(cell)
            }
            rows.append(row)
        }
        return node(
            GridLayout(
                alignment: alignment(), horizontalSpacing: optional(0...20),
                verticalSpacing: optional(0...20), rows: rows),
            cells, "Grid")
    }

    private mutating func modified(_ depth: Int) -> Node {
        let inner = tree(depth - 1)
        func under(_ layout: some Layout, _ name: String) -> Node {
            inner.wrapped(in: layout, name: name, layoutDirection: direction)
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2:
            return under(
                FrameLayout(width: optional(), height: optional(), alignment: alignment()), "Frame")
        case 3...4:
            return under(
                FlexibleFrameLayout(
                    horizontal: .init(
                        minimum: optional(), ideal: optional(),
                        maximum: chance(0.5) ? .infinity : optional()),
                    vertical: .init(
                        minimum: optional(), ideal: optional(),
                        maximum: chance(0.5) ? .infinity : optional()), alignment: alignment()),
                "FlexibleFrame")
        case 5:
            return under(
                PaddingLayout(
                    EdgeInsets(
                        top: length(-10...20), leading: length(-10...20),
                        bottom: length(-10...20), trailing: length(-10...20))), "Padding")
        case 6: return under(FixedSizeLayout(chance(0.5) ? .horizontal : .vertical), "FixedSize")
        case 7 where keepsProportions:
            return under(
                AspectRatioLayout(
                    ratio: chance(0.5) ? length(1...30) / 10 : nil,
                    contentMode: chance(0.5) ? .fit : .fill), "AspectRatio")
        case 8:
            return under(
                OffsetLayout(CGSize(width: length(-30...30), height: length(-30...30))), "Offset")
        case 9: return under(PositionLayout(CGPoint(x: length(), y: length())), "Position")
        case 10:
            return inner.layered(
                with: tree(depth - 1), behind: chance(0.5), alignment: alignment(),
                direction: direction)
        default:
            let place = length(-20...60)
            return under(
                AlignmentGuideLayout(HorizontalAlignment.leading.key) { _ in place },
                "AlignmentGuide")
        }
    }
}

extension Node {
    fileprivate func layered(
        with other: Node, behind: Bool, alignment: Alignment, direction: LayoutDirection
    ) -> Node {
        var result = wrapped(
            in: LayeredLayout(primary: behind ? 1 : 0, alignment: alignment), name: "Layers",
            layoutDirection: direction)
        guard case .container(let layout, let inner, let composition) = result.kind else {
            return result
        }
        result.kind = .container(
            layout, behind ? [other] + inner : inner + [other], composition)
        return result
    }
}
