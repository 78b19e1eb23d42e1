import Foundation
import Graphics

/// How a view's proportions meet an offer of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest that lies inside.
    case fit
    /// The smallest that covers.
    case fill
}

/// Keeps a view's proportions (truth, rule 21).
package struct AspectRatioLayout: Layout {
    /// Width by height; nil for the child's ideal size.
    private let ratio: CGFloat?
    private let contentMode: ContentMode

    /// A ratio that is no positive number counts as nil.
    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.contentMode = contentMode
    }

    private func childProposal(
        _ proposal: ProposedViewSize, _ subview: LayoutSubview
    ) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let ratio = ratio ?? idealRatio(of: subview)
        guard let ratio else { return proposal }
        let width = proposal.width ?? (contentMode == .fit ? .infinity : 0)
        let height = proposal.height ?? (contentMode == .fit ? .infinity : 0)
        if width == .infinity, height == .infinity { return proposal }
        let isWidthDecisive =
            contentMode == .fit ? width <= height * ratio : width >= height * ratio
        return isWidthDecisive
            ? ProposedViewSize(width: width, height: width / ratio)
            : ProposedViewSize(width: height * ratio, height: height)
    }

    private func idealRatio(of subview: LayoutSubview) -> CGFloat? {
        let ideal = subview.sizeThatFits(.unspecified)
        guard ideal.width > 0, ideal.height > 0 else { return nil }
        let ratio = ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : nil
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        guard let child = subviews.first else { return .zero }
        return child.sizeThatFits(childProposal(proposal, child))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                in: bounds, alignment: .center, proposal: childProposal(proposal, subview))
        }
    }
}
