import Foundation
import LayoutEngine

/// An icon in the middle of its column, and a title in a column of its own that begins on the
/// icon's line:
///
///     ┌──em──┐ 8 ┌────────────┐
///     │ icon │   │ title that │
///     └──────┘   │ wraps      │
///                └────────────┘
struct LabelLayout: Layout {
    /// Between the columns (truth, section 4).
    static let defaultSpacing: CGFloat = 8

    /// The icon's column is at least so wide: one em unless set (truth, section 4, inferred).
    let iconWidth: CGFloat
    let spacing: CGFloat

    private struct Arrangement {
        var icon = CGRect.zero
        var iconOffer = ProposedViewSize.unspecified
        var title = CGRect.zero
        var titleOffer = ProposedViewSize.unspecified

        var size: CGSize {
            let union = icon.union(title)
            return CGSize(width: max(union.maxX, 0), height: union.height)
        }
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        guard subviews.count == 2 else { return Arrangement() }
        var result = Arrangement()
        // An icon that would take all gets half.
        result.iconOffer = ProposedViewSize(
            width: proposal.width.map { ($0 - spacing) / 2 }, height: proposal.height)
        let icon = subviews[0].dimensions(in: result.iconOffer)
        let column = max(iconWidth, icon.width)
        result.titleOffer = ProposedViewSize(
            width: proposal.width.map { $0 - column - spacing }, height: proposal.height)
        let title = subviews[1].dimensions(in: result.titleOffer)

        let iconBaseline = icon[VerticalAlignment.firstTextBaseline]
        let titleBaseline = title[VerticalAlignment.firstTextBaseline]
        let baseline = max(iconBaseline, titleBaseline)
        result.icon = CGRect(
            x: (column - icon.width) / 2, y: baseline - iconBaseline, width: icon.width,
            height: icon.height)
        result.title = CGRect(
            x: column + spacing, y: baseline - titleBaseline, width: title.width,
            height: title.height)
        return result
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        arrange(proposal, subviews).size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard subviews.count == 2 else { return }
        let places = arrange(proposal, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX + places.icon.minX, y: bounds.minY + places.icon.minY),
            proposal: places.iconOffer)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + places.title.minX, y: bounds.minY + places.title.minY),
            proposal: places.titleOffer)
    }
}
