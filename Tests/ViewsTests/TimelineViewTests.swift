import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct TimelineViewTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func shown<S: TimelineSchedule>(_ schedule: S, at offset: TimeInterval) -> String? {
        let context = makeContext { $0.now = start.addingTimeInterval(offset) }
        return TimelineView(schedule) { timeline in
            Color.red.id(timeline.date.timeIntervalSince(start))
        }.nodes(in: context).first?.traits.identifier
    }

    @Test func periodicSchedulesShowTheirLastInstant() {
        #expect(shown(.periodic(from: start, by: 10), at: 25) == "20.0")
        #expect(shown(.animation, at: 7) == "7.0")
    }

    @Test func explicitSchedulesShowTheirLastInstant() {
        let dates = [0, 5, 30].map { start.addingTimeInterval($0) }
        #expect(shown(.explicit(dates), at: 12) == "5.0")
    }

    @Test func minutesBeginAtWholeMinutes() {
        // 1000 s after the reference date is 40 s past a full minute.
        #expect(shown(.everyMinute, at: 30) == "20.0")
    }

    @Test func whatWidgetsCannotShowIsAFinding() {
        let nodes = List { Color.red }.nodes(in: makeContext())
        #expect(nodes[0].traits.findings.map(\.rule) == ["view-not-in-widgets"])
        #expect(nodes[0].name == "List")
        #expect(
            place(Slider(value: .constant(0.5)), in: CGSize(width: 9, height: 9)).items.count == 2)
    }

    @Test func sectionsAreTheirParts() {
        let nodes = Section("a") {
            Color.red; Color.blue
        }.nodes(in: makeContext())
        #expect(nodes.map(\.name) == ["Text", "Color", "Color"])
    }
}
