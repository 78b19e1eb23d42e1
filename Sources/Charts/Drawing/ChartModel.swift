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
        marks = list.marks
        annotations = list.annotations
        findings = (list.findings + configuration.findings).inOrder
        self.configuration = configuration
        foreground = ForegroundScale(
            configuration.foregroundScale, data: marks.compactMap(\.style.foregroundBy))
        symbols = StyleScale(
            configuration.symbolScale, data: marks.compactMap(\.style.symbolBy)
        ) { _ in ChartMetrics.symbols.map { AnyChartSymbolShape($0) } }
        lines = StyleScale(configuration.lineScale, data: marks.compactMap(\.style.lineBy)) { _ in
            ChartMetrics.lineDashes.map { dash in
                var style = ChartMetrics.lineStyle
                style.dash = dash
                if !dash.isEmpty { style.lineCap = .butt }
                return style
            }
        }
        groups = marks.compactMap(\.style.positionBy?.value).inOrder
        let series = marks.lazy.filter { $0.kind == .area }.map(\.seriesKey)
        let order = Dictionary(
            Array(series).inOrder.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        stacking = Stacking(list.marks) { order[$0.seriesKey] ?? 0 }
    }

    var isEmpty: Bool { marks.isEmpty }
    var hasSectorsOnly: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }
    var isNormalized: Bool { marks.contains { $0.stacking == .normalized } }

    func setting(_ axis: Axis) -> ChartConfiguration.AxisSetting {
        axis == .horizontal ? configuration.x : configuration.y
    }

    /// Everything that the marks place on an axis.
    func data(on axis: Axis) -> [Datum] {
        marks.enumerated().flatMap { index, mark -> [Datum] in
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
