import Foundation
import Graphics
import LayoutEngine
import Views

/// What modifiers around a chart ask of it. The innermost one that asks for a thing counts.
struct ChartConfiguration {
    struct AxisSetting {
        var visibility = Visibility.automatic
        /// Nil for the axis' own marks.
        var parts: [AxisPart]?
        var domain: _ScaleDomainSetting?
        var range: (any PositionScaleRange)?
        var type: ScaleType?
        var title: AxisTitle?
    }

    struct AxisTitle {
        var view: AnyView
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position: AnnotationPosition = .automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    /// A view that knows the chart's scales.
    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }

    var x = AxisSetting()
    var y = AxisSetting()
    var legend = Legend()
    var foregroundScale = StyleScaleSetting<AnyShapeStyle>()
    var symbolScale = StyleScaleSetting<AnyChartSymbolShape>()
    var lineScale = StyleScaleSetting<StrokeStyle>()
    var symbolSizes: ClosedRange<CGFloat>?
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var backgrounds: [Layer] = []
    var overlays: [Layer] = []
    var findings: [ChartFinding] = []
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chart: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    nonisolated func charting(
        _ change: @escaping @MainActor (inout ChartConfiguration) -> Void
    ) -> ModifiedView {
        ModifiedView(self, environment: { change(&$0.chart) })
    }
}
