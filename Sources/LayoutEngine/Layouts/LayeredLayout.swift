import Foundation

/// A view with others behind or before it that are offered its size (truth, rule 23).
package struct LayeredLayout: Layout {
    /// Which child decides the size.
    private let primary: Int
    private let alignment: Alignment

    package init(primary: Int, alignment: Alignment) {
        self.primary = primary
        self.alignment = alignment
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews[primary].sizeThatFits(proposal)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let dimensions = subviews[primary].dimensions(in: proposal)
        for (index, subview) in subviews.enumerated() {
            if index == primary {
                subview.place(at: bounds.origin, proposal: proposal)
                continue
            }
            let offer = ProposedViewSize(bounds.size)
            let secondary = subview.dimensions(in: offer)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + dimensions[alignment.horizontal]
                        - secondary[alignment.horizontal],
                    y: bounds.minY + dimensions[alignment.vertical]
                        - secondary[alignment.vertical]),
                proposal: offer)
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews[primary].spacing
    }

    /// Only the view itself has guides; what lies behind it has none.
    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews[primary].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews[primary].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
    }
}
