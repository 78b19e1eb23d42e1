import Foundation

/// An invisible box with limits around a view.
package struct FlexibleFrameLayout: Framing {
    /// The limits of one axis; nil takes the child's behavior on that side.
    package struct Limits: Hashable, Sendable {
        package let minimum: CGFloat?
        package let ideal: CGFloat?
        package let maximum: CGFloat?

        /// Minimum at least 0, ideal at least the minimum, maximum at least the ideal
        /// (truth, rule 17). Only a maximum may be infinite.
        package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }
            let low = number(minimum).map { max($0, 0) }
            let middle = number(ideal).map { max($0, low ?? 0) }
            self.minimum = low
            self.ideal = middle
            self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, middle ?? low ?? 0) }
        }

        /// What the child is offered.
        func childProposal(_ proposal: CGFloat?) -> CGFloat? {
            clamp(proposal ?? ideal)
        }

        private func clamp(_ length: CGFloat?) -> CGFloat? {
            length.map { min(max($0, minimum ?? $0), maximum ?? .infinity) }
        }

        /// The frame's own length for an offer, the child having answered `child`
        /// (truth, rule 16).
        func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let proposal else {
                if let ideal { return ideal }
                return min(max(child, minimum ?? 0), maximum ?? .infinity)
            }
            switch (minimum, maximum) {
            case (nil, nil): return child
            case (let low?, let high?): return min(max(proposal, low), high)
            case (let low?, nil): return max(min(proposal, child), low)
            case (nil, let high?): return min(max(proposal, child), high)
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

extension FlexibleFrameLayout.Limits {
    fileprivate var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }
}
