import Foundation
import Graphics
import Views

/// A font of a fixed size.
open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var weight: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.115: .regular
            case ..<0.265: .medium
            case ..<0.35: .semibold
            case ..<0.48: .bold
            case ..<0.59: .heavy
            default: .black
            }
        }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        fileprivate var style: Font.TextStyle {
            switch rawValue {
            case "largeTitle": .largeTitle
            case "title1": .title
            case "title2": .title2
            case "title3": .title3
            case "headline": .headline
            case "subheadline": .subheadline
            case "callout": .callout
            case "footnote": .footnote
            case "caption1": .caption
            case "caption2": .caption2
            default: .body
            }
        }
    }

    let font: Font
    public let pointSize: CGFloat
    public let fontName: String

    private init(_ font: Font, size: CGFloat, name: String) {
        self.font = font
        pointSize = size
        fontName = name
        super.init()
    }

    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, size: size), size: size, name: name)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size, name: ".SFUI")
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), size: size, name: ".SFUI-Italic")
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .system(size: size, weight: weight.weight).monospacedDigit(), size: size,
            name: ".SFUI")
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .system(size: size, weight: weight.weight, design: .monospaced), size: size,
            name: ".SFMono")
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(
            .system(style.style), size: style.style.row(at: .large).size, name: ".SFUI")
    }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size) }

    /// The system font's, in points.
    public var lineHeight: CGFloat { FontMetrics.systemFont(size: pointSize).lineHeight }
    public var ascender: CGFloat { FontMetrics.systemFont(size: pointSize).ascent }
    public var descender: CGFloat { -FontMetrics.systemFont(size: pointSize).descent }
    public var capHeight: CGFloat { FontMetrics.systemFont(size: pointSize).capHeight }
    public var xHeight: CGFloat { FontMetrics.systemFont(size: pointSize).xHeight }

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
}

extension Font {
    public init(_ font: UIFont) { self = font.font }
}
