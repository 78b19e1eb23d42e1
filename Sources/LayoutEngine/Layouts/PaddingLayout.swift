import Foundation

/// Empty room around a view.
package struct PaddingLayout: Layout {
    private let insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets.sanitized }

    /// What is offered is less by the insets, never below 0 (truth, rule 22).
    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let child = subviews.first?.sizeThatFits(childProposal(proposal)) ?? .zero
        return CGSize(
            width: max(child.width + insets.horizontal, 0),
            height: max(child.height + insets.vertical, 0))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
                proposal: childProposal(proposal))
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return (subviews.first?.spacing ?? ViewSpacing()).resetting(edges)
    }
}
