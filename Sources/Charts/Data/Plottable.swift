import Foundation

/// A type whose values a chart can place.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or name that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }

    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name: what every plottable value is in the end.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _datum: _PlottableDatum { get }
    init?(_datum: _PlottableDatum)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value as scales see it.
///
/// The name is public because a hidden requirement answers it; nothing in it is.
public struct _PlottableDatum: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case number(Double)
        /// Seconds since the reference date.
        case date(Double)
        case category(String)
    }

    package var storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    package static func number(_ value: Double) -> Datum { Datum(.number(value)) }
    package static func date(_ seconds: Double) -> Datum { Datum(.date(seconds)) }
    package static func category(_ name: String) -> Datum { Datum(.category(name)) }

    /// The number, or the seconds of the date.
    package var number: Double? {
        switch storage {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    package var category: String? {
        if case .category(let name) = storage { name } else { nil }
    }

    package var isDate: Bool {
        if case .date = storage { true } else { false }
    }

    /// Whether it has a place at all.
    package var isFinite: Bool { number?.isFinite ?? true }
}

package typealias Datum = _PlottableDatum

extension Plottable {
    package var datum: Datum { primitivePlottable._datum }

    package init?(datum: Datum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension BinaryInteger {
    public var _datum: _PlottableDatum { .number(Double(self)) }

    /// Rounds toward zero, as an axis' value asked for as an integer is.
    public init?(_datum: _PlottableDatum) {
        guard let value = _datum.number, value.isFinite,
            let integer = Self(exactly: value.rounded(.towardZero))
        else { return nil }
        self = integer
    }
}

extension BinaryFloatingPoint {
    public var _datum: _PlottableDatum { .number(Double(self)) }

    public init?(_datum: _PlottableDatum) {
        guard let value = _datum.number else { return nil }
        self.init(value)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _PlottableDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_datum: _PlottableDatum) {
        guard let value = _datum.number, value.isFinite else { return nil }
        self.init(value)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _datum: _PlottableDatum { .date(timeIntervalSinceReferenceDate) }

    public init?(_datum: _PlottableDatum) {
        guard _datum.isDate, let seconds = _datum.number else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _datum: _PlottableDatum { .category(self) }

    public init?(_datum: _PlottableDatum) {
        guard let name = _datum.category else { return nil }
        self = name
    }
}
