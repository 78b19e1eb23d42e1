import Foundation

/// Writes a length of time in several units.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros go where units are positions, all zeros go elsewhere.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var calendar: Calendar? = .current
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = units
        let components = (calendar ?? .current).dateComponents(
            Set(units.map(\.component)), from: startDate, to: endDate)
        return string(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    open func string(from components: DateComponents) -> String? {
        let given = Unit.all.filter { components.value(for: $0.component) != nil }
        if allowedUnits.isEmpty {
            return string(given.map { ($0, components.value(for: $0.component) ?? 0) })
        }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = (calendar ?? .current).date(byAdding: components, to: start) else {
            return nil
        }
        return string(from: start, to: end)
    }

    public static func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for object: Any?) -> String? {
        switch object {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    private struct Unit {
        let component: Calendar.Component
        let flag: NSCalendar.Unit

        static let all: [Unit] = [
            Unit(component: .year, flag: .year), Unit(component: .month, flag: .month),
            Unit(component: .weekOfMonth, flag: .weekOfMonth), Unit(component: .day, flag: .day),
            Unit(component: .hour, flag: .hour), Unit(component: .minute, flag: .minute),
            Unit(component: .second, flag: .second),
        ]

        /// Whether a clock shows it.
        var isOfClock: Bool { flag == .hour || flag == .minute || flag == .second }
    }

    private var units: [Unit] {
        let allowed = Unit.all.filter { allowedUnits.contains($0.flag) }
        if !allowed.isEmpty { return allowed }
        return Unit.all.filter { unitsStyle != .positional || $0.isOfClock }
    }

    private var locale: Locale { calendar?.locale ?? .current }

    private func string(_ values: [(unit: Unit, value: Int)]) -> String? {
        guard !values.isEmpty else { return nil }
        let isNegative = values.contains { $0.value < 0 }
        var kept = trimmed(values.map { ($0.unit, abs($0.value)) })
        if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
        var text: String
        if unitsStyle == .positional {
            text = positional(kept)
        } else {
            let parts = kept.map { part($0.unit, $0.value) }
            text = LocaleWriting.list(parts, width: width, locale: locale)
        }
        if isNegative { text = "-" + text }
        // CLDR has no words for these phrases; other languages go without.
        if locale.language.languageCode == .english {
            if includesApproximationPhrase { text = "About " + text }
            if includesTimeRemainingPhrase { text += " remaining" }
        }
        return text
    }

    private func trimmed(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior = unitsStyle == .positional ? .dropLeading : .dropAll
        }
        if behavior.contains(.pad) { return values }
        var kept = values
        if behavior.contains(.dropLeading) {
            // Positions need at least minutes beside seconds: 0:05.
            let least = unitsStyle == .positional && kept.count > 1 ? 2 : 1
            while kept.count > least, kept[0].value == 0 { kept.removeFirst() }
        }
        if behavior.contains(.dropTrailing) {
            while kept.count > 1, kept[kept.count - 1].value == 0 { kept.removeLast() }
        }
        if behavior.contains(.dropMiddle), kept.count > 2 {
            let last = kept.count - 1
            kept = kept.enumerated().filter { index, element in
                index == 0 || index == last || element.value != 0
            }.map(\.element)
        }
        return kept
    }

    private func positional(_ values: [(unit: Unit, value: Int)]) -> String {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return values.enumerated().map { index, element in
            let digits = index > 0 || isPadded ? 2 : 1
            return element.value.formatted(
                .number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
        }.joined(separator: ":")
    }

    private func part(_ unit: Unit, _ value: Int) -> String {
        let quantity = LocaleWriting.quantity(
            value, unit.component, width: unitsStyle == .brief ? .short : width, locale: locale)
        switch unitsStyle {
        case .spellOut:
            return quantity.replacingNumber(
                with: SpelledNumber.string(value, locale: locale))
        case .brief:
            return quantity.text.filter { !$0.isWhitespace }
        default:
            return quantity.text
        }
    }

    private var width: UnitNameWidth {
        switch unitsStyle {
        case .full, .spellOut: .full
        case .short: .short
        case .positional, .abbreviated, .brief: .narrow
        }
    }
}
