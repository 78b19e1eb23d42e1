import SwiftUI

/// Places its views on a circle, the first at one o'clock if there are twelve, the last at the top.
struct RadialLayout: Layout {
    /// From the middle of the views to the edge, as a share of the circle's radius.
    var inset: CGFloat = 0

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let radius = min(bounds.width, bounds.height) / 2 * (1 - inset)
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi * Double(index + 1) / Double(subviews.count)
            let point = CGPoint(
                x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}
