import Foundation
import Graphics
import Views

/// A line through the plot at a value.
public struct AxisGridLine: AxisMark {
    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// - Parameters:
    ///   - centered: Whether the line lies between this value and the next.
    ///   - stroke: A hairline for nil.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }

    public func _gather(into marks: inout _AxisMarkList) {
        marks.elements.append(
            AxisElement(kind: .gridLine(isCentered: isCentered ?? false, stroke: stroke)))
    }
}

/// A short line from the plot's edge outward at a value.
public struct AxisTick: AxisMark {
    /// How far a tick reaches.
    public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        enum Kind: Hashable, Sendable {
            case automatic
            case fixed(CGFloat)
            /// As far as the label, and further.
            case label(CGFloat)
        }

        let kind: Kind

        init(kind: Kind) { self.kind = kind }
        public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
        public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

        public static let automatic = Length(kind: .automatic)
        public static let label = Length(kind: .label(0))
        public static let longestLabel = Length(kind: .label(0))
        public static func fixed(_ length: CGFloat) -> Length { Length(kind: .fixed(length)) }
        public static func label(extendPastBy length: CGFloat) -> Length {
            Length(kind: .label(length))
        }
        public static func longestLabel(extendPastBy length: CGFloat) -> Length {
            Length(kind: .label(length))
        }
    }

    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    public init(
        centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
    ) {
        isCentered = centered
        self.length = length
        self.stroke = stroke
    }

    /// - Parameter length: Points.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: .fixed(length), stroke: stroke)
    }

    public func _gather(into marks: inout _AxisMarkList) {
        marks.elements.append(
            AxisElement(
                kind: .tick(isCentered: isCentered ?? false, length: length, stroke: stroke)))
    }
}
