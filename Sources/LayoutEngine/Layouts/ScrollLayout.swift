import Foundation

/// A window onto content that may be longer, showing its start.
package struct ScrollLayout: Layout {
    private let axes: Axis.Set

    package init(_ axes: Axis.Set) { self.axes = axes }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// On its axes it takes what is offered, across them what the content takes.
    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let content = subviews.first?.sizeThatFits(childProposal(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: childProposal(proposal))
        }
    }
}

extension ScrollLayout: GuidePassing {}
