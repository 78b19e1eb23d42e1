import Foundation
import Views

/// The value of each element of a collection that a plot places, and what it is called.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let field: (DataElement) -> PlottedField

    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection { PlottedField($0[keyPath: keyPath].datum) }
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection { PlottedField($0[keyPath: keyPath].datum) }
    }

    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection { PlottedField($0[keyPath: keyPath].datum) }
    }
}

extension PlottableProjection where Value == Date {
    /// Dates as the whole days, months or other units they lie in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
        unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection {
            PlottedField($0[keyPath: keyPath], unit: unit, calendar)
        }
    }
}
