import Foundation

extension Measurement where UnitType: Dimension {
    /// How a measurement is written: the number as the locale writes it, then the unit's symbol.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var isAsProvided: Bool
        var hidesScaleName: Bool

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            hidesScaleName: Bool = false,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
            isAsProvided = usage.isAsProvided
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let shown = isAsProvided ? value : value.inUnitsOf(locale)
            let style =
                numberFormatStyle
                ?? .number.precision(
                    shown.value.magnitude < 10 && !(shown.unit is UnitTemperature)
                        ? .fractionLength(0...2) : .fractionLength(0))
            let number = style.locale(locale).format(shown.value)
            let unit = shown.unit as Unit
            if unit is UnitTemperature {
                return number + (hidesScaleName || width == .narrow ? "°" : unit.symbol)
            }
            return width == .narrow ? number + unit.symbol : "\(number) \(unit.symbol)"
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The same in the unit that people of a locale use, where the two systems differ.
    fileprivate func inUnitsOf(_ locale: Locale) -> Measurement<UnitType> {
        let isUS = locale.measurementSystem == .us
        let unit: Dimension? =
            switch unit as Dimension {
            case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            case is UnitSpeed:
                isUS || locale.measurementSystem == .uk
                    ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
            case is UnitLength where converted(to: UnitLength.meters) >= 1000 || isUS:
                isUS
                    ? (converted(to: UnitLength.miles) >= 0.1 ? UnitLength.miles : UnitLength.feet)
                    : UnitLength.kilometers
            default: nil
            }
        guard let unit = unit as? UnitType else { return self }
        return converted(to: unit)
    }

    /// The value in a unit of the same dimension, whatever its static type.
    private func converted(to other: Dimension) -> Double {
        other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }
}

/// What a measurement is about, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    let isAsProvided: Bool
    public static var general: Self { Self(isAsProvided: false) }
    public static var asProvided: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(isAsProvided: false) }
    public static var person: Self { Self(isAsProvided: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(isAsProvided: false) }
    public static var person: Self { Self(isAsProvided: true) }
    public static var personHeight: Self { Self(isAsProvided: true) }
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
    open var numberFormatter: NumberFormatter! = NumberFormatter()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = { (value: Double) in
            self.numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        }
        if let temperature = measurement as? Measurement<UnitTemperature> {
            let shown =
                unitOptions.contains(.providedUnit)
                ? temperature : temperature.inUnitsOf(locale ?? .current)
            let hidesUnit = unitOptions.contains(.temperatureWithoutUnit)
            return number(shown.value)
                + (hidesUnit || unitStyle == .short ? "°" : shown.unit.symbol)
        }
        let separator = unitStyle == .short ? "" : " "
        return number(measurement.value) + separator + measurement.unit.symbol
    }

    open func string(from unit: Unit) -> String { unit.symbol }
}
