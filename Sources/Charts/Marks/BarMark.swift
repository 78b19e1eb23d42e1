import Foundation
import Views

/// A bar: from zero to a value, or over an interval.
public struct BarMark {
    private let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.field), .value(y.field), width, height, stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init(.interval(xStart.field, xEnd.field), .value(y.field), .automatic, height, nil)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.init(.value(x.field), .interval(yStart.field, yEnd.field), width, .automatic, nil)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init(
            .interval(xStart.field, xEnd.field), .interval(yStart.field, yEnd.field), .automatic,
            .automatic, nil)
    }

    // MARK: One axis

    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.field), .fixed(start: yStart, end: yEnd), width, .automatic, stacking)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.fixed(start: xStart, end: xEnd), .value(y.field), .automatic, height, stacking)
    }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        self.init(
            .interval(xStart.field, xEnd.field), .fixed(start: yStart, end: yEnd), .automatic,
            .automatic, nil)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init(
            .fixed(start: xStart, end: xEnd), .interval(yStart.field, yEnd.field), .automatic,
            .automatic, nil)
    }

    nonisolated private init(
        _ x: Mark.Place, _ y: Mark.Place, _ width: MarkDimension, _ height: MarkDimension,
        _ stacking: MarkStackingMethod?
    ) {
        var mark = Mark(.bar, x: x, y: y)
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }
}

extension BarMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}
