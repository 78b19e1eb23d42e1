import Foundation
import Views

/// A value of an axis.
public struct AxisValue: Sendable {
    /// From the beginning of the axis.
    public let index: Int
    /// Of all values of the axis.
    public let count: Int
    let datum: Datum

    /// The value as one of a type; nil where it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }

    /// The value as `format` writes it, in the view's locale.
    func view<Format: FormatStyle>(_ format: Format) -> AnyView
    where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        guard let input = Format.FormatInput(datum: datum) else { return AnyView(EmptyView()) }
        return AnyView(Text(input, format: format))
    }
}

/// Where an axis' values lie.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(desiredCount: Int?, minimumStride: Double)
        case numberStride(Double)
        case dateStride(DateStride, Calendar?)
        case given([Datum])
    }

    let kind: Kind
    /// Whether the axis reaches to a value beyond the data; nil for the axis' own way.
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    public static let automatic = AxisMarkValues.automatic()

    /// Round values, about as many as desired.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: 0),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .numberStride(Double(stepSize)), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .dateStride(DateStride(component, count: count), calendar),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }
}

/// At which edge of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    public static let automatic = AxisMarkPosition(kind: .automatic)
    public static let leading = AxisMarkPosition(kind: .leading)
    public static let trailing = AxisMarkPosition(kind: .trailing)
    public static let top = AxisMarkPosition(kind: .top)
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How an axis' labels lie at the ends of the plot.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
    let kind: Kind

    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// The first and the last label end where the plot does.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    public static let extended = AxisMarkPreset(kind: .extended)
    public static let inset = AxisMarkPreset(kind: .inset)
}
