import Foundation
import Graphics
import LayoutEngine
import Views

/// Ready items in a box; turned over where the layout runs from right to left.
struct PlotLeaf: Leaf {
    let items: [DisplayItem]
    var color: String?
    var isMirrored = false

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        guard !items.isEmpty else { return [] }
        var group = DisplayGroup(items)
        group.transform =
            isMirrored
            ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
            : CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return [.group(group)]
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(color: color)
    }
}

/// The grid lines of both axes, in the plot's box.
@MainActor
struct GridLines {
    static func items(
        _ axes: [AxisModel], size: CGSize, in context: ResolveContext
    ) -> [DisplayItem] {
        axes.flatMap { axis -> [DisplayItem] in
            let length = axis.axis == .horizontal ? size.width : size.height
            let across = axis.axis == .horizontal ? size.height : size.width
            return axis.marked().flatMap { marked in
                marked.elements.compactMap { element -> DisplayItem? in
                    guard case .gridLine(let isCentered, let stroke) = element.kind,
                        let place = axis.position(of: marked, centered: isCentered, in: length)
                    else { return nil }
                    var path = Path()
                    path.move(to: CGPoint(axis.axis, along: place, across: 0))
                    path.addLine(to: CGPoint(axis.axis, along: place, across: across))
                    if element.offset != .zero {
                        path = path.offsetBy(dx: element.offset.width, dy: element.offset.height)
                    }
                    let pen = stroke ?? axis.gridStroke
                    let box = path.boundingRect.insetBy(
                        dx: -pen.lineWidth / 2, dy: -pen.lineWidth / 2)
                    return .stroke(path, pen, element.paint(in: box, context))
                }
            }
        }
    }
}

/// The ticks of an axis, which reach into the room of its labels.
struct TickLeaf: Leaf {
    struct Tick {
        /// Points along the axis, given its length.
        var place: (CGFloat) -> CGFloat?
        /// Given the labels' room.
        var length: (CGFloat) -> CGFloat
        var stroke: StrokeStyle
        var paint: Paint
    }

    let edge: Edge
    let ticks: [Tick]
    var isMirrored = false

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        let axis: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
        let length = axis == .horizontal ? frame.width : frame.height
        let room = axis == .horizontal ? frame.height : frame.width
        let items = ticks.compactMap { tick -> DisplayItem? in
            guard let place = tick.place(length) else { return nil }
            // From the plot's edge outward.
            let isAfter = edge == .bottom || edge == .trailing
            let (from, to) = isAfter ? (0, tick.length(room)) : (room, room - tick.length(room))
            var path = Path()
            path.move(to: CGPoint(axis, along: place, across: from))
            path.addLine(to: CGPoint(axis, along: place, across: to))
            return .stroke(path, tick.stroke, tick.paint)
        }
        return PlotLeaf(items: items, isMirrored: isMirrored).display(in: frame, context: context)
    }
}
