import Foundation

/// How much of a unit's name is written.
package enum UnitNameWidth: Hashable, Sendable {
    /// “3 months”
    case full
    /// “3 mths”
    case short
    /// “3m”
    case narrow
}

/// A number with its unit, as a locale writes it.
package struct Quantity: Hashable, Sendable {
    /// Around the number; all there is in `before` where the unit's name tells the number, as the
    /// dual of Arabic and Hebrew does.
    package var before: String
    package var number: String?
    package var after: String
    /// The number's value, in the unit that was written.
    package var value: Double

    package init(before: String = "", number: String?, after: String, value: Double) {
        self.before = before
        self.number = number
        self.after = after
        self.value = value
    }

    package var text: String { before + (number ?? "") + after }

    /// The same with its number written in another way.
    package func replacingNumber(with string: String) -> String {
        number == nil ? text : before + string + after
    }
}

/// What is known of languages beyond what Foundation tells on Linux: units, lists of them, and
/// dates in the styles that devices use.
///
/// Its data lies in a C library, which no module that users import may know: hence this protocol.
package protocol LocaleWriter: Sendable {
    /// - Parameters:
    ///   - unit: A unit of CLDR with its type, such as `duration-month` or `length-kilometer`.
    ///   - usage: For which purpose (`default`, `weather`, `road` …) the locale's own unit is
    ///     chosen; nil keeps the unit.
    ///   - fraction: How many digits follow the decimal separator; nil for the usage's rounding.
    ///   - alwaysSigned: Whether positive numbers get a plus sign.
    func quantity(
        _ value: Double, unit: String, width: UnitNameWidth, usage: String?,
        fraction: ClosedRange<Int>?, alwaysSigned: Bool, locale: Locale
    ) -> Quantity?

    /// Quantities one after the other, such as “2 hours, 23 minutes”.
    func list(_ quantities: [String], width: UnitNameWidth, locale: Locale) -> String?

    /// How far away something is: “in 3 months”, and “tomorrow” unless a number is wanted.
    func distance(
        _ count: Int, unit: Calendar.Component, width: UnitNameWidth, isNumeric: Bool,
        locale: Locale
    ) -> String?

    /// A date in the locale's own styles.
    func string(
        _ date: Date, date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style,
        locale: Locale, calendar: Calendar, timeZone: TimeZone
    ) -> String?
}

/// The writer of this program. Set once, before any of the user's code runs.
package enum LocaleWriting {
    nonisolated(unsafe) package static var writer: (any LocaleWriter)?

    /// A whole number of a unit of time. In English where there is no writer.
    package static func quantity(
        _ count: Int, _ unit: Calendar.Component, width: UnitNameWidth, locale: Locale,
        alwaysSigned: Bool = false
    ) -> Quantity {
        writer?.quantity(
            Double(count), unit: "duration-\(unit.unitName)", width: width, usage: nil,
            fraction: 0...0, alwaysSigned: alwaysSigned, locale: locale)
            ?? Quantity(
                number: "\(alwaysSigned && count >= 0 ? "+" : "")\(count)",
                after: " \(unit.unitName)\(abs(count) == 1 ? "" : "s")", value: Double(count))
    }

    package static func list(
        _ quantities: [String], width: UnitNameWidth, locale: Locale
    ) -> String {
        if quantities.count == 1 { return quantities[0] }
        return writer?.list(quantities, width: width, locale: locale)
            ?? quantities.joined(separator: ", ")
    }
}

extension Calendar.Component {
    /// CLDR's name.
    package var unitName: String {
        switch self {
        case .year, .yearForWeekOfYear: "year"
        case .quarter: "quarter"
        case .month: "month"
        case .weekOfMonth, .weekOfYear: "week"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        default: "day"
        }
    }
}
