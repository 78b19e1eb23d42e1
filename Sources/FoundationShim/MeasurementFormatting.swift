import Foundation

extension Measurement where UnitType: Dimension {
    /// How a measurement is written: in the unit that people of a locale use for it, with that
    /// unit's name in their language.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var hidesScaleName: Bool

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            hidesScaleName: Bool = false,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let text = MeasurementText(
                value: value.value, unit: value.unit, usage: usage.name, width: width.names,
                hidesScaleName: hidesScaleName, locale: locale)
            if let style = numberFormatStyle {
                let exact = text.quantity(fraction: 0...6)
                return exact.replacingNumber(with: style.locale(locale).format(exact.value))
            }
            return text.quantity(fraction: usage.name == nil ? 0...6 : nil).text
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle.UnitWidth {
    fileprivate var names: UnitNameWidth {
        switch name {
        case "wide": .full
        case "narrow": .narrow
        default: .short
        }
    }
}

/// A measurement about to be written. What no locale has a name for is written with its symbol.
private struct MeasurementText {
    var value: Double
    var unit: Unit
    /// CLDR's; nil keeps the unit.
    var usage: String?
    var width: UnitNameWidth
    /// Whether temperatures end with the degree sign alone.
    var hidesScaleName = false
    var locale: Locale

    /// - Parameter fraction: Digits after the separator; nil for as many as the usage has.
    func quantity(fraction: ClosedRange<Int>?) -> Quantity {
        let known = unit.cldrIdentifier.flatMap { identifier in
            LocaleWriting.writer?.quantity(
                value, unit: identifier, width: width, usage: usage, fraction: fraction,
                alwaysSigned: false, locale: locale)
        }
        guard var quantity = known else {
            let number = value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
            return Quantity(
                number: number, after: width == .narrow ? unit.symbol : " \(unit.symbol)",
                value: value)
        }
        // CLDR has a temperature without its scale.
        if hidesScaleName, unit is UnitTemperature,
            let degrees = LocaleWriting.writer?.quantity(
                quantity.value, unit: "temperature-generic", width: .short, usage: nil,
                fraction: fraction ?? 0...0, alwaysSigned: false, locale: locale)
        {
            quantity = degrees
        }
        return quantity
    }
}

/// What a measurement is about, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// CLDR's name; nil for none.
    let name: String?
    public static var general: Self { Self(name: "default") }
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(name: "road") }
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var focalLength: Self { Self(name: "focal-length") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "food") }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(
            width: width, usage: usage, hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle)
    }
}

/// Writes measurements.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    /// Decides the number's digits; where it was not touched, at most three follow the separator.
    open var numberFormatter: NumberFormatter! {
        get { numbers ?? makeNumbers() }
        set { numbers = newValue }
    }
    private var numbers: NumberFormatter?

    private func makeNumbers() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        numbers = formatter
        return formatter
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let text = MeasurementText(
            value: measurement.value, unit: measurement.unit,
            usage: unitOptions.contains(.providedUnit) ? nil : "default", width: width,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit),
            locale: locale ?? .current)
        let exact = text.quantity(fraction: 0...6)
        guard let numbers else { return text.quantity(fraction: 0...3).text }
        let number = numbers.string(from: NSNumber(value: exact.value))
        return exact.replacingNumber(with: number ?? exact.number ?? "")
    }

    open func string(from unit: Unit) -> String {
        let one = MeasurementText(
            value: 1, unit: unit, usage: nil, width: width, locale: locale ?? .current
        ).quantity(fraction: 0...0)
        return (one.before + one.after).trimmingCharacters(in: .whitespaces)
    }

    open override func string(for object: Any?) -> String? {
        (object as? Measurement<Unit>).map { string(from: $0) }
    }

    private var width: UnitNameWidth {
        switch unitStyle {
        case .short: .narrow
        case .long: .full
        default: .short
        }
    }
}
