import Foundation
import Views

/// A point of a line. Points of one series are joined in the order in which they are declared.
public struct LineMark {
    private let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.line, x: .value(x.field), y: .value(y.field))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line, x: .value(x.field), y: .value(y.field))
        mark.series = series.field.datum
        self.mark = mark
    }
}

extension LineMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}
