import Foundation

extension Text {
    /// How a date is told.
    public struct DateStyle: Hashable, Codable, Sendable {
        package enum Kind: String, Hashable, Codable, Sendable {
            case time, date, relative, offset, timer
        }
        package let kind: Kind

        /// A time of day, such as 9:41 AM.
        public static let time = DateStyle(kind: .time)
        /// A day, such as April 1, 2020.
        public static let date = DateStyle(kind: .date)
        /// How far away, such as 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// How far away with a sign, such as +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts to or from the date, such as 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(.live(DatedText(date: date, style: style.kind)))
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(.live(DateRangeText(start: dates.lowerBound, end: dates.upperBound)))
    }

    public init(_ interval: DateInterval) {
        self.init(.live(DateRangeText(start: interval.start, end: interval.end)))
    }

    /// A clock that runs through an interval and stands still outside it.
    ///
    /// - Parameters:
    ///   - pauseTime: Where the clock is stopped, if it is.
    ///   - countsDown: Whether the time that is left is shown, or the time that has passed.
    ///   - showsHours: Whether minutes above 59 become hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .live(
                TimerText(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.live(FormattedText(input: input, format: format)))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.attributed(format.format(input)))
    }

    /// Takes every value: which ones bridge to an `NSObject` is not told on Linux.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
}

/// A value in a format that follows the view's locale.
private struct FormattedText<F: FormatStyle>: LiveText, @unchecked Sendable
where F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in environment: EnvironmentValues) -> String {
        if let style = format as? Date.FormatStyle, let date = input as? Date {
            return style.following(environment).format(date)
        }
        return format.locale(environment.locale).format(input)
    }
}

extension Date.FormatStyle {
    /// The style in the view's locale, and in its calendar and time zone where the style names none
    /// of its own.
    fileprivate func following(_ environment: EnvironmentValues) -> Date.FormatStyle {
        var style = locale(environment.locale)
        if calendar == .autoupdatingCurrent || calendar == .current {
            style.calendar = environment.calendar
        }
        if timeZone == .autoupdatingCurrent || timeZone == .current {
            style.timeZone = environment.timeZone
        }
        return style
    }
}

private struct DatedText: LiveText {
    let date: Date
    let style: Text.DateStyle.Kind

    var fillsWidth: Bool { style == .timer }

    func string(in environment: EnvironmentValues) -> String {
        let seconds = date.timeIntervalSince(environment.now)
        switch style {
        case .time: return DateText.string(date, .time, in: environment)
        case .date: return DateText.string(date, .date, in: environment)
        case .timer:
            return ClockText.string(
                seconds: abs(seconds), showsHours: true, locale: environment.locale)
        case .relative: return ElapsedText.string(from: environment.now, to: date, in: environment)
        case .offset: return ElapsedText.offset(from: environment.now, to: date, in: environment)
        }
    }
}

private struct DateRangeText: LiveText {
    let start: Date
    let end: Date

    func string(in environment: EnvironmentValues) -> String {
        DateText.range(start, end, in: environment)
    }
}

private struct TimerText: LiveText {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    var fillsWidth: Bool { true }

    func string(in environment: EnvironmentValues) -> String {
        let moment = min(
            max(pauseTime ?? environment.now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment)
            : moment.timeIntervalSince(interval.lowerBound)
        return ClockText.string(
            seconds: seconds, showsHours: showsHours, locale: environment.locale)
    }
}
