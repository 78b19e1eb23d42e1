import Charts
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

/// Charts of what nobody means to plot: nothing traps, and nothing is far off.
@Suite @MainActor struct BadDataTests {
    private func place(_ chart: some View) -> PlacedNode {
        let placed = TestSupport.place(chart, in: CGSize(width: 200, height: 100))
        _ = placed.items
        return placed
    }

    private func chart(_ values: [Double]) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { index, value in
            BarMark(x: .value("X", index), y: .value("Y", value))
            LineMark(x: .value("X", index), y: .value("Y", value))
                .interpolationMethod(.monotone)
            AreaMark(x: .value("X", index), y: .value("Y", value))
            PointMark(x: .value("X", value), y: .value("Y", value))
            RuleMark(y: .value("Y", value))
            RectangleMark(x: .value("X", index), y: .value("Y", value))
        }
    }

    @Test func emptyChartsDrawNothing() {
        #expect(place(Chart {}).items.isEmpty)
        #expect(place(chart([])).items.isEmpty)
    }

    @Test(arguments: [
        [1.0], [0], [.nan], [.infinity], [1, .nan, 3, -.infinity], [5, 5, 5], [-1, -2],
        [1e308, -1e308], [.leastNonzeroMagnitude],
    ])
    func strangeNumbersAreSurvived(values: [Double]) {
        let placed = place(chart(values))
        for box in placed.boxes("BarMark") {
            #expect(box.minX.isFinite && box.minY.isFinite && box.maxY < 1000)
        }
    }

    @Test func sectorsOfNothingAreNotDrawn() {
        let placed = place(
            Chart([0, -1, Double.nan], id: \.self) { SectorMark(angle: .value("V", $0)) })
        #expect(placed.fills("SectorMark").isEmpty)
    }

    @Test func namesMayBeEmptyAndOccurTwice() {
        let placed = place(
            Chart(["", "", "a"], id: \.self) {
                BarMark(x: .value("X", $0), y: .value("Y", 1))
            })
        #expect(placed.boxes("BarMark").count == 3)
    }

    @Test func tinyChartsHaveNoNegativePlot() throws {
        let chart = chart([1, 2, 3])
        for size in [CGSize.zero, CGSize(width: 5, height: 5), CGSize(width: 300, height: 10)] {
            let placed = TestSupport.place(chart, in: size)
            let plot = try #require(placed.first("Plot")).frame
            #expect(plot.width >= 0 && plot.height >= 0)
            _ = placed.items
        }
    }

    /// A path a series, not an item a point.
    @Test func thousandsOfPointsAreOnePath() {
        let chart = Chart(0..<5000, id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0 % 7))
            LineMark(x: .value("X", $0), y: .value("Y", $0 % 7))
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let placed = place(chart)
        // The first point lies under the line, the others over it.
        #expect(placed.fills("PointMark").count == 2)
        #expect(placed.strokes("LineMark").count == 1)
    }
}
