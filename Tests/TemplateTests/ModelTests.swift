import Foundation
import Testing
import Views

@testable import Activity
@testable import CalendarDay
@testable import Weather

/// The stand-ins for services: the same answer for the same date, and answers that make sense.
@Suite struct ModelTests {
    private static let hours = (0..<(24 * 14)).map { hour in
        TemplatePicture.day.addingTimeInterval(Double(hour) * 3600)
    }

    @Test func forecastFollowsFromTheDate() {
        for date in Self.hours {
            let first = Forecast.lisbon.hour(at: date)
            let second = Forecast.lisbon.hour(at: date)
            #expect(first.temperature == second.temperature)
            #expect(first.condition == second.condition)
        }
    }

    @Test func daysSpanTheirHours() {
        for date in Self.hours {
            let day = Forecast.lisbon.days(from: date, count: 1)[0]
            #expect((day.low...day.high).contains(Forecast.lisbon.hour(at: date).temperature))
        }
    }

    @Test func temperaturesChangeSlowly() {
        let temperatures = Self.hours.map { Forecast.lisbon.hour(at: $0).temperature }
        for (one, next) in zip(temperatures, temperatures.dropFirst()) {
            #expect(abs(one - next) <= 2)
        }
    }

    @Test func winterDaysAreShort() {
        let day = Self.hours.prefix(24).filter { Forecast.lisbon.hour(at: $0).isDaytime }
        #expect((9...10).contains(day.count))
    }

    @Test func twoWeeksShowEveryCondition() {
        let seen = Set(Self.hours.map { Forecast.lisbon.hour(at: $0).condition })
        #expect(seen == Set(Condition.allCases))
    }

    @Test func theNextHoursAreFullHours() {
        let date = TemplatePicture.day.addingTimeInterval(9 * 3600 + 41 * 60)
        let hours = Forecast.lisbon.hours(after: date, count: 6)
        #expect(
            hours.map { $0.date.timeIntervalSince(TemplatePicture.day) / 3600 }
                == [10, 11, 12, 13, 14, 15])
    }

    @Test(arguments: Sky.Mood.allCases, [true, false])
    func skiesAreDarkEnoughForWhiteText(_ mood: Sky.Mood, isDaytime: Bool) {
        for scheme in ColorScheme.allCases {
            for color in Sky(mood: mood, isDaytime: isDaytime).colors(for: scheme) {
                let resolved = color.resolve(in: EnvironmentValues())
                let luminance =
                    0.2126 * Double(resolved.linearRed) + 0.7152 * Double(resolved.linearGreen)
                    + 0.0722 * Double(resolved.linearBlue)
                #expect(1.05 / (luminance + 0.05) >= 4.5)
            }
        }
    }

    @Test func eventsOfADayAreInOrderAndApart() {
        for offset in 0..<7 {
            let date = TemplatePicture.day.addingTimeInterval(Double(offset) * 86_400)
            let events = Agenda.week.events(on: date, in: .current)
            #expect(!events.isEmpty)
            for (one, next) in zip(events, events.dropFirst()) {
                #expect(one.end <= next.start)
            }
        }
    }

    @Test func activityOnlyGrowsDuringADay() {
        let days = Self.hours.prefix(24).map {
            ActivityLog.sample.day(at: $0, calendar: .current)
        }
        for goal in Goal.allCases {
            let amounts = days.map { $0.amount(of: goal) }
            #expect(amounts == amounts.sorted())
        }
    }

    @Test func aWeekEndsWithToday() {
        let now = TemplatePicture.day.addingTimeInterval(9 * 3600)
        let week = ActivityLog.sample.week(until: now, calendar: .current)
        #expect(week.count == 7)
        #expect(week.last?.date == now)
        #expect(week.map(\.date) == week.map(\.date).sorted())
    }
}
