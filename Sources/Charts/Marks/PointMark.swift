import Foundation
import Views

/// A symbol at a place of the plot.
public struct PointMark {
    private let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.point, x: .value(x.field), y: .value(y.field))
    }

    /// - Parameter y: Points from the plot's top; its middle for nil.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.point, x: .value(x.field), y: .fixed(start: y, end: y))
    }

    /// - Parameter x: Points from the plot's leading edge; its middle for nil.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.point, x: .fixed(start: x, end: x), y: .value(y.field))
    }
}

extension PointMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}
