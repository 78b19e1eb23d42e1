import Foundation
import LayoutEngine
import Views

/// Annotations, and views that stand for points: all that lies in a plot beside its marks.
@MainActor
struct BesideMarks {
    let nodes: [Node]
    let layout: BesideLayout

    /// - Parameter chart: The whole chart, in the plot's coordinates.
    init(
        _ drawing: PlotDrawing, model: ChartModel, chart: CGRect, in context: ResolveContext
    ) {
        var nodes: [Node] = []
        var places: [BesideLayout.Place] = []
        for symbol in drawing.symbolViews {
            guard var node = context.grouped(symbol.view.nodes(in: context)) else { continue }
            node.traits.zIndex = symbol.zIndex
            nodes.append(node)
            places.append(
                BesideLayout.Place(
                    target: CGRect(origin: symbol.point, size: .zero), position: .overlay,
                    alignment: .center, spacing: 0))
        }
        for annotation in model.annotations {
            let boxes = drawing.boxes[annotation.marks].compactMap { $0 }
            guard let first = boxes.first else { continue }
            let target = boxes.dropFirst().reduce(first) { $0.union($1) }
            let view = annotation.content(AnnotationContext(targetSize: target.size))
            guard let node = context.grouped(view.nodes(in: context)) else { continue }
            nodes.append(node)
            let overflow = annotation.overflow
            let plot = CGRect(origin: .zero, size: drawing.geometry.size)
            places.append(
                BesideLayout.Place(
                    target: target, position: annotation.position,
                    alignment: annotation.alignment,
                    spacing: annotation.spacing ?? ChartMetrics.annotationSpacing,
                    fitsX: overflow.x.room(plot.minX...plot.maxX, chart.minX...chart.maxX, true),
                    fitsY: overflow.y.room(plot.minY...plot.maxY, chart.minY...chart.maxY, false)))
        }
        self.nodes = nodes
        layout = BesideLayout(places: places)
    }
}

extension AnnotationOverflowResolution.Strategy {
    /// What a view has to stay in; nil where it may lie anywhere.
    ///
    /// - Parameter byItself: Whether it stays in the chart where nobody says.
    fileprivate func room(
        _ plot: ClosedRange<CGFloat>, _ chart: ClosedRange<CGFloat>, _ byItself: Bool
    ) -> ClosedRange<CGFloat>? {
        switch kind {
        case .automatic: byItself ? chart : nil
        case .fit(.plot): plot
        case .fit: chart
        case .disabled, .padScale: nil
        }
    }
}

/// Places views around boxes of the plot.
struct BesideLayout: Layout {
    struct Place {
        var target: CGRect
        var position: AnnotationPosition
        var alignment: Alignment
        var spacing: CGFloat
        /// What the view is moved into.
        var fitsX: ClosedRange<CGFloat>?
        var fitsY: ClosedRange<CGFloat>?
    }

    /// One for each subview.
    let places: [Place]

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (place, subview) in zip(places, subviews) {
            let offer =
                place.position.kind == .overlay && place.target.width > 0
                    && place.target.height > 0
                ? ProposedViewSize(place.target.size) : .unspecified
            let dimensions = subview.dimensions(in: offer)
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            var origin = place.origin(of: size, share: place.alignment.share(of: dimensions))
            if let room = place.fitsX { origin.x = room.moving(origin.x, size.width) }
            if let room = place.fitsY { origin.y = room.moving(origin.y, size.height) }
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: offer)
        }
    }
}

extension BesideLayout.Place {
    /// - Parameter share: How the view is aligned along the side it lies at.
    fileprivate func origin(of size: CGSize, share: CGPoint) -> CGPoint {
        let along = CGPoint(
            x: target.minX + (target.width - size.width) * share.x,
            y: target.minY + (target.height - size.height) * share.y)
        let above = target.minY - spacing - size.height
        let below = target.maxY + spacing
        let before = target.minX - spacing - size.width
        let after = target.maxX + spacing
        return switch position.kind {
        case .automatic, .top: CGPoint(x: along.x, y: above)
        case .bottom: CGPoint(x: along.x, y: below)
        case .leading: CGPoint(x: before, y: along.y)
        case .trailing: CGPoint(x: after, y: along.y)
        case .topLeading: CGPoint(x: before, y: above)
        case .topTrailing: CGPoint(x: after, y: above)
        case .bottomLeading: CGPoint(x: before, y: below)
        case .bottomTrailing: CGPoint(x: after, y: below)
        case .overlay: along
        }
    }
}

extension ClosedRange where Bound == CGFloat {
    /// Where something of a length has to begin to lie within; at the beginning where it is longer.
    fileprivate func moving(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
        Swift.max(Swift.min(start, upperBound - length), lowerBound)
    }
}
