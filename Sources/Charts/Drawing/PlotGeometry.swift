import Foundation
import LayoutEngine
import Views

/// Where the marks of a chart lie in a plot of some size. Points, from its top leading corner.
struct PlotGeometry {
    let model: ChartModel
    let scales: ChartScales
    let size: CGSize
    /// The plot's corner in the picture, and device pixels a point: what stands on each other meets
    /// at whole pixels.
    private let origin: CGPoint
    private let displayScale: CGFloat
    /// The smallest step between values of bars on an axis of numbers or dates; nil for one value.
    private let steps: [Axis: CGFloat]

    init(
        _ model: ChartModel, _ scales: ChartScales, plot: CGRect, displayScale: CGFloat
    ) {
        self.model = model
        self.scales = scales
        size = plot.size
        origin = plot.origin
        self.displayScale = displayScale > 0 ? displayScale : 1
        var steps: [Axis: CGFloat] = [:]
        for axis in Axis.allCases {
            guard let scale = scales.scale(axis), !scale.isBanded else { continue }
            let length = axis == .horizontal ? size.width : size.height
            let places = model.marks.lazy
                .filter { [.bar, .rectangle].contains($0.kind) && $0.valueAxis != axis }
                .compactMap { $0.place(on: axis).value }
                .compactMap { scale.position(of: $0.datum, in: length) }
            let sorted = Set(places).sorted()
            let smallest = zip(sorted.dropFirst(), sorted).map { $0 - $1 }
                .filter { $0 > 1e-6 }.min()
            if let smallest { steps[axis] = smallest }
        }
        self.steps = steps
    }

    /// The geometry of some marks of the chart in the same plot.
    func part(_ marks: [Mark]) -> PlotGeometry {
        PlotGeometry(
            model.part(marks), scales, plot: CGRect(origin: origin, size: size),
            displayScale: displayScale)
    }

    private func length(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }

    // MARK: Points

    /// Where a point, a line's or an area's corner lies; nil where a value has no place.
    func point(_ index: Int) -> CGPoint? {
        let mark = model.marks[index]
        guard let x = middle(index, .horizontal), let y = middle(index, .vertical) else {
            return nil
        }
        return CGPoint(x: x + mark.style.offset.xStart, y: y + mark.style.offset.yStart)
    }

    /// Where a mark's value lies on one axis; of a stack's part its outer end.
    private func middle(_ index: Int, _ axis: Axis) -> CGFloat? {
        let mark = model.marks[index]
        if let span = model.stacking.spans[index], span.axis == axis {
            return scales.scale(axis)?.position(span.end, in: length(axis))
        }
        switch mark.place(on: axis) {
        case .value(let field):
            if let stretch = grouped(mark, field, axis) {
                return (stretch.lowerBound + stretch.upperBound) / 2
            }
            return scales.scale(axis)?.middle(of: field, in: length(axis))
        case .interval(_, let end): return scales.scale(axis)?.middle(of: end, in: length(axis))
        case .fixed(let start, _): return start ?? length(axis) / 2
        }
    }

    /// The two ends of an area's edge at one point, on its value axis.
    func ends(_ index: Int) -> (start: CGPoint, end: CGPoint)? {
        let mark = model.marks[index]
        if let span = model.stacking.spans[index] {
            guard let across = middle(index, span.axis.across),
                let start = scales.scale(span.axis)?.position(span.start, in: length(span.axis)),
                let end = scales.scale(span.axis)?.position(span.end, in: length(span.axis))
            else { return nil }
            return (
                CGPoint(span.axis, along: start, across: across),
                CGPoint(span.axis, along: end, across: across)
            )
        }
        for axis in [Axis.vertical, .horizontal] {
            guard case .interval(let first, let last) = mark.place(on: axis) else { continue }
            guard let across = middle(index, axis.across),
                let start = scales.scale(axis)?.middle(of: first, in: length(axis)),
                let end = scales.scale(axis)?.middle(of: last, in: length(axis))
            else { return nil }
            return (
                CGPoint(axis, along: start, across: across),
                CGPoint(axis, along: end, across: across)
            )
        }
        return nil
    }

    // MARK: Boxes

    /// The rectangle of a bar, a rectangle or a rule (flat); nil where a value has no place.
    func box(_ index: Int) -> CGRect? {
        let mark = model.marks[index]
        guard var x = extent(index, .horizontal), var y = extent(index, .vertical) else {
            return nil
        }
        let offset = mark.style.offset
        x = (x.start + offset.xStart, x.end + offset.xEnd)
        y = (y.start + offset.yStart, y.end + offset.yEnd)
        return CGRect(
            x: min(x.start, x.end), y: min(y.start, y.end), width: abs(x.end - x.start),
            height: abs(y.end - y.start))
    }

