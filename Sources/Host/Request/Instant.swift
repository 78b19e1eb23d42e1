import Foundation

/// Instants as requests and reports write them: ISO 8601, in reports always UTC.
///
/// Written here because a formatter of Foundation's costs more than a whole small picture.
enum Instant {
    /// The date of a text such as `2026-01-01T09:41:00Z` or `2026-01-01T10:41:00.5+01:00`.
    static func date(from text: String) -> Date? {
        var reader = Reader(text)
        guard let year = reader.number(digits: 4), reader.take("-"),
            let month = reader.number(digits: 2), reader.take("-"),
            let day = reader.number(digits: 2), (1...12).contains(month), (1...31).contains(day),
            reader.take("T") || reader.take("t") || reader.take(" "),
            let hour = reader.number(digits: 2), reader.take(":"),
            let minute = reader.number(digits: 2), hour < 25, minute < 60
        else { return nil }
        var second = 0
        if reader.take(":") {
            guard let value = reader.number(digits: 2), value < 61 else { return nil }
            second = value
        }
        let fraction = reader.fraction()
        guard let offset = reader.zone(), reader.isAtEnd else { return nil }
        let seconds = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// UTC, with milliseconds only where there are some.
    static func text(_ date: Date) -> String {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        guard milliseconds.isFinite, abs(milliseconds) < 1e15 else { return "\(date)" }
        let total = Int(milliseconds)
        let seconds = total.flooredDivision(by: 1000)
        let day = seconds.flooredDivision(by: 86_400)
        let time = seconds - day * 86_400
        let (year, month, dayOfMonth) = civil(day)
        var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T"
        text += "\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
        let rest = total - seconds * 1000
        return text + (rest == 0 ? "Z" : ".\(padded(rest, 3))Z")
    }

    static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }

    /// Days from 1970-01-01 to a date of the Gregorian calendar. Years are counted from March, so
    /// that the leap day is the last one: 146,097 days in 400 years, 153 in five months.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.flooredDivision(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted.flooredDivision(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private struct Reader {
        private var rest: Substring.UTF8View

        init(_ text: String) { rest = text[...].utf8 }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: character) else { return false }
            rest.removeFirst()
            return true
        }

        mutating func number(digits: Int) -> Int? {
            let bytes = rest.prefix(digits)
            guard bytes.count == digits, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            rest = rest.dropFirst(digits)
            return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        mutating func fraction() -> Double {
            guard take(".") else { return 0 }
            var (value, place) = (0.0, 0.1)
            while let byte = rest.first, (0x30...0x39).contains(byte) {
                value += Double(byte - 0x30) * place
                place /= 10
                rest.removeFirst()
            }
            return value
        }

        /// Seconds east of Greenwich.
        mutating func zone() -> Int? {
            if take("Z") || take("z") { return 0 }
            let sign = take("+") ? 1 : take("-") ? -1 : 0
            guard sign != 0, let hours = number(digits: 2) else { return nil }
            _ = take(":")
            return sign * (hours * 3600 + (number(digits: 2) ?? 0) * 60)
        }
    }
}

extension Int {
    fileprivate func flooredDivision(by divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
