import Foundation
import Views

/// A straight line along one axis, over the whole plot or a part of it.
public struct RuleMark {
    private let mark: Mark

    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(.rule, x: .value(x.field), y: .fixed(start: yStart, end: yEnd))
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: .fixed(start: xStart, end: xEnd), y: .value(y.field))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: .value(x.field), y: .interval(yStart.field, yEnd.field))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.rule, x: .interval(xStart.field, xEnd.field), y: .value(y.field))
    }
}

extension RuleMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}
