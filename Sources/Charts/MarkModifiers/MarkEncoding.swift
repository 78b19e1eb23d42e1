import Foundation
import LayoutEngine
import Views

extension ChartContent {
    /// A color for each value of a series, from the chart's foreground style scale.
    nonisolated public func foregroundStyle<D: Plottable>(
        by value: PlottableValue<D>
    ) -> ModifiedChartContent {
        let datum = value.field.datum
        return changing { if $0.style.foregroundBy == nil { $0.style.foregroundBy = datum } }
    }

    nonisolated public func lineStyle<D: Plottable>(
        by value: PlottableValue<D>
    ) -> ModifiedChartContent {
        let datum = value.field.datum
        return changing { if $0.style.lineBy == nil { $0.style.lineBy = datum } }
    }

    /// Puts marks of one place beside each other, by a value.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> ModifiedChartContent {
        let group = PositionGroup(value: value.field.datum, axis: axis, span: span)
        return changing { if $0.style.positionBy == nil { $0.style.positionBy = group } }
    }

    nonisolated public func symbol<D: Plottable>(
        by value: PlottableValue<D>
    ) -> ModifiedChartContent {
        let datum = value.field.datum
        return changing { if $0.style.symbolBy == nil { $0.style.symbolBy = datum } }
    }

    nonisolated public func symbolSize<D: Plottable>(
        by value: PlottableValue<D>
    ) -> ModifiedChartContent {
        let datum = value.field.datum
        return changing { if $0.style.symbolSizeBy == nil { $0.style.symbolSizeBy = datum } }
    }
}

extension ChartContent {
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> ModifiedChartContent {
        changing { mark in
            if mark.style.symbol == nil { mark.style.symbol = .shape(AnyChartSymbolShape(symbol)) }
        }
    }

    /// A view that stands for each point.
    nonisolated public func symbol<V: View>(
        @ViewBuilder symbol: () -> V
    ) -> ModifiedChartContent {
        nonisolated(unsafe) let view = AnyView(symbol())
        return changing { if $0.style.symbol == nil { $0.style.symbol = .view(view) } }
    }

    nonisolated public func symbolSize(_ size: CGSize) -> ModifiedChartContent {
        changing { if $0.style.symbolSize == nil { $0.style.symbolSize = size } }
    }

    /// - Parameter area: Of a circle, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> ModifiedChartContent {
        symbolSize(ChartMetrics.symbolSize(area: area))
    }
}
