import Foundation
import FoundationShim

/// Days and times in the view's locale, calendar and time zone.
enum DateText {
    enum Form: Hashable { case time, date }

    /// In the locale's own short time or long date, as devices write them.
    static func string(_ date: Date, _ form: Form, in environment: EnvironmentValues) -> String {
        LocaleWriting.writer?.string(
            date, date: form == .date ? .long : .none, time: form == .time ? .short : .none,
            locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone) ?? date.formatted(style(form, in: environment))
    }

    private static func style(_ form: Form, in environment: EnvironmentValues) -> Date.FormatStyle {
        Date.FormatStyle(
            date: form == .date ? .long : .omitted, time: form == .time ? .shortened : .omitted,
            locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }

    /// Two times of one day, or two days.
    static func range(_ start: Date, _ end: Date, in environment: EnvironmentValues) -> String {
        let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .long, time: isOneDay ? .shortened : .omitted,
            locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        return style.format(start..<max(end, start.addingTimeInterval(1)))
    }
}

/// Clocks that count seconds.
enum ClockText {
    /// `h:mm:ss` from one hour on if hours are shown, else `m:ss`, in the locale's digits.
    static func string(seconds: TimeInterval, showsHours: Bool, locale: Locale) -> String {
        // A countdown shows the second that has begun.
        let total = seconds.isFinite ? Int(min(max(seconds, 0), 1e9).rounded(.up)) : 0
        let digits = LocaleDigits(locale)
        if showsHours, total >= 3600 {
            return digits.string(total / 3600) + ":" + digits.twoPlaces(total / 60 % 60) + ":"
                + digits.twoPlaces(total % 60)
        }
        return digits.string(total / 60) + ":" + digits.twoPlaces(total % 60)
    }
}

/// The digits that a locale counts with.
private struct LocaleDigits {
    /// Of 0 to 9; nil for our own.
    private let digits: [Character]?

    init(_ locale: Locale) {
        guard locale.numberingSystem.identifier != "latn" else {
            digits = nil
            return
        }
        let written = (0...9).compactMap { $0.formatted(.number.locale(locale)).first }
        digits = written.count == 10 ? written : nil
    }

    func string(_ number: Int) -> String {
        let plain = String(number)
        guard let digits else { return plain }
        return String(plain.map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
    }

    func twoPlaces(_ number: Int) -> String {
        number < 10 ? string(0) + string(number) : string(number)
    }
}

/// How long until or since a date.
enum ElapsedText {
    private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

    /// The two largest units, without a sign: short ones for minutes and seconds, long ones above
    /// (timeline.json, `spelling_note`).
    static func string(from: Date, to: Date, in environment: EnvironmentValues) -> String {
        let parts = parts(from: from, to: to, in: environment)
        let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
        let shown = parts[first...].prefix(2)
        let isShort = parts[first].unit == .minute || parts[first].unit == .second
        let width = isShort ? UnitNameWidth.short : .full
        let quantities = shown.enumerated().filter { $0.offset == 0 || $0.element.count > 0 }.map {
            LocaleWriting.quantity(
                $0.element.count, $0.element.unit, width: width, locale: environment.locale
            ).text
        }
        return LocaleWriting.list(quantities, width: width, locale: environment.locale)
    }

    /// The largest unit with a sign: minus for what is to come (timeline.json).
    static func offset(from: Date, to: Date, in environment: EnvironmentValues) -> String {
        let parts = parts(from: from, to: to, in: environment)
        let largest = parts.first { $0.count > 0 } ?? (.second, 0)
        let sign = to > from ? -1 : 1
        let quantity = LocaleWriting.quantity(
            sign * largest.count, largest.unit, width: .full, locale: environment.locale,
            alwaysSigned: true)
        // A dual tells its number in a word, and no sign.
        return quantity.number == nil ? (sign < 0 ? "-" : "+") + quantity.text : quantity.text
    }

    private static func parts(
        from: Date, to: Date, in environment: EnvironmentValues
    ) -> [(unit: Calendar.Component, count: Int)] {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let components = calendar.dateComponents(
            Set(units), from: min(from, to), to: max(from, to))
        return units.map { ($0, components.value(for: $0) ?? 0) }
    }
}
