import Foundation

/// A rectangle of whole pixels; empty where an edge passes the opposite one.
package struct PixelRect: Hashable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package init(width: Int, height: Int) {
        self.init(left: 0, top: 0, right: width, bottom: height)
    }

    /// All pixels that `rect` touches; edges beyond any picture are cut so that arithmetic holds.
    package init(covering rect: CGRect) {
        self.init(
            left: Self.whole(rect.minX, .down), top: Self.whole(rect.minY, .down),
            right: Self.whole(rect.maxX, .up), bottom: Self.whole(rect.maxY, .up))
    }

    /// The same rectangle in whole pixels, where its edges lie on them.
    package init?(aligned rect: CGRect) {
        let tolerance = 1.0 / 256
        for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
            guard abs(edge - edge.rounded()) <= tolerance, abs(edge) < Self.limit else {
                return nil
            }
        }
        self.init(
            left: Int(rect.minX.rounded()), top: Int(rect.minY.rounded()),
            right: Int(rect.maxX.rounded()), bottom: Int(rect.maxY.rounded()))
    }

    package static let limit: CGFloat = 1e8

    private static func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        guard !value.isNaN else { return 0 }
        return Int(min(max(value.rounded(rule), -limit), limit))
    }

    /// More than any picture.
    package static let everything = PixelRect(
        left: -Int(limit), top: -Int(limit), right: Int(limit), bottom: Int(limit))

    package static let empty = PixelRect(width: 0, height: 0)

    package var width: Int { right - left }
    package var height: Int { bottom - top }
    package var isEmpty: Bool { right <= left || bottom <= top }
    package var area: Int { isEmpty ? 0 : width * height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    package func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    package func offsetBy(x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    package func outset(by distance: Int) -> PixelRect {
        PixelRect(
            left: left - distance, top: top - distance, right: right + distance,
            bottom: bottom + distance)
    }

    /// The smallest rectangle around both; empty ones count for nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    package var cgRect: CGRect {
        CGRect(x: left, y: top, width: max(width, 0), height: max(height, 0))
    }
}
