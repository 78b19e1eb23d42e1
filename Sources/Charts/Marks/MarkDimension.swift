import Foundation

/// A mark's width, height or radius.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
{
    package enum Kind: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    package let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public static let automatic = MarkDimension(kind: .automatic)

    /// Points.
    public static func fixed(_ value: CGFloat) -> MarkDimension {
        MarkDimension(kind: .fixed(value.isFinite ? max(value, 0) : 0))
    }

    /// A part of the step, of the band or, for a sector, of the whole radius.
    public static func ratio(_ value: CGFloat) -> MarkDimension {
        MarkDimension(kind: .ratio(value.isFinite ? max(value, 0) : 0))
    }

    /// What is there, less this many points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension {
        MarkDimension(kind: .inset(value.isFinite ? value : 0))
    }

    /// Points, of `whole` points there are.
    package func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: max(automatic, 0)
        case .fixed(let value): value
        case .ratio(let ratio): whole * ratio
        case .inset(let inset): max(whole - 2 * inset, 0)
        }
    }
}

/// How marks of one place are put onto each other.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
    let kind: Kind

    /// From zero up, and down where values are negative.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// As parts of the whole.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// Around a line in the middle.
    public static let center = MarkStackingMethod(kind: .center)
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
