import Foundation
import Views

/// The points of a whole collection.
public struct PointPlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            Mark(.point, x: .value(x.field($0)), y: .value(y.field($0)))
        }
    }
}

extension PointPlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}

/// The rectangles of a whole collection.
public struct RectanglePlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(.rectangle, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.width = width
            mark.height = height
            return mark
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>,
        xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            Mark(
                .rectangle, x: .interval(xStart.field($0), xEnd.field($0)),
                y: .interval(yStart.field($0), yEnd.field($0)))
        }
    }
}

extension RectanglePlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}

/// The sectors of a whole collection.
public struct SectorPlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, A>,
        innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(
                .sector, x: .fixed(start: nil, end: nil), y: .fixed(start: nil, end: nil))
            mark.sector = SectorShape(
                value: angle.field($0), innerRadius: innerRadius, outerRadius: outerRadius,
                inset: angularInset ?? 0)
            return mark
        }
    }
}

extension SectorPlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}

/// The rules of a whole collection.
public struct RulePlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            Mark(.rule, x: .value(x.field($0)), y: .fixed(start: nil, end: nil))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            Mark(.rule, x: .fixed(start: nil, end: nil), y: .value(y.field($0)))
        }
    }
}

extension RulePlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}
