import Foundation
import Graphics

/// Lets a view take its ideal length on chosen axes, whatever is offered (truth, rule 20).
package struct FixedSizeLayout: Layout {
    private let axes: Axis.Set

    package init(_ axes: Axis.Set) { self.axes = axes }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal.ideal(on: axes)) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(in: bounds, alignment: .center, proposal: proposal.ideal(on: axes))
        }
    }
}
