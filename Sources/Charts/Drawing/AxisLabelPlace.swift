import Foundation
import Graphics
import LayoutEngine
import Views

extension AxisModel {
    /// Names of a vertical axis stand before their bars, numbers after the plot.
    func edge(of position: AxisMarkPosition) -> Edge {
        switch (position.kind, axis) {
        case (.leading, .vertical): .leading
        case (.trailing, .vertical): .trailing
        case (.top, .horizontal): .top
        case (_, .horizontal): .bottom
        case (_, .vertical): scale.isBanded ? .leading : .trailing
        }
    }

    /// Points of a tick, given the room that labels have beyond the plot's edge.
    func length(of length: AxisTick.Length, room: CGFloat) -> CGFloat {
        switch length.kind {
        case .fixed(let length): length
        case .label(let further): max(room, 0) + further
        case .automatic:
            // A tick beside which its label stands goes down to the label's foot.
            axis == .horizontal && !scale.isBanded && room > 0
                ? room : ChartMetrics.tickLength
        }
    }
}

/// Where a label of an axis goes.
struct AxisLabelPlace {
    let edge: Edge
    let axis: AxisModel
    let marked: AxisModel.Marked
    let label: AxisLabel
    let offset: CGSize

    /// How a label lies to its place along the axis: 0 after it, 0.5 around it, 1 before it.
    enum Lie { case after, around, before }

    private var isCentered: Bool { label.isCentered ?? false }

    var lie: Lie {
        if let anchor = label.anchor {
            let along = axis.axis == .horizontal ? anchor.x : anchor.y
            return along < 0.25 ? .after : along > 0.75 ? .before : .around
        }
        if axis.axis == .vertical || axis.scale.isBanded || isCentered { return .around }
        guard marked.group.part.preset == .aligned else { return .after }
        if marked.value.index == 0 { return .after }
        return marked.value.index == marked.value.count - 1 ? .before : .around
    }

    /// The place along the axis, points from the plot's beginning.
    func position(in length: CGFloat) -> CGFloat? {
        guard let place = axis.position(of: marked, centered: isCentered, in: length) else {
            return nil
        }
        guard axis.axis == .horizontal, label.anchor == nil, lie != .around,
            marked.group.part.preset != .aligned
        else { return place }
        return place + (label.horizontalSpacing ?? ChartMetrics.labelSpacing)
    }

    /// Between plot and label.
    var spacing: CGFloat {
        (axis.axis == .horizontal ? label.verticalSpacing : label.horizontalSpacing)
            ?? ChartMetrics.labelSpacing
    }

    /// What the label is offered: a name has its band, others have what they need.
    func proposal(plot: CGSize) -> ProposedViewSize {
        guard axis.axis == .horizontal, axis.scale.isBanded, label.orientation.kind != .vertical
        else { return .unspecified }
        let band = axis.scale.bandwidth(in: plot.width)
        return ProposedViewSize(width: band, height: nil)
    }

    /// Whether the label may be left out for want of room.
    var yields: Bool { label.collision.kind != .disabled && !axis.scale.isBanded }

    /// Whether a label has to end where the plot does.
    var staysInPlot: Bool {
        axis.axis == .horizontal && lie == .after && label.anchor == nil
            && label.collision.kind != .disabled
    }
}

extension View {
    /// This view turned by a quarter, in a box that is turned as well.
    func turned(_ angle: Angle) -> some View {
        rotationEffect(angle).wrapped(in: SidewaysLayout(), name: "Sideways")
    }
}

/// The box of a view that stands on its side.
struct SidewaysLayout: Layout, Sendable {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
