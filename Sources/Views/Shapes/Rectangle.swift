import Foundation
import Graphics

/// A rectangle.
public struct Rectangle: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.inset(by: inset)) }

    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.inset += amount
        return copy
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension CGRect {
    /// The rectangle smaller by `amount` on all sides, never turned inside out.
    func inset(by amount: CGFloat) -> CGRect {
        guard amount != 0, amount.isFinite else { return self }
        let width = max(width - 2 * amount, 0)
        let height = max(height - 2 * amount, 0)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}
