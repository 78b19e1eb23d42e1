import Foundation

/// Days and times in the view's locale, calendar and time zone.
enum DateText {
    enum Form: Hashable { case time, date }

    static func string(_ date: Date, _ form: Form, in environment: EnvironmentValues) -> String {
        date.formatted(style(form, in: environment))
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
    /// `h:mm:ss` from one hour on if hours are shown, else `m:ss`.
    static func string(seconds: TimeInterval, showsHours: Bool) -> String {
        // A countdown shows the second that has begun.
        let total = seconds.isFinite ? Int(min(max(seconds, 0), 1e9).rounded(.up)) : 0
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours, total >= 3600 {
            return "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60))"
        }
        return "\(total / 60):\(two(total % 60))"
    }
}

/// How long until or since a date.
enum ElapsedText {
    private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

    /// The two largest units, without a sign: short ones for minutes and seconds, long ones above
    /// (timeline.json, `spelling_note`).
    static func string(from: Date, to: Date, in environment: EnvironmentValues) -> String {
        let parts = parts(from: from, to: to, in: environment)
        guard let first = parts.firstIndex(where: { $0.value > 0 }) else {
            return spell([(.second, 0)], isShort: true, in: environment)
        }
        let shown = parts[first...].prefix(2).filter { $0.value > 0 }
        let isShort = parts[first].unit == .minute || parts[first].unit == .second
        return spell(Array(shown), isShort: isShort, in: environment)
    }

    /// The largest unit with a sign: minus for what is to come (timeline.json).
    static func offset(from: Date, to: Date, in environment: EnvironmentValues) -> String {
        let parts = parts(from: from, to: to, in: environment)
        let largest = parts.first { $0.value > 0 } ?? (.second, 0)
        let sign = to > from ? "-" : "+"
        return sign + spell([largest], isShort: false, in: environment)
    }

    private static func parts(
        from: Date, to: Date, in environment: EnvironmentValues
    ) -> [(unit: Calendar.Component, value: Int)] {
        let components = environment.calendar.dateComponents(
            Set(units), from: min(from, to), to: max(from, to))
        return units.map { ($0, components.value(for: $0) ?? 0) }
    }

    /// Days and less by the locale's own unit names. Foundation has no names for months and years
    /// here, so that longer spans are told in weeks and days in locales other than English.
    private static func spell(
        _ parts: [(unit: Calendar.Component, value: Int)], isShort: Bool,
        in environment: EnvironmentValues
    ) -> String {
        let language = environment.locale.language.languageCode?.identifier
        if language == "en" {
            return parts.map { english($0.unit, $0.value, isShort: isShort) }
                .joined(separator: ", ")
        }
        let lengths: [Calendar.Component: Int64] = [
            .year: 31_556_952, .month: 2_629_746, .day: 86_400, .hour: 3600, .minute: 60,
            .second: 1,
        ]
        let seconds = parts.reduce(Int64(0)) { $0 + Int64($1.value) * (lengths[$1.unit] ?? 0) }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds],
            width: isShort ? .abbreviated : .wide, maximumUnitCount: parts.count
        ).locale(environment.locale)
        return style.format(.seconds(seconds))
    }

    private static func english(
        _ unit: Calendar.Component, _ value: Int, isShort: Bool
    ) -> String {
        let name: String
        switch unit {
        case .year: name = "year"
        case .month: name = "month"
        case .day: name = "day"
        case .hour: name = isShort ? "hr" : "hour"
        case .minute: name = isShort ? "min" : "minute"
        default: name = isShort ? "sec" : "second"
        }
        return "\(value) \(name)\(isShort || value == 1 ? "" : "s")"
    }
}
