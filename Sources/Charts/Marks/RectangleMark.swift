import Foundation
import Views

/// A rectangle over two intervals, or over the cell of two categories.
public struct RectangleMark {
    private let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.value(x.field), .value(y.field), width, height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.init(.value(x.field), .interval(yStart.field, yEnd.field), width)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init(.interval(xStart.field, xEnd.field), .value(y.field), .automatic, height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init(.interval(xStart.field, xEnd.field), .interval(yStart.field, yEnd.field))
    }

    // MARK: One axis

    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        self.init(.value(x.field), .fixed(start: yStart, end: yEnd), width)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init(.fixed(start: xStart, end: xEnd), .value(y.field), .automatic, height)
    }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        self.init(.interval(xStart.field, xEnd.field), .fixed(start: yStart, end: yEnd))
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init(.fixed(start: xStart, end: xEnd), .interval(yStart.field, yEnd.field))
    }

    nonisolated private init(
        _ x: Mark.Place, _ y: Mark.Place, _ width: MarkDimension = .automatic,
        _ height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: x, y: y)
        mark.width = width
        mark.height = height
        self.mark = mark
    }
}

extension RectangleMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}
