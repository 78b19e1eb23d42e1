import Foundation

/// How an axis spreads its values.
public struct ScaleType: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear, squareRoot, log, date, category
        case symmetricLog(slopeAtZero: Double)
        case power(Double)
    }

    private let kind: Kind

    public static let linear = ScaleType(kind: .linear)
    public static let squareRoot = ScaleType(kind: .squareRoot)
    public static let log = ScaleType(kind: .log)
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)
    public static let symmetricLog = ScaleType(kind: .symmetricLog(slopeAtZero: 1))

    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero > 0 ? slopeAtZero : 1))
    }

    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    package var isLogarithmic: Bool { kind == .log }

    /// A value on a straight axis.
    package func forward(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .squareRoot: Self.signed(value) { $0.squareRoot() }
        case .power(let exponent): Self.signed(value) { pow($0, exponent) }
        case .log: log10(value)
        case .symmetricLog(let slope): Self.signed(value) { log1p($0 * slope) }
        }
    }

    private func backward(_ place: Double) -> Double {
        switch kind {
        case .linear, .date, .category: place
        case .squareRoot: Self.signed(place) { $0 * $0 }
        case .power(let exponent): Self.signed(place) { pow($0, 1 / exponent) }
        case .log: pow(10, place)
        case .symmetricLog(let slope): Self.signed(place) { expm1($0) / slope }
        }
    }

    private static func signed(_ value: Double, _ change: (Double) -> Double) -> Double {
        value < 0 ? -change(-value) : change(value)
    }

    package func value(at fraction: Double, in bounds: ClosedRange<Double>) -> Double {
        let (low, high) = (forward(bounds.lowerBound), forward(bounds.upperBound))
        return backward(low + (high - low) * fraction)
    }
}
