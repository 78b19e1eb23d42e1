import Foundation
import Views

/// The area of a whole collection, or under a function.
public struct AreaPlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(.area, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.stacking = stacking
            return mark
        }
    }

    nonisolated public init<
        Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
    >(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(.area, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.stacking = stacking
            mark.series = series.field($0).datum
            return mark
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            Mark(
                .area, x: .value(x.field($0)),
                y: .interval(yStart.field($0), yEnd.field($0)))
        }
    }
}

extension AreaPlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}

extension AreaPlot where DataElement == Double {
    /// The area between y = f(x) and zero.
    ///
    /// - Parameter domain: From −10 to 10 where none is given.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: (Double) -> Double
    ) {
        _plot = _VectorizedPlot(FunctionSamples.places(in: domain)) { x in
            var mark = Mark(
                .area, x: .value(PlottedField(.number(x))),
                y: .value(PlottedField(.number(function(x)))))
            mark.stacking = .unstacked
            return mark
        }
    }

    /// The area between two functions.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _plot = _VectorizedPlot(FunctionSamples.places(in: domain)) { x in
            let ends = function(x)
            return Mark(
                .area, x: .value(PlottedField(.number(x))),
                y: .interval(
                    PlottedField(.number(ends.yStart)), PlottedField(.number(ends.yEnd))))
        }
    }
}
