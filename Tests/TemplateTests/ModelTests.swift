import Foundation
import Testing
import Views

@testable import Activity
@testable import Battery
@testable import CalendarDay
@testable import Countdown
@testable import Music
@testable import News
@testable import Stocks
@testable import Weather
@testable import WorldClock

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

    @Test func pricesOfADayOnlyGetLonger() {
        let stock = Stock.watchlist[0]
        var before: [Double] = []
        for minute in stride(from: 9 * 60 + 30, through: 16 * 60, by: 15) {
            let date = TemplatePicture.day.addingTimeInterval(Double(minute) * 60)
            let quote = Market.sample.quote(for: stock, at: date, calendar: .current)
            #expect(Array(quote.prices.prefix(before.count)) == before)
            #expect(quote.range.contains(quote.price))
            before = quote.prices
        }
    }

    @Test func devicesAreChargedWithinADay() {
        for date in Self.hours {
            for device in DeviceStore.sample.devices(at: date, calendar: .current) {
                #expect((0...1).contains(device.level))
            }
        }
        let day = Self.hours.prefix(24).flatMap {
            DeviceStore.sample.devices(at: $0, calendar: .current)
        }
        let charged = Set(day.filter(\.isCharging).map(\.kind))
        #expect(charged.count == 6)
        #expect(day.contains { $0.isLow })
    }

    @Test func aSongPlaysWhileItLasts() {
        for date in Self.hours {
            let entry = MusicEntry(date: date)
            #expect(entry.interval.contains(date))
            let songs = Set(entry.songs.map(\.id))
            #expect(songs.count == Player.songs.count)
        }
    }

    @Test func occasionsAreInTheOrderOfTime() {
        let occasions = Almanac.sample.occasions(from: TemplatePicture.day, calendar: .current)
        #expect(occasions.map(\.kind) == OccasionKind.allCases)
        #expect(occasions.map(\.date) == occasions.map(\.date).sorted())
    }

    @Test func anEditionBeginsWithItsSection() {
        let stories = Newsroom.sample.stories(of: .science, at: TemplatePicture.day)
        #expect(stories[0].section == .science)
        let identifiers = Set(stories.map(\.id))
        #expect(identifiers.count == stories.count)
    }

    @Test func placesKnowTheirTimeAndDay() {
        var home = Calendar(identifier: .gregorian)
        home.timeZone = TimeZone(identifier: "UTC")!
        // 2026-01-01, 15:00 UTC.
        let date = Date(timeIntervalSince1970: 1_767_279_600)
        let times = Place.all.map { LocalTime(place: $0, date: date, home: home) }
        #expect(times.map(\.hour) == [15, 10, 0, 2, 20])
        #expect(times.map(\.minute) == [0, 0, 0, 0, 30])
        #expect(times.map(\.dayText) == ["Today", "Today", "Tomorrow", "Tomorrow", "Today"])
        #expect(
            times.map(\.offsetText) == ["Local", "\u{2212}5 h", "+9 h", "+11 h", "+5:30 h"])
    }
}
