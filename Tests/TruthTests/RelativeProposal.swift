import Foundation
import LayoutEngine
import Views

/// A layout as users write them: offers its view a fraction of what it is offered itself and takes
/// the view's size (oleb.net, "Keeping relative sizes in SwiftUI stacks").
struct RelativeProposal: Layout {
    let width: CGFloat

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * width }, height: proposal.height)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews[0].sizeThatFits(offer(proposal))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews[0].place(at: bounds.origin, proposal: offer(proposal))
    }
}
