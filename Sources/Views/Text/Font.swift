import Foundation
import Graphics

/// A font that waits for its environment: text size, and what surrounding views ask of it.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// `relativeTo` nil for a fixed size.
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    package enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case width(Width)
        case design(Design)
        case monospacedDigit
        case monospaced
        case smallCaps(FontSpec.SmallCaps)
        case leading(Leading)
        case scale(Text.Scale)
    }

    package var base: Base
    package var modifiers: [Modifier] = []

    package init(_ base: Base) { self.base = base }

    // MARK: Parts

    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
    }

    public struct Weight: Hashable, Sendable {
        /// 100 to 900.
        package let value: Double
        package init(value: Double) { self.value = value }
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    // MARK: Making fonts

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font { Font(.textStyle(style, design: design, weight: weight)) }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.textStyle(style, design: design, weight: nil))
    }

    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font { Font(.system(size: size, weight: weight, design: design)) }

    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font { Font(.system(size: size, weight: weight, design: design)) }

    /// A font of the user's own, which grows with the text size as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font { Font(.custom(name: name, size: size, relativeTo: textStyle)) }

    // MARK: Changing them

    private func adding(_ modifier: Modifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }

    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func bold() -> Font { adding(.bold) }
    public func italic() -> Font { adding(.italic) }
    public func width(_ width: Width) -> Font { adding(.width(width)) }
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func monospaced() -> Font { adding(.monospaced) }
    public func smallCaps() -> Font { adding(.smallCaps([.lowercase, .uppercase])) }
    public func lowercaseSmallCaps() -> Font { adding(.smallCaps(.lowercase)) }
    public func uppercaseSmallCaps() -> Font { adding(.smallCaps(.uppercase)) }
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

    package func applying(_ modifiers: [Modifier]) -> Font {
        var font = self
        font.modifiers += modifiers
        return font
    }
}
