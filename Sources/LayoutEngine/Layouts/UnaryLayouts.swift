import Foundation
import Graphics

/// Draws a view elsewhere; what it takes stays where it was (truth, rule 25).
package struct OffsetLayout: Layout {
    private let offset: CGSize

    package init(_ offset: CGSize) {
        self.offset = CGSize(
            width: offset.width.isFinite ? offset.width : 0,
            height: offset.height.isFinite ? offset.height : 0)
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height),
                proposal: proposal)
        }
    }

    /// The guides stay where the view would have been.
    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key, in: bounds, proposal: proposal).map { $0 - offset.width }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key, in: bounds, proposal: proposal).map { $0 - offset.height }
    }
}

/// Takes all that is offered and centers a view on a point of it (truth, rule 25).
package struct PositionLayout: Layout {
    private let position: CGPoint

    package init(_ position: CGPoint) { self.position = position }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
                anchor: .center, proposal: proposal)
        }
    }
}

/// Gives a view a guide of its own.
package struct AlignmentGuideLayout: Layout {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    package init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        explicitGuide(guide.key, in: bounds, proposal: proposal, subviews)
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        explicitGuide(guide.key, in: bounds, proposal: proposal, subviews)
    }

    private func explicitGuide(
        _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        guard guide == key, let child = subviews.first else {
            return subviews.combinedGuide(guide, in: bounds, proposal: proposal)
        }
        let value = compute(child.dimensions(in: proposal))
        return value.isFinite ? value : nil
    }
}
