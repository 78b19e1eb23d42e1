import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

/// A view in a box, and where its leaves must lie by a rule of layout.
@MainActor struct LayoutRule {
    private let name: String
    private let size: CGSize
    /// Of the leaves, in order: x, y, width, height.
    private let frames: [[CGFloat]]
    private let view: AnyView

    init(
        _ name: String, _ frames: [[CGFloat]], width: CGFloat = 100, height: CGFloat = 60,
        @ViewBuilder _ view: () -> some View
    ) {
        self.name = name
        self.frames = frames
        size = CGSize(width: width, height: height)
        self.view = AnyView(view())
    }

    private func frames(_ direction: LayoutDirection) -> [[CGFloat]] {
        let cornered = Corner { view }.environment(\.layoutDirection, direction)
        return place(cornered, in: size).leaves.map { leaf in
            let frame = leaf.frame
            let x = direction == .leftToRight ? frame.minX : size.width - frame.maxX
            return [x, frame.minY, frame.width, frame.height]
        }
    }

    /// Takes the whole box and puts the view's very corner, whatever its guides, into the box's.
    private struct Corner: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    /// From left to right the leaves must have their frames, from right to left the mirror image.
    static func check(
        _ rules: [LayoutRule], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for rule in rules {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let frames = rule.frames(direction)
                let agree =
                    frames.count == rule.frames.count
                    && zip(frames.joined(), rule.frames.joined()).allSatisfy { abs($0 - $1) < 1e-3 }
                if !agree {
                    Issue.record(
                        "\(rule.name), \(direction): \(frames), not \(rule.frames)",
                        sourceLocation: sourceLocation)
                }
            }
        }
    }
}

@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

/// One square letter. At 10 points: 12 high (11.934, rounded up to a third), the baseline 9.5215
/// from the top, capitals 7.0459 high; at 20 points 24 high, the baseline at 19.0430.
@MainActor func letter(_ size: CGFloat) -> some View { Text("x").font(.system(size: size)) }
