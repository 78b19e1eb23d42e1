import Foundation

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(alpha: CGFloat)
        case cardinal(tension: CGFloat)
    }

    package let kind: Kind

    public var description: String { String(describing: kind) }

    public static let linear = InterpolationMethod(kind: .linear)
    /// A smooth line that never turns between two points.
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static let catmullRom = catmullRom(alpha: 0.5)
    public static let cardinal = cardinal(tension: 0)

    /// - Parameter alpha: 0 for a uniform spline, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: min(max(alpha, 0), 1)))
    }

    /// - Parameter tension: 0 for a uniform Catmull–Rom spline, 1 for straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: min(max(tension, 0), 1)))
    }
}
