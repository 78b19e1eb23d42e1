import Foundation
import Graphics
import LayoutEngine

/// The largest circle in a rectangle, in its middle.
public struct Circle: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = max(min(rect.width, rect.height), 0)
        let square = CGRect(
            x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path(ellipseIn: square.inset(by: inset))
    }

    /// A square of the smaller length offered (truth, rule 26).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case (let width?, nil): side = width
        case (nil, let height?): side = height
        default: side = min(size.width, size.height)
        }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.inset += amount
        return copy
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The ellipse that fills a rectangle.
public struct Ellipse: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: inset)) }

    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are fully round.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.inset(by: inset)
        return Path(
            roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.inset += amount
        return copy
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}
