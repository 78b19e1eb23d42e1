import Foundation
import FoundationShim
import Synchronization

/// Writes units, lists of them, distances and dates as CLDR has them, for every language it has.
///
/// What it opens it keeps: opening a formatter costs a thousand times what using it does.
package final class ICULocaleWriter: LocaleWriter {
    private let known = Mutex(Known())

    private struct Known {
        var units: [String: UnitFormatter] = [:]
        var lists: [String: ListJoiner] = [:]
        var distances: [String: DistanceFormatter] = [:]
        var dates: [String: DateStyleFormatter] = [:]
    }

    package init() {}

    /// Gives the program this writer. Before any of the user's code runs.
    package static func install() {
        if LocaleWriting.writer == nil { LocaleWriting.writer = ICULocaleWriter() }
    }

    package func quantity(
        _ value: Double, unit: String, width: UnitNameWidth, usage: String?,
        fraction: ClosedRange<Int>?, alwaysSigned: Bool, locale: Locale
    ) -> Quantity? {
        guard value.isFinite else { return nil }
        var skeleton = "measure-unit/\(unit) \(width.skeleton)"
        if let usage { skeleton += " usage/\(usage)" }
        if let fraction { skeleton += " \(Self.precision(fraction))" }
        if alwaysSigned { skeleton += " sign-always" }
        let identifier = locale.identifier
        let formatter = known.withLock { known in
            Self.get(&known.units, "\(identifier) \(skeleton)") {
                UnitFormatter(skeleton: skeleton, locale: identifier)
            }
        }
        return formatter?.quantity(value)
    }

    package func list(_ quantities: [String], width: UnitNameWidth, locale: Locale) -> String? {
        let identifier = locale.identifier
        let joiner = known.withLock { known in
            Self.get(&known.lists, "\(identifier) \(width)") {
                ListJoiner(width: width, locale: identifier)
            }
        }
        return joiner?.join(quantities)
    }

    package func distance(
        _ count: Int, unit: Calendar.Component, width: UnitNameWidth, isNumeric: Bool,
        locale: Locale
    ) -> String? {
        let identifier = locale.identifier
        let formatter = known.withLock { known in
            Self.get(&known.distances, "\(identifier) \(width)") {
                DistanceFormatter(width: width, locale: identifier)
            }
        }
        return formatter?.string(count, unit, isNumeric: isNumeric)
    }

    package func string(
        _ date: Date, date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style,
        locale: Locale, calendar: Calendar, timeZone: TimeZone
    ) -> String? {
        var components = Locale.Components(locale: locale)
        components.calendar = calendar.identifier
        let identifier = Locale(components: components).identifier
        let zone = timeZone.identifier
        let key = "\(identifier) \(zone) \(dateStyle.rawValue) \(timeStyle.rawValue)"
        // ICU's date formatters are no values: one at a time.
        return known.withLock { known in
            Self.get(&known.dates, key) {
                DateStyleFormatter(
                    date: dateStyle, time: timeStyle, locale: identifier, timeZone: zone)
            }?.string(date)
        }
    }

    private static func get<Value>(
        _ values: inout [String: Value], _ key: String, make: () -> Value?
    ) -> Value? {
        if let value = values[key] { return value }
        if values.count >= capacity { values.removeAll() }
        let value = make()
        values[key] = value
        return value
    }

    /// Of each kind, before all are forgotten.
    private static let capacity = 512

    private static func precision(_ digits: ClosedRange<Int>) -> String {
        guard digits.upperBound > 0 else { return "precision-integer" }
        let least = max(digits.lowerBound, 0)
        return "." + String(repeating: "0", count: least)
            + String(repeating: "#", count: digits.upperBound - least)
    }
}

extension UnitNameWidth {
    fileprivate var skeleton: String {
        switch self {
        case .full: "unit-width-full-name"
        case .short: "unit-width-short"
        case .narrow: "unit-width-narrow"
        }
    }
}
