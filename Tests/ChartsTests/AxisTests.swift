import Charts
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

@Suite @MainActor struct AxisTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    private func place(
        _ chart: some View, _ width: CGFloat = 300, _ height: CGFloat = 100,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> PlacedNode {
        let context = makeContext { environment in
            environment.locale = Locale(identifier: "en_US")
            environment.calendar = .utc
            environment.timeZone = TimeZone(identifier: "UTC")!
            change(&environment)
        }
        return TestSupport.place(
            chart, in: CGSize(width: width, height: height), context: context)
    }

    private func line(_ seconds: Double) -> Chart<some ChartContent> {
        Chart([0, seconds], id: \.self) {
            LineMark(x: .value("Time", Self.start + $0), y: .value("Y", $0))
        }
    }

    struct Marked: Sendable {
        var days: Double
        var labels: [String]
    }

    /// What an axis of dates is marked with by itself.
    @Test(arguments: [
        Marked(days: 1, labels: ["12 AM", "6 AM", "12 PM", "6 PM"]),
        Marked(days: 29, labels: ["Jan 7", "Jan 14", "Jan 21"]),
        Marked(days: 360, labels: ["Jan", "Apr", "Jul", "Oct"]),
        Marked(days: 1278, labels: ["2001", "2002", "2003", "2004"]),
    ])
    func datesAreMarkedByTheCalendar(marked: Marked) {
        let placed = place(line(marked.days * 86400).chartYAxis(.hidden), 600) { environment in
            // Weeks begin on Sunday.
            environment.calendar.firstWeekday = 1
        }
        // Foundation parts the hour from AM by a narrow space.
        let texts = placed.texts.map { $0.string.replacing("\u{202F}", with: " ") }
        #expect(texts == marked.labels)
    }

    /// A label stands four points after its tick; at the end of the plot there is no room for one.
    @Test func labelsOfDatesStandAfterTheirTicks() throws {
        let chart = line(4 * 3600).chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: .stride(by: .hour)) {
                AxisGridLine()
                AxisTick()
                AxisValueLabel("a")
            }
        }
        let placed = place(chart)
        #expect(placed.texts.map(\.frame.minX) == [4, 79, 154, 229])
        #expect(placed.strokes("AxisGridLine").map(\.boundingRect.minX) == [0, 75, 150, 225, 300])
        // Down to the label's foot: 4 points and a line of 13.33, up to a whole point.
        let tick = try #require(placed.strokes("AxisTick").first).boundingRect
        #expect(tick.minY == 82 && tick.height == 18)
    }

    @Test func centeredLabelsStandBetweenTicks() {
        let chart = line(4 * 3600).chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: .stride(by: .hour)) { AxisValueLabel("a", centered: true) }
        }
        #expect(place(chart).texts.map(\.frame.midX) == [37.5, 112.5, 187.5, 262.5])
    }

    @Test func labelsThatOverlapAreLeftOut() {
        let chart = line(4 * 3600).chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: .stride(by: .hour)) { AxisValueLabel("abcdefghij") }
        }
        // 110 points each, every 75 points.
        #expect(place(chart).texts.map(\.frame.minX) == [4, 154])
    }

    @Test func valuesAreGivenToTheMarks() {
        let chart = Chart([0.0, 10], id: \.self) {
            LineMark(x: .value("X", $0), y: .value("Y", $0))
        }.chartXAxis(.hidden).chartYAxis {
            AxisMarks(position: .leading, values: [0, 5, 10]) { value in
                if let number = value.as(Int.self), value.index > 0 {
                    AxisValueLabel("\(number) of \(value.count)")
                }
            }
        }
        let placed = place(chart)
        #expect(placed.texts.map(\.string) == ["5 of 3", "10 of 3"])
        #expect(placed.first("Plot")?.frame.maxX == 300)
    }

    @Test func givenDomainsAreKept() {
        let chart = Chart([3.0, 7], id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0))
        }.chartXScale(domain: 2...12).chartYScale(domain: .automatic(includesZero: false))
            .chartXAxis(.hidden).chartYAxis(.hidden)
        let points = place(chart, 100, 100).boxes("PointMark").map {
            [$0.midX.rounded(), $0.midY.rounded()]
        }
        #expect(points == [[10, 100], [50, 0]])
    }

    /// A domain that descends turns the axis over.
    @Test func reversedDomains() {
        let chart = Chart([0.0, 10], id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0))
        }.chartXScale(domain: [10, 0]).chartYScale(domain: .automatic(reversed: true))
            .chartXAxis(.hidden).chartYAxis(.hidden)
        let points = place(chart, 100, 100).boxes("PointMark").map {
            [$0.midX.rounded(), $0.midY.rounded()]
        }
        #expect(points == [[100, 0], [0, 100]])
    }

    @Test func logarithmicScalesSpreadPowers() {
        let chart = Chart([1.0, 10, 100], id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0))
        }.chartXScale(type: .log).chartYAxis(.hidden).chartXAxis(.hidden)
        #expect(
            place(chart, 100, 100).boxes("PointMark").map { $0.midX.rounded() } == [0, 50, 100])
    }

    @Test func rightToLeftTurnsTheChartOver() throws {
        let placed = place(
            Chart([("A", 1.0), ("B", 2)], id: \.0) {
                BarMark(x: .value("X", $0.0), y: .value("Y", $0.1))
            }
        ) { $0.layoutDirection = .rightToLeft }
        let plot = try #require(placed.first("Plot")).frame
        #expect(plot.maxX == 300 && plot.minX > 0)
        let bars = placed.boxes("BarMark")
        #expect(bars[0].midX > bars[1].midX)
        let texts = placed.texts
        #expect(texts[0].frame.midX > texts[1].frame.midX)
        #expect(isNear(texts[0].frame.midX, bars[0].midX))
    }

    @Test func normalizedStacksAreMarkedInPercent() {
        let chart = Chart([("A", 1.0), ("B", 3)], id: \.0) {
            BarMark(x: .value("X", "x"), y: .value("Y", $0.1), stacking: .normalized)
        }.chartXAxis(.hidden)
        #expect(place(chart).texts.map(\.string).last == "100%")
    }
}
