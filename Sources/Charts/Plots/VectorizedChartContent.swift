import Foundation
import Graphics
import LayoutEngine
import Views

/// Marks of a whole collection, whose looks may follow each element.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    nonisolated var _plot: _VectorizedPlot<DataElement> { get }
}

/// A collection's elements, each with its mark.
///
/// The name is public because a hidden requirement answers it; nothing in it is.
public struct _VectorizedPlot<DataElement> {
    var elements: [DataElement]
    var marks: [Mark]

    init(_ data: some Sequence<DataElement>, mark: (DataElement) -> Mark) {
        elements = Array(data)
        marks = elements.map(mark)
    }

    func changing(_ change: (DataElement, inout Mark) -> Void) -> _VectorizedPlot {
        var copy = self
        for (index, element) in elements.enumerated() { change(element, &copy.marks[index]) }
        return copy
    }
}

/// What modifiers of plots return.
public struct ModifiedVectorizedContent<DataElement> {
    nonisolated public let _plot: _VectorizedPlot<DataElement>
}

extension ModifiedVectorizedContent: VectorizedChartContent, _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks += _plot.marks }
}

extension VectorizedChartContent {
    nonisolated private func changing(
        _ change: (DataElement, inout Mark) -> Void
    ) -> ModifiedVectorizedContent<DataElement> {
        ModifiedVectorizedContent(_plot: _plot.changing(change))
    }

    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ style: KeyPath<DataElement, S>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.foreground = AnyShapeStyle($0[keyPath: style]) }
    }

    nonisolated public func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.foregroundBy = value.field($0).datum }
    }

    nonisolated public func opacity(
        _ opacity: KeyPath<DataElement, Double>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.opacity *= min(max($0[keyPath: opacity], 0), 1) }
    }

    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.line = $0[keyPath: style] }
    }

    nonisolated public func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.lineBy = value.field($0).datum }
    }

    nonisolated public func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> ModifiedVectorizedContent<DataElement> {
        changing {
            $1.style.positionBy = PositionGroup(
                value: value.field($0).datum, axis: axis, span: span)
        }
    }

    nonisolated public func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.symbolBy = value.field($0).datum }
    }

    nonisolated public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.symbolSize = ChartMetrics.symbolSize(area: $0[keyPath: area]) }
    }

    nonisolated public func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> ModifiedVectorizedContent<DataElement> {
        changing { $1.style.symbolSizeBy = value.field($0).datum }
    }
}
