import Foundation
import Graphics
import LayoutEngine
import Views

/// A chart's marks with all that can be said without its size.
struct ChartModel {
    let marks: [Mark]
    let annotations: [MarkAnnotation]
    let findings: [ChartFinding]
    let configuration: ChartConfiguration
    let stacking: Stacking
    let foreground: ForegroundScale
    let symbols: StyleScale<AnyChartSymbolShape>
    let lines: StyleScale<StrokeStyle>
    /// Values of `position(by:)`, in order of appearance.
    let groups: [Datum]

    init(_ list: _MarkList, _ configuration: ChartConfiguration) {
        let known = list.marks.flatMap { $0.masked.map { $0.content + $0.mask } ?? [$0] }
        marks = list.marks
        annotations = list.annotations
        self.configuration = configuration
        foreground = ForegroundScale(
            configuration.foregroundScale, data: known.compactMap(\.style.foregroundBy))
        let isLegendMissing =
            foreground.isContinuous && configuration.legend.visibility != .hidden
            && configuration.legend.content == nil
        findings =
            (list.findings + configuration.findings + (isLegendMissing ? [.legend] : [])).inOrder
        symbols = StyleScale(
            configuration.symbolScale, data: known.compactMap(\.style.symbolBy)
        ) { _ in ChartMetrics.symbols.map { AnyChartSymbolShape($0) } }
        lines = StyleScale(configuration.lineScale, data: known.compactMap(\.style.lineBy)) { _ in
            ChartMetrics.lineDashes.map { dash in
                var style = ChartMetrics.lineStyle
                style.dash = dash
                if !dash.isEmpty { style.lineCap = .butt }
                return style
            }
        }
        groups = known.compactMap(\.style.positionBy?.value).inOrder
        let series = marks.lazy.filter { $0.kind == .area }.map(\.seriesKey)
        let order = Dictionary(
            Array(series).inOrder.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        stacking = Stacking(list.marks) { order[$0.seriesKey] ?? 0 }
    }

    var hasSectorsOnly: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

    func setting(_ axis: Axis) -> ChartConfiguration.AxisSetting {
        axis == .horizontal ? configuration.x : configuration.y
    }

    /// Some marks of the chart as a chart of their own, under the same configuration.
    func part(_ marks: [Mark]) -> ChartModel {
        var list = _MarkList()
        list.marks = marks
        return ChartModel(list, configuration)
    }

    /// Everything that the marks place on an axis.
    func data(on axis: Axis) -> [Datum] {
        marks.enumerated().flatMap { index, mark -> [Datum] in
            if let masked = mark.masked {
                return [masked.content, masked.mask].flatMap { part($0).data(on: axis) }
            }
            if let span = stacking.spans[index], span.axis == axis {
                return [.number(span.start), .number(span.end)]
            }
            return mark.place(on: axis).fields.flatMap { field in
                [field.datum, field.end].compactMap { $0 }
            }
        }.filter(\.isFinite)
    }
}

/// The scales of a chart of some size.
struct ChartScales {
    var x: PositionScale?
    var y: PositionScale?
    let foreground: ForegroundScale

    func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }
}

extension ChartFinding {
    static let legend = ChartFinding(
        rule: "chart-legend", message: "The legend of a scale of numbers is not drawn.",
        hint: "Hide it with chartLegend(.hidden), or give it content of its own.")
}
