import Foundation
import LayoutEngine
import Views

/// Places a chart's parts: legend and titles at the edges, then the axes' labels, and the plot in
/// what is left.
struct ChartLayout: Layout {
    enum Part {
        case plot
        case label(AxisLabelPlace)
        case ticks(Edge)
        /// A legend or a title.
        case beside(Edge?, alignment: Alignment, spacing: CGFloat)
        case whole
    }

    /// One for each subview.
    let parts: [Part]

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var room = bounds
        placeBeside(subviews, in: bounds, leaving: &room)
        let insets = labelRoom(subviews, in: room.size)
        var plot = room.inset(by: insets)
        let offered = plot.size
        for (part, subview) in zip(parts, subviews) {
            guard case .plot = part else { continue }
            plot.size = subview.sizeThatFits(ProposedViewSize(offered))
            subview.place(at: plot.origin, proposal: ProposedViewSize(offered))
        }
        for (part, subview) in zip(parts, subviews) {
            switch part {
            case .plot, .label, .beside: break
            case .ticks(let edge):
                let box = plot.outside(edge, insets[edge])
                subview.place(at: box.origin, proposal: ProposedViewSize(box.size))
            case .whole: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
        placeLabels(subviews, around: plot)
    }

    // MARK: Legend and titles

    private func placeBeside(
        _ subviews: Subviews, in bounds: CGRect, leaving room: inout CGRect
    ) {
        // The outermost comes last in the list: a legend lies beyond a title.
        for (part, subview) in zip(parts, subviews).reversed() {
            guard case .beside(let edge, let alignment, let spacing) = part else { continue }
            let size = subview.sizeThatFits(ProposedViewSize(room.size))
            let box: CGRect
            switch edge {
            case .top:
                box = CGRect(x: room.minX, y: room.minY, width: room.width, height: size.height)
                room.origin.y += size.height + spacing
                room.size.height -= size.height + spacing
            case .bottom:
                box = CGRect(
                    x: room.minX, y: room.maxY - size.height, width: room.width,
                    height: size.height)
                room.size.height -= size.height + spacing
            case .leading:
                box = CGRect(x: room.minX, y: room.minY, width: size.width, height: room.height)
                room.origin.x += size.width + spacing
                room.size.width -= size.width + spacing
            case .trailing:
                box = CGRect(
                    x: room.maxX - size.width, y: room.minY, width: size.width,
                    height: room.height)
                room.size.width -= size.width + spacing
            case nil: box = room
            }
            let dimensions = subview.dimensions(in: ProposedViewSize(box.size))
            let share = alignment.share(of: dimensions)
            subview.place(
                at: CGPoint(
                    x: box.minX + (box.width - size.width) * share.x,
                    y: box.minY + (box.height - size.height) * share.y),
                proposal: ProposedViewSize(box.size))
        }
        room.size = CGSize(width: max(room.width, 0), height: max(room.height, 0))
    }

    static func titleEdge(_ position: AnnotationPosition, _ axis: Axis) -> Edge {
        switch position.kind {
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .overlay: axis == .horizontal ? .bottom : .top
        }
    }

    /// Nil for a legend over the plot.
    static func legendPlace(
        _ position: AnnotationPosition, _ asked: Alignment?
    ) -> (edge: Edge?, alignment: Alignment) {
        switch position.kind {
        case .automatic, .bottom: (.bottom, asked ?? .leading)
        case .bottomLeading: (.bottom, asked ?? .leading)
        case .bottomTrailing: (.bottom, asked ?? .trailing)
        case .top, .topLeading: (.top, asked ?? .leading)
        case .topTrailing: (.top, asked ?? .trailing)
        case .leading: (.leading, asked ?? .top)
        case .trailing: (.trailing, asked ?? .top)
        case .overlay: (nil, asked ?? .center)
        }
    }

    // MARK: Labels

    /// What labels need at each edge. Whole points, so that the plot ends on one.
    private func labelRoom(_ subviews: Subviews, in size: CGSize) -> EdgeInsets {
        var insets = EdgeInsets()
        for (part, subview) in zip(parts, subviews) {
            guard case .label(let place) = part else { continue }
            let label = subview.sizeThatFits(place.proposal(plot: size))
            let across = place.axis.axis == .horizontal ? label.height : label.width
            guard across > 0 else { continue }
            insets[place.edge] = max(insets[place.edge], across + place.spacing)
        }
        for edge in Edge.allCases where insets[edge] > 0 {
            let whole = edge == .top || edge == .bottom ? size.height : size.width
            let taken = insets[edge].rounded(.up)
            insets[edge] = min(taken, max(whole, 0))
        }
        return insets
    }

    private func placeLabels(_ subviews: Subviews, around plot: CGRect) {
        var taken: [Edge: ClosedRange<CGFloat>] = [:]
        for (part, subview) in zip(parts, subviews) {
            guard case .label(let place) = part else { continue }
            let proposal = place.proposal(plot: plot.size)
            let size = subview.sizeThatFits(proposal)
            let length = place.axis.axis == .horizontal ? plot.width : plot.height
            let extent = place.axis.axis == .horizontal ? size.width : size.height
            guard let position = place.position(in: length) else {
                subview.discard()
                continue
            }
            let start: CGFloat
            switch place.lie {
            case .after: start = position
            case .around: start = position - extent / 2
            case .before: start = position - extent
            }
            let span = start...start + extent
            if place.staysInPlot, span.upperBound > length + 0.5 {
                subview.discard()
                continue
            }
            if extent > 0, place.yields, let before = taken[place.edge],
                before.widened(by: ChartMetrics.labelGap).overlaps(span)
            {
                subview.discard()
                continue
            }
            if extent > 0 { taken[place.edge] = taken[place.edge].map { $0.joined(span) } ?? span }
            subview.place(
                at: origin(of: size, start, place, plot), proposal: proposal)
        }
    }

    private func origin(
        of size: CGSize, _ start: CGFloat, _ place: AxisLabelPlace, _ plot: CGRect
    ) -> CGPoint {
        let point: CGPoint
        switch place.edge {
        case .top:
            point = CGPoint(x: plot.minX + start, y: plot.minY - place.spacing - size.height)
        case .bottom: point = CGPoint(x: plot.minX + start, y: plot.maxY + place.spacing)
        case .leading:
            point = CGPoint(x: plot.minX - place.spacing - size.width, y: plot.minY + start)
        case .trailing: point = CGPoint(x: plot.maxX + place.spacing, y: plot.minY + start)
        }
        return CGPoint(x: point.x + place.offset.width, y: point.y + place.offset.height)
    }
}

extension ClosedRange where Bound == CGFloat {
    fileprivate func widened(by gap: CGFloat) -> ClosedRange { lowerBound - gap...upperBound + gap }

    fileprivate func joined(_ other: ClosedRange) -> ClosedRange {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    /// The strip beyond an edge.
    fileprivate func outside(_ edge: Edge, _ depth: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: minX, y: minY - depth, width: width, height: depth)
        case .bottom: CGRect(x: minX, y: maxY, width: width, height: depth)
        case .leading: CGRect(x: minX - depth, y: minY, width: depth, height: height)
        case .trailing: CGRect(x: maxX, y: minY, width: depth, height: height)
        }
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension Alignment {
    /// Which part of the room that is left lies before a view, on each axis.
    func share(of dimensions: ViewDimensions) -> CGPoint {
        let width = dimensions.width
        let height = dimensions.height
        return CGPoint(
            x: width > 0 ? dimensions[horizontal] / width : 0.5,
            y: height > 0 ? dimensions[vertical] / height : 0.5)
    }
}
