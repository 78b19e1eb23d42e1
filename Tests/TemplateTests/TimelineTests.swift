import Foundation
import Testing
import Views
import Widgets

@testable import Activity
@testable import Battery
@testable import CalendarDay
@testable import Music
@testable import Reminders
@testable import Stocks
@testable import Weather

/// What the templates' providers answer.
@MainActor
@Suite struct TimelineTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    /// 2026-01-01 in UTC.
    private func time(_ hour: Int, _ minute: Int = 0) -> Date {
        Date(timeIntervalSince1970: 1_767_225_600 + Double(hour * 60 + minute) * 60)
    }

    @Test func weatherHasTwelveHours() {
        let dates = WeatherProvider.dates(from: time(9, 41), calendar: calendar)
        #expect(dates == [time(9, 41)] + (10...20).map { time($0) })
    }

    @Test func weatherOnTheHourRepeatsNoHour() {
        let dates = WeatherProvider.dates(from: time(9), calendar: calendar)
        #expect(dates == (9...20).map { time($0) })
    }

    @Test func calendarChangesWithItsEvents() {
        let dates = CalendarDayProvider.dates(
            from: time(9, 41), agenda: .week, calendar: calendar)
        #expect(
            dates == [
                time(9, 41), time(10), time(11, 30), time(12, 30), time(13, 30), time(15),
                time(15, 45), time(18, 30), time(20),
            ])
    }

    @Test func calendarIsStillAfterTheLastEvent() {
        let dates = CalendarDayProvider.dates(from: time(21), agenda: .week, calendar: calendar)
        #expect(dates == [time(21)])
    }

    @Test func activityIsTakenEveryTwoHours() {
        let dates = ActivityProvider.dates(from: time(9, 41), calendar: calendar)
        #expect(dates == [9, 11, 13, 15, 17, 19].map { time($0, 41) })
    }

    @Test func stocksFollowTheExchange() {
        let open = StocksProvider.dates(from: time(14, 41), calendar: calendar)
        #expect(
            open == [41, 56, 71].map { time(14, $0) } + [time(15, 26), time(15, 41), time(15, 56)])
        #expect(StocksProvider.dates(from: time(18), calendar: calendar) == [time(18)])
    }

    @Test func remindersChangeWhenOneIsDue() {
        let reminders = ReminderStore.shared.reminders(in: .today)
        let dates = RemindersProvider.dates(
            from: time(12, 30), reminders: reminders, calendar: calendar)
        #expect(dates == [time(12, 30), time(15), time(17, 30), time(20)])
    }

    @Test func providersAnswerFromNowOn() async throws {
        for (widget, count) in [
            (WeatherWidget() as any Widget, 12), (ActivityWidget(), 6), (BatteryWidget(), 6),
            (MusicWidget(), 4),
        ] {
            let before = Date.now
            let timeline = try await timeline(of: widget)
            #expect(timeline.entries.count == count)
            let dates = timeline.entries.map(\.date)
            #expect(dates == dates.sorted())
            #expect(dates.first! >= before && dates.first! <= .now)
            #expect(timeline.policy == .atEnd)
        }
    }

    @Test func calendarAsksAgainAtMidnight() async throws {
        let timeline = try await timeline(of: CalendarDayWidget())
        let tomorrow = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
        #expect(timeline.policy == .after(tomorrow))
    }

    private func timeline(of widget: any Widget) async throws -> WidgetContent.Timeline {
        let content = try #require(widget.description.content)
        let context = TimelineProviderContext(
            family: .systemSmall, isPreview: false, displaySize: CGSize(width: 155, height: 155))
        return await withCheckedContinuation { continuation in
            content.timeline(context) { continuation.resume(returning: $0) }
        }
    }
}
