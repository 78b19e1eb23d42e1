import Foundation

/// An invisible box of fixed lengths around a view; nil leaves an axis to the view.
package struct FrameLayout: Framing {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    /// Lengths that are negative or no finite numbers are ignored (truth, rule 17).
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func valid(_ length: CGFloat?) -> CGFloat? {
            length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        }
        self.width = valid(width)
        self.height = valid(height)
        self.alignment = alignment
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = subviews.first?.sizeThatFits(childProposal(proposal)) ?? .zero
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let offer = childProposal(proposal)
        for subview in subviews {
            subview.place(in: bounds, alignment: alignment, proposal: offer)
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return (subviews.first?.spacing ?? ViewSpacing()).resetting(edges)
    }
}

/// A layout that passes on its child's guides save the edges and the middle, which are now its own
/// (truth, rule 29).
package protocol Framing: Layout where Cache == Void {}

extension Framing {
    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? { inheritedGuide(guide.key, in: bounds, proposal, subviews) }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? { inheritedGuide(guide.key, in: bounds, proposal, subviews) }

    private func inheritedGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        key.isEdgeOrCenter ? nil : subviews.combinedGuide(key, in: bounds, proposal: proposal)
    }
}

extension LayoutSubview {
    /// Puts the view's guides where the same guides of `bounds` lie.
    func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal)
        let box = ViewDimensions(size: bounds.size)
        place(
            at: CGPoint(
                x: bounds.minX + box[alignment.horizontal] - dimensions[alignment.horizontal],
                y: bounds.minY + box[alignment.vertical] - dimensions[alignment.vertical]),
            size: dimensions.size, proposal: proposal)
    }
}
