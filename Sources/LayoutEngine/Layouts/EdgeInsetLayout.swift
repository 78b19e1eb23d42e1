import Foundation

/// A view with a bar along one of its edges: the bar takes its ideal length from what is offered,
/// the view is offered the rest.
package struct EdgeInsetLayout: Layout {
    private let edge: Edge
    private let alignment: Alignment
    /// Nil for the distance that both views prefer.
    private let spacing: CGFloat?

    /// The layout's first subview is the view, the second one the bar.
    package init(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isBefore: Bool { edge == .top || edge == .leading }

    private struct Parts {
        var bar: ProposedViewSize
        var barSize: CGSize
        var gap: CGFloat
        var content: ProposedViewSize
    }

    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Parts {
        let bar = ProposedViewSize(axis, along: nil, across: proposal[axis.other])
        let barSize = subviews[1].sizeThatFits(bar)
        let (first, second) = isBefore ? (subviews[1], subviews[0]) : (subviews[0], subviews[1])
        let gap = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
        var content = proposal
        content[axis] = proposal[axis].map { $0 - barSize[axis] - gap }
        return Parts(bar: bar, barSize: barSize, gap: gap, content: content)
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let parts = parts(proposal, subviews)
        var size = subviews[0].sizeThatFits(parts.content)
        size[axis] += parts.barSize[axis] + parts.gap
        return size
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let parts = parts(proposal, subviews)
        let bar = parts.barSize[axis]
        var contentOrigin = bounds.origin
        var barOrigin = bounds.origin
        if isBefore {
            contentOrigin[axis] += bar + parts.gap
        } else {
            barOrigin[axis] += bounds.size[axis] - bar
        }
        subviews[0].place(at: contentOrigin, proposal: parts.content)
        var barBox = bounds.size
        barBox[axis] = bar
        subviews[1].place(
            in: CGRect(origin: barOrigin, size: barBox), alignment: alignment, proposal: parts.bar)
    }
}

extension EdgeInsetLayout: GuidePassing {}
