import Foundation

/// Shows the first of several views whose ideal size fits on the limited axes, else the last (truth,
/// rule 30). On the other axis a view has the length that it is offered: a text that may be too high
/// is measured with its lines broken.
package struct ViewThatFitsLayout: Layout {
    private let axes: Axis.Set

    package init(in axes: Axis.Set) { self.axes = axes }

    private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        let open = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return subviews.first { subview in
            let ideal = subview.sizeThatFits(open)
            return fits(ideal.width, proposal.width, .horizontal)
                && fits(ideal.height, proposal.height, .vertical)
        } ?? subviews.last
    }

    private func fits(_ length: CGFloat, _ offer: CGFloat?, _ axis: Axis.Set) -> Bool {
        guard axes.contains(axis), let offer else { return true }
        return length <= offer
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let choice = choice(proposal, subviews)
        for subview in subviews {
            if subview == choice {
                subview.place(at: bounds.origin, proposal: proposal)
            } else {
                subview.discard()
            }
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }
}
