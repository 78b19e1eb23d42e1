import Foundation
import FoundationShim
import Views

/// A value to be placed, and what it is called.
public struct PlottableValue<Value: Plottable> {
    package let field: PlottedField

    init(_ field: PlottedField) { self.field = field }
}

/// A value, or the stretch of the axis that it stands for.
package struct PlottedField: Hashable, Sendable {
    package var datum: Datum
    /// The end of the stretch, which begins at `datum`.
    package var end: Datum?
    /// What a stretch was asked for as: a date with a unit has the whole unit's stretch, a range
    /// its own.
    package var isUnit = false

    package init(_ datum: Datum, end: Datum? = nil, isUnit: Bool = false) {
        self.datum = datum
        self.end = end
        self.isUnit = isUnit
    }

    package init(_ date: Date, unit: Calendar.Component, _ calendar: Calendar) {
        guard let interval = calendar.dateInterval(of: unit, for: date) else {
            self.init(date.datum)
            return
        }
        self.init(interval.start.datum, end: interval.end.datum, isUnit: true)
    }
}

// What the value is called is for assistive technologies; it shows nowhere in a picture.
extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(PlottedField(value.datum))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(PlottedField(value.datum))
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(PlottedField(value.datum))
    }

    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: Value
    ) -> PlottableValue {
        PlottableValue(PlottedField(value.datum))
    }
}

extension PlottableValue where Value == Date {
    /// A date as the whole day, month or other unit it lies in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(PlottedField(value, unit: unit, calendar))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(PlottedField(value, unit: unit, calendar))
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(PlottedField(value, unit: unit, calendar))
    }
}

extension PlottableValue where Value: Comparable {
    /// A stretch of the axis.
    public static func value(
        _ labelKey: LocalizedStringKey, _ range: Range<Value>
    ) -> PlottableValue {
        PlottableValue(PlottedField(range.lowerBound.datum, end: range.upperBound.datum))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ range: Range<Value>
    ) -> PlottableValue {
        PlottableValue(PlottedField(range.lowerBound.datum, end: range.upperBound.datum))
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(PlottedField(bin.lowerBound.datum, end: bin.upperBound.datum))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ bin: ChartBinRange<Value>
    ) -> PlottableValue {
        PlottableValue(PlottedField(bin.lowerBound.datum, end: bin.upperBound.datum))
    }
}
