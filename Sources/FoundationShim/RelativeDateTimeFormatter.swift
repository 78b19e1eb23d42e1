import Foundation

/// Writes how far a date lies before or after another one, in its largest unit.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let units: [Calendar.Component] = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(
            from: (calendar ?? .current).dateComponents(
                Set(Self.units), from: referenceDate, to: date))
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        guard timeInterval.isFinite else { return localizedString(for: now, relativeTo: now) }
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let unit = Self.units.first { (dateComponents.value(for: $0) ?? 0) != 0 } ?? .second
        return capitalized(string(dateComponents.value(for: unit) ?? 0, unit))
    }

    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func string(_ count: Int, _ unit: Calendar.Component) -> String {
        let locale = locale ?? .current
        let text =
            LocaleWriting.writer?.distance(
                count, unit: unit, width: width, isNumeric: dateTimeStyle == .numeric,
                locale: locale) ?? english(count, unit)
        guard unitsStyle == .spellOut else { return text }
        return text.replacingOccurrences(
            of: abs(count).formatted(.number.locale(locale)),
            with: SpelledNumber.string(abs(count), locale: locale))
    }

    /// Where nothing is known of other languages.
    private func english(_ count: Int, _ unit: Calendar.Component) -> String {
        let number = "\(abs(count)) \(unit.unitName)\(abs(count) == 1 ? "" : "s")"
        return count < 0 ? "\(number) ago" : "in \(number)"
    }

    private var width: UnitNameWidth {
        switch unitsStyle {
        case .full, .spellOut: .full
        case .short: .short
        case .abbreviated: .narrow
        }
    }

    private func capitalized(_ text: String) -> String {
        guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
        return String(first).uppercased(with: locale) + text.dropFirst()
    }
}

/// Numbers in words.
enum SpelledNumber {
    static func string(_ number: Int, locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
}
