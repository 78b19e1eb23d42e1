import Foundation

/// Views over each other, aligned with one another.
///
/// The size comes from the children of the highest priority; at placement all children are
/// offered it (truth, rule 15).
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: nil) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        Extent(leadingChildren(of: subviews), proposal: proposal, alignment: alignment).size
    }

    private func leadingChildren(of subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max() ?? 0
        return subviews.filter { $0.priority == highest }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let offer = ProposedViewSize(bounds.size)
        let extent = Extent(
            leadingChildren(of: subviews), proposal: proposal, alignment: alignment)
        for subview in subviews {
            let dimensions = subview.dimensions(in: offer)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + extent.horizontal.above - dimensions[alignment.horizontal],
                    y: bounds.minY + extent.vertical.above - dimensions[alignment.vertical]),
                proposal: offer)
        }
    }

    /// How far aligned children reach around their common guides.
    private struct Extent {
        var horizontal = CrossExtent()
        var vertical = CrossExtent()

        init(_ subviews: [LayoutSubview], proposal: ProposedViewSize, alignment: Alignment) {
            for subview in subviews {
                let dimensions = subview.dimensions(in: proposal)
                horizontal.include(
                    dimensions, axis: .horizontal, guide: alignment.horizontal.key)
                vertical.include(dimensions, axis: .vertical, guide: alignment.vertical.key)
            }
        }

        var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }
    }
}
