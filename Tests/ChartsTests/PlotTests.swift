import Charts
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

/// Plots of whole collections draw what marks of their elements draw.
@Suite @MainActor struct PlotTests {
    private struct Sample {
        var x: Double
        var y: Double
        var kind: String
        var color: Color { y > 2 ? .red : .blue }
    }

    private let samples = [
        Sample(x: 0, y: 1, kind: "A"), Sample(x: 1, y: 3, kind: "A"),
        Sample(x: 0, y: 2, kind: "B"), Sample(x: 1, y: 4, kind: "B"),
    ]

    private func items(_ chart: some View) -> [String] {
        let placed = TestSupport.place(
            chart.chartLegend(.hidden), in: CGSize(width: 100, height: 100))
        return placed.items.map { "\($0)" }
    }

    @Test func lines() {
        let plot = Chart {
            LinePlot(samples, x: .value("X", \.x), y: .value("Y", \.y))
                .foregroundStyle(by: .value("Kind", \.kind))
        }
        let marks = Chart(samples, id: \.y) {
            LineMark(x: .value("X", $0.x), y: .value("Y", $0.y))
                .foregroundStyle(by: .value("Kind", $0.kind))
        }
        #expect(items(plot) == items(marks))
    }

    @Test func barsAndPoints() {
        let plot = Chart {
            BarPlot(samples, x: .value("X", \.kind), y: .value("Y", \.y), width: .ratio(0.5))
                .foregroundStyle(\.color)
            PointPlot(samples, x: .value("X", \.kind), y: .value("Y", \.y))
        }
        let marks = Chart {
            ForEach(samples, id: \.y) {
                BarMark(x: .value("X", $0.kind), y: .value("Y", $0.y), width: .ratio(0.5))
                    .foregroundStyle($0.color)
            }
            ForEach(samples, id: \.y) {
                PointMark(x: .value("X", $0.kind), y: .value("Y", $0.y))
            }
        }
        #expect(items(plot) == items(marks))
    }

    @Test func functionsAreDrawnOverTheirDomain() {
        let chart = Chart {
            LinePlot(x: "x", y: "y", domain: 0...4) { $0 * $0 }
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let placed = TestSupport.place(chart, in: CGSize(width: 100, height: 100))
        let line = placed.strokes("LineMark")[0]
        #expect(isNear(line.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
}
