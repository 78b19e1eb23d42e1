import Foundation

/// A window onto content that may be longer, showing its start.
package struct ScrollLayout: Layout {
    private let axes: Axis.Set

    package init(_ axes: Axis.Set) { self.axes = axes }

    /// On its axes it takes what is offered, across them what the content takes.
    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let content = subviews.first?.sizeThatFits(proposal.ideal(on: axes)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: proposal.ideal(on: axes))
        }
    }
}

extension ScrollLayout: GuidePassing {}