    /// What a mark covers of an axis.
    private func extent(_ index: Int, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
        let mark = model.marks[index]
        let length = length(axis)
        if let span = model.stacking.spans[index], span.axis == axis {
            guard let scale = scales.scale(axis),
                let end = scale.position(span.end, in: length)
            else { return nil }
            // Zero has no place on an axis of powers: bars stand on its foot.
            let start =
                scale.position(span.start, in: length)
                ?? scale.bounds.flatMap { scale.position($0.lowerBound, in: length) }
            return start.map { (snapped($0, axis), snapped(end, axis)) }
        }
        switch mark.place(on: axis) {
        case .fixed(let start, let end): return (start ?? 0, end ?? length)
        case .interval(let first, let last):
            guard let scale = scales.scale(axis) else { return nil }
            let edges = [first, last].compactMap { field -> ClosedRange<CGFloat>? in
                scale.stretch(of: field, in: length)
                    ?? scale.position(of: field.datum, in: length).map { $0...$0 }
            }
            guard edges.count == 2 else { return nil }
            return scale.isBanded || first.isUnit
                ? (
                    min(edges[0].lowerBound, edges[1].lowerBound),
                    max(edges[0].upperBound, edges[1].upperBound)
                )
                : (edges[0].lowerBound, edges[1].lowerBound)
        case .value(let field): return thickness(mark, field, axis)
        }
    }

    /// The place at the nearest whole pixel: measured on stacked bars of published pictures.
    private func snapped(_ place: CGFloat, _ axis: Axis) -> CGFloat {
        let start = axis == .horizontal ? origin.x : origin.y
        return ((start + place) * displayScale).rounded() / displayScale - start
    }

    /// What a mark covers of the axis that its value only stands on.
    private func thickness(
        _ mark: Mark, _ field: PlottedField, _ axis: Axis
    ) -> (start: CGFloat, end: CGFloat)? {
        guard let scale = scales.scale(axis),
            let middle = scale.middle(of: field, in: length(axis))
        else { return nil }
        if mark.kind == .rule { return (middle, middle) }
        let dimension = axis == .horizontal ? mark.width : mark.height
        if let part = grouped(mark, field, axis) {
            let whole = part.upperBound - part.lowerBound
            let width = dimension.length(
                of: whole, automatic: whole * ChartMetrics.groupedBarRatio)
            let middle = (part.lowerBound + part.upperBound) / 2
            return (middle - width / 2, middle + width / 2)
        }
        let width: CGFloat
        if let stretch = scale.stretch(of: field, in: length(axis)) {
            let whole = stretch.upperBound - stretch.lowerBound
            let isBin = field.end != nil && !field.isUnit
            let automatic =
                mark.kind == .rectangle
                ? whole : isBin ? whole - 2 * ChartMetrics.binInset : whole * ChartMetrics.barRatio
            width = dimension.length(of: whole, automatic: automatic)
        } else {
            let step = steps[axis] ?? min(length(axis), ChartMetrics.loneBarWidth)
            width = dimension.length(
                of: step, automatic: mark.kind == .rectangle ? step : step * ChartMetrics.barRatio)
        }
        return (middle - width / 2, middle + width / 2)
    }

    /// The part of a band or unit that belongs to the mark's value of `position(by:)`.
    private func grouped(
        _ mark: Mark, _ field: PlottedField, _ axis: Axis
    ) -> ClosedRange<CGFloat>? {
        guard let group = mark.style.positionBy, let scale = scales.scale(axis),
            group.axis.map({ $0 == axis }) ?? (mark.valueAxis.map { $0 != axis } ?? scale.isBanded),
            let place = model.groups.firstIndex(of: group.value),
            let stretch = scale.stretch(of: field, in: length(axis))
        else { return nil }
        let whole = stretch.upperBound - stretch.lowerBound
        let room = group.span.length(of: whole, automatic: whole * ChartMetrics.barRatio)
        let part = room / CGFloat(model.groups.count)
        let start = (stretch.lowerBound + stretch.upperBound) / 2 - room / 2 + part * CGFloat(place)
        return start...start + part
    }
}

extension CGPoint {
    /// A point given by its coordinates along an axis and across it.
    init(_ axis: Axis, along: CGFloat, across: CGFloat) {
        self =
            axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
