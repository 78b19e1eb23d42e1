import Foundation
import Graphics

/// A color of fixed components.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBA

    package init(_ rgba: RGBA) { self.rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(gray, gray, gray, alpha))
    }

    /// Red, green, blue, alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { rgba.alpha }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(RGBA(rgba.red, rgba.green, rgba.blue, alpha))
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
