import Charts
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

@Suite @MainActor struct BarChartTests {
    private static let shapes = [("Cube", 5.0), ("Sphere", 4), ("Pyramid", 4)]

    private func place(_ chart: some View, _ width: CGFloat, _ height: CGFloat) -> PlacedNode {
        TestSupport.place(chart, in: CGSize(width: width, height: height))
    }

    /// A bar has seven tenths of its band (measured on published pictures).
    @Test func barsStandInTheirBands() {
        let chart = Chart(Self.shapes, id: \.0) {
            BarMark(x: .value("Shape", $0.0), y: .value("Count", $0.1))
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let placed = place(chart, 300, 100)
        let bars = placed.boxes("BarMark")
        #expect(bars.count == 3)
        // The hidden axis is not rounded: the highest bar reaches the plot's top.
        for (bar, expected) in zip(
            bars,
            [
                CGRect(x: 15, y: 0, width: 70, height: 100),
                CGRect(x: 115, y: 20, width: 70, height: 80),
                CGRect(x: 215, y: 20, width: 70, height: 80),
            ])
        { #expect(isNear(bar, expected), "\(bar)") }
    }

    /// Square letters of 11 points, 13.33 high; 4 points between plot and label.
    @Test func automaticAxesTakeTheirRoom() throws {
        let placed = place(
            Chart(Self.shapes, id: \.0) {
                BarMark(x: .value("Shape", $0.0), y: .value("Count", $0.1))
            }, 300, 118)
        let plot = try #require(placed.first("Plot")).frame
        #expect(plot == CGRect(x: 0, y: 0, width: 285, height: 100))
        #expect(placed.texts.map(\.string) == ["Cube", "Sphere", "Pyramid", "0", "2", "4", "6"])
        let zero = try #require(placed.texts.first { $0.string == "0" }).frame
        #expect(isNear(zero.minX, 289))
        #expect(isNear(zero.midY, 100))
        let cube = try #require(placed.texts.first { $0.string == "Cube" }).frame
        #expect(isNear(cube.midX, 285.0 / 6))
        #expect(isNear(cube.minY, 104))
        // Five of the six that the axis reaches.
        #expect(isNear(placed.boxes("BarMark")[0].height, 100 * 5 / 6))
    }

    @Test func barsOfOnePlaceAreStacked() {
        let data = [("Mon", "A", 3.0), ("Mon", "B", 2), ("Mon", "C", -1), ("Tue", "A", 4)]
        let chart = Chart(data, id: \.1) { item in
            BarMark(x: .value("Day", item.0), y: .value("N", item.2))
                .foregroundStyle(by: .value("Kind", item.1))
        }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        let bars = place(chart, 200, 60).boxes("BarMark")
        // One point a unit of ten: from −1 to 5.
        #expect(
            bars.map { [$0.minY, $0.maxY].map { ($0 * 100).rounded() / 100 } } == [
                [20, 50], [0, 20], [50, 60], [10, 50],
            ])
    }

    @Test(arguments: [
        (MarkStackingMethod.normalized, [[30.0, 100], [0, 30]]),
        (.center, [[30, 100], [0, 30]]),
        // Ends lie on whole pixels: three sevenths of 100 points are 42.86.
        (.unstacked, [[0, 100], [57, 100]]),
    ])
    func stackingMethods(method: MarkStackingMethod, expected: [[Double]]) {
        let chart = Chart([("A", 7.0), ("B", 3)], id: \.0) { item in
            BarMark(
                x: .value("Day", "Mon"), y: .value("N", item.1), stacking: method
            )
            .foregroundStyle(by: .value("Kind", item.0))
        }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        let bars = place(chart, 100, 100).boxes("BarMark")
        for (bar, expected) in zip(bars, expected) {
            #expect(isNear(bar.minY, expected[0]) && isNear(bar.maxY, expected[1]), "\(bar)")
        }
    }

    /// Bars on an axis of days are centered on their values, and as wide as their step allows:
    /// the published picture of 30 days in 340 points has bars of 8.2 points.
    @Test func barsOnAnAxisOfDatesFollowTheirStep() {
        let chart = Chart(0..<30, id: \.self) { day in
            BarMark(
                x: .value("Day", Date(timeIntervalSinceReferenceDate: Double(day) * 86400)),
                y: .value("Sales", 100))
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let bars = place(chart, 340, 100).boxes("BarMark")
        #expect(isNear(bars[0].midX, 0) && isNear(bars[29].midX, 340))
        #expect(isNear(bars[0].width, 0.7 * 340 / 29))
    }

    /// A date with a unit has the unit's whole stretch, and so has the axis.
    @Test func barsOfUnitsStandInTheirStretch() {
        let chart = Chart(0..<7, id: \.self) { day in
            BarMark(
                x: .value(
                    "Day", Date(timeIntervalSinceReferenceDate: Double(day) * 86400), unit: .day,
                    calendar: .utc), y: .value("Sales", 100))
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let bars = place(chart, 350, 100).boxes("BarMark")
        #expect(isNear(bars[0], CGRect(x: 7.5, y: 0, width: 35, height: 100)))
        #expect(isNear(bars[6].midX, 325))
    }

    @Test func namesOfLyingBarsStandBefore() throws {
        let placed = place(
            Chart(Self.shapes, id: \.0) {
                BarMark(x: .value("Count", $0.1), y: .value("Shape", $0.0))
            }.chartXAxis(.hidden), 300, 90)
        let plot = try #require(placed.first("Plot")).frame
        // Seven letters of 11 points, and 4 points.
        #expect(plot == CGRect(x: 81, y: 0, width: 219, height: 90))
        let bars = placed.boxes("BarMark")
        #expect(isNear(bars[0], CGRect(x: 81, y: 4.5, width: 219, height: 21)))
        let texts = placed.texts
        #expect(texts.map(\.string) == ["Cube", "Sphere", "Pyramid"])
        #expect(isNear(texts[0].frame.maxX, 77))
    }

    @Test func barsBesideEachOtherShareTheirBand() {
        let data = [("Mon", "A"), ("Mon", "B")]
        let chart = Chart(data, id: \.1) { item in
            BarMark(x: .value("Day", item.0), y: .value("N", 1))
                .position(by: .value("Kind", item.1))
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let bars = place(chart, 100, 100).boxes("BarMark")
        // 70 points for both, of which each bar has seven tenths of its half.
        #expect(isNear(bars[0], CGRect(x: 20.25, y: 0, width: 24.5, height: 100)))
        #expect(isNear(bars[1].midX, 67.5))
    }
}

extension Calendar {
    static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }
}
