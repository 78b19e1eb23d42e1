import Foundation
import Views

/// A point of an area's edge. Points of one series bound one area.
public struct AreaMark {
    private let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.field), .value(y.field), nil, stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.field), .value(y.field), series.field.datum, stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.value(x.field), .interval(yStart.field, yEnd.field), nil, nil)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(
            .value(x.field), .interval(yStart.field, yEnd.field), series.field.datum, nil)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.interval(xStart.field, xEnd.field), .value(y.field), nil, nil)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(
            .interval(xStart.field, xEnd.field), .value(y.field), series.field.datum, nil)
    }

    nonisolated private init(
        _ x: Mark.Place, _ y: Mark.Place, _ series: Datum?, _ stacking: MarkStackingMethod?
    ) {
        var mark = Mark(.area, x: x, y: y)
        mark.series = series
        mark.stacking = stacking
        self.mark = mark
    }
}

extension AreaMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}
