import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

/// What must hold for any tree: generated ones, each from its seed.
@Suite(.timeLimit(.minutes(1))) struct InvariantTests {
    private static let seeds = 0..<400

    private func context(_ scale: CGFloat = 3) -> LayoutContext {
        LayoutContext(typesetter: SquareTypesetter(), displayScale: scale)
    }

    private func size(for seed: Int) -> CGSize {
        let sizes = [
            CGSize(width: 155, height: 155), CGSize(width: 329, height: 155),
            CGSize(width: 329, height: 345), .zero, CGSize(width: 1, height: 1),
            CGSize(width: 72.5, height: 1000 / 3.0),
        ]
        return sizes[seed % sizes.count]
    }

    private func layout(
        _ tree: GeneratedTree, in size: CGSize, at origin: CGPoint = .zero
    ) -> PlacedNode {
        LayoutPass.layout(
            tree.node, in: CGRect(origin: origin, size: size), context: context())
    }

    private func frames(_ node: PlacedNode) -> [CGRect] {
        [node.frame] + node.children.flatMap(frames)
    }

    private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        zip(
            [left.minX, left.minY, left.width, left.height],
            [right.minX, right.minY, right.width, right.height]
        ).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test func framesAreNumbersAndSizesAreNotNegative() {
        for seed in Self.seeds {
            for frame in frames(layout(GeneratedTree(seed: seed), in: size(for: seed))) {
                let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                if !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0
                {
                    Issue.record("seed \(seed): \(frame)")
                }
            }
        }
    }

    @Test func theSameTreeIsLaidOutAlike() {
        for seed in Self.seeds {
            let tree = GeneratedTree(seed: seed)
            let (first, second) = (
                layout(tree, in: size(for: seed)), layout(tree, in: size(for: seed))
            )
            if first.description != second.description { Issue.record("seed \(seed)") }
        }
    }

    @Test func aMovedBoxMovesEverything() {
        for seed in Self.seeds {
            let tree = GeneratedTree(seed: seed)
            let here = frames(layout(tree, in: size(for: seed)))
            let there = frames(layout(tree, in: size(for: seed), at: CGPoint(x: 40, y: -7)))
            let moved = here.map { $0.offsetBy(dx: 40, dy: -7) }
            if !zip(moved, there).allSatisfy({ isNear($0, $1) }) { Issue.record("seed \(seed)") }
        }
    }

    @Test func rightToLeftIsTheMirrorImage() {
        for seed in Self.seeds {
            let size = size(for: seed)
            let left = frames(layout(GeneratedTree(seed: seed), in: size))
            let right = frames(
                layout(GeneratedTree(seed: seed, direction: .rightToLeft), in: size))
            let mirrored = left.map { frame in
                CGRect(
                    x: size.width - frame.origin.x - frame.width, y: frame.origin.y,
                    width: frame.width, height: frame.height)
            }
            if mirrored.count != right.count
                || !zip(mirrored, right).allSatisfy({ isNear($0, $1) })
            {
                Issue.record("seed \(seed)")
            }
        }
    }

    /// In a stack of known spacing the children follow each other in order, and together with the
    /// gaps they are as long as the stack.
    @Test func stacksKeepOrderAndSum() {
        var stacks = 0
        for seed in Self.seeds {
            let tree = GeneratedTree(seed: seed, keepsProportions: false)
            visit(layout(tree, in: size(for: seed))) { node in
                let words = node.name.split(separator: " ")
                guard words.count == 2, let spacing = Double(words[1]).map({ CGFloat($0) }),
                    !node.children.isEmpty
                else { return }
                stacks += 1
                let isRow = words[0] == "HStack"
                let starts = node.children.map { isRow ? $0.frame.origin.x : $0.frame.origin.y }
                let lengths = node.children.map { isRow ? $0.frame.width : $0.frame.height }
                for index in starts.indices.dropLast() {
                    let next = starts[index] + lengths[index] + spacing
                    if abs(next - starts[index + 1]) > 1e-6 {
                        Issue.record("seed \(seed): child \(index + 1) of \(node.name)")
                    }
                }
                let total = lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
                if abs(total - (isRow ? node.frame.width : node.frame.height)) > 1e-6 {
                    Issue.record("seed \(seed): \(node.name) is not the sum of its children")
                }
            }
        }
        #expect(stacks > 300)
    }

    private func visit(_ node: PlacedNode, _ body: (PlacedNode) -> Void) {
        body(node)
        for child in node.children { visit(child, body) }
    }

    @Test func whatIsMeasuredIsPlaced() {
        for seed in Self.seeds {
            let tree = GeneratedTree(seed: seed)
            let size = size(for: seed)
            let measured = LayoutPass.size(
                of: tree.node, proposal: ProposedViewSize(size), context: context())
            if layout(tree, in: size).frame.size != measured { Issue.record("seed \(seed)") }
        }
    }
}
