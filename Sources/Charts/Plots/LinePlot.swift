import Foundation
import Views

/// The line of a whole collection, or of a function.
public struct LinePlot<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            Mark(.line, x: .value(x.field($0)), y: .value(y.field($0)))
        }
    }

    nonisolated public init<
        Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
    >(
        _ data: Data, x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        _plot = _VectorizedPlot(data) {
            var mark = Mark(.line, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.series = series.field($0).datum
            return mark
        }
    }
}

extension LinePlot: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}

extension LinePlot where DataElement == Double {
    /// The line y = f(x).
    ///
    /// - Parameter domain: From −10 to 10 where none is given.
    @_disfavoredOverload
    nonisolated public init<X: StringProtocol, Y: StringProtocol>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: (Double) -> Double
    ) { self.init(domain, function) }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: (Double) -> Double
    ) { self.init(domain, function) }

    /// The line (x, y) = f(t).
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
        domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double)
    ) {
        _plot = _VectorizedPlot(FunctionSamples.places(in: domain)) { t in
            let point = function(t)
            return Mark(
                .line, x: .value(PlottedField(.number(point.x))),
                y: .value(PlottedField(.number(point.y))))
        }
    }

    nonisolated private init(
        _ domain: ClosedRange<Double>?, _ function: (Double) -> Double
    ) {
        _plot = _VectorizedPlot(FunctionSamples.places(in: domain)) { x in
            Mark(
                .line, x: .value(PlottedField(.number(x))),
                y: .value(PlottedField(.number(function(x)))))
        }
    }
}

/// Where functions are asked for their values.
enum FunctionSamples {
    /// Enough for a smooth line over the width of a widget.
    private static let count = 256

    static func places(in domain: ClosedRange<Double>?) -> [Double] {
        let domain = domain ?? -10...10
        let step = (domain.upperBound - domain.lowerBound) / Double(count)
        return (0...count).map { domain.lowerBound + step * Double($0) }
    }
}
