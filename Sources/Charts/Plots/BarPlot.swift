import Foundation
import Views

/// The bars of a whole collection.
public struct BarPlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(.bar, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.width = width
            mark.height = height
            mark.stacking = stacking
            return mark
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(
                .bar, x: .value(x.field($0)), y: .interval(yStart.field($0), yEnd.field($0)))
            mark.width = width
            return mark
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>,
        xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(
                .bar, x: .interval(xStart.field($0), xEnd.field($0)), y: .value(y.field($0)))
            mark.height = height
            return mark
        }
    }
}

extension BarPlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}
