import Foundation

/// An invisible box with limits around a view.
package struct FlexibleFrameLayout: Framing {
    /// The limits of one axis; nil takes the child's behavior on that side.
    package struct Limits: Hashable, Sendable {
        private let ideal: CGFloat?
        private let hasMinimum: Bool
        private let hasMaximum: Bool
        private let minimum: CGFloat
        private let maximum: CGFloat

        /// Minimum at least 0, ideal at least the minimum, maximum at least the ideal
        /// (truth, rule 17). Only a maximum may be infinite.
        package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }
            let low = number(minimum).map { max($0, 0) }
            let middle = number(ideal).map { max($0, low ?? 0) }
            let high = maximum.flatMap { $0.isNaN ? nil : max($0, middle ?? low ?? 0) }
            self.ideal = middle
            self.minimum = low ?? 0
            self.maximum = high ?? .infinity
            hasMinimum = low != nil
            hasMaximum = high != nil
        }

        var isSet: Bool { hasMinimum || hasMaximum || ideal != nil }

        /// What the child is offered.
        func childProposal(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { clamp($0) }
        }

        @inline(__always)
        private func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum), maximum) }

        /// The frame's own length for an offer, the child having answered `child`
        /// (truth, rule 16).
        @inline(__always)
        func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let proposal else { return ideal ?? clamp(child) }
            switch (hasMinimum, hasMaximum) {
            case (false, false): return child
            case (true, true): return clamp(proposal)
            case (true, false): return clamp(min(proposal, child))
            case (false, true): return clamp(max(proposal, child))
            }
        }
    }

    private let horizontal: Limits
    private let vertical: Limits
    private let alignment: Alignment

    package init(horizontal: Limits, vertical: Limits, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let offer = ProposedViewSize(
            width: horizontal.childProposal(proposal.width),
            height: vertical.childProposal(proposal.height))
        let child = subviews.first?.sizeThatFits(offer) ?? .zero
        return CGSize(
            width: horizontal.length(proposal: proposal.width, child: child.width),
            height: vertical.length(proposal: proposal.height, child: child.height))
    }

    /// The child is offered the frame's own size (truth, rule 18).
    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size))
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var edges: Edge.Set = []
        if horizontal.isSet { edges.formUnion(.horizontal) }
        if vertical.isSet { edges.formUnion(.vertical) }
        return (subviews.first?.spacing ?? ViewSpacing()).resetting(edges)
    }
}
