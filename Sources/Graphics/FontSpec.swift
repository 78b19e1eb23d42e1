import Foundation

/// A font as text asks for it, all of its environment already decided.
package struct FontSpec: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system(Design)
        /// A family or PostScript name of the user's own fonts.
        case named(String)
    }

    package enum Design: String, Hashable, Sendable, CaseIterable {
        case standard, rounded, serif, monospaced
    }

    /// Which letters are set as small capitals.
    package struct SmallCaps: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// `smcp`
        package static let lowercase = SmallCaps(rawValue: 1)
        /// `c2sc`
        package static let uppercase = SmallCaps(rawValue: 2)
    }

    package var family: Family
    /// Points; never negative, never more than `maximumSize`.
    package private(set) var size: CGFloat
    /// 100 (ultraLight) to 900 (black), 400 regular, 600 semibold.
    package var weight: Double
    /// Percent of the normal width: 100; condensed below, expanded above.
    package var width: Double
    package var isItalic: Bool
    /// Digits of one width each (`tnum`).
    package var hasMonospacedDigits: Bool
    package var smallCaps: SmallCaps
    /// Distance between baselines in points, where a text style prescribes one.
    package var leading: CGFloat?

    /// What larger sizes are cut to: no device shows a glyph larger, and shaping stays finite.
    package static let maximumSize: CGFloat = 4096

    package init(
        family: Family = .system(.standard), size: CGFloat, weight: Double = 400,
        width: Double = 100, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
        smallCaps: SmallCaps = [], leading: CGFloat? = nil
    ) {
        self.family = family
        self.size = Self.sanitized(size)
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.smallCaps = smallCaps
        self.leading = leading
    }

    private static func sanitized(_ size: CGFloat) -> CGFloat {
        size.isNaN ? 0 : min(max(size, 0), maximumSize)
    }

    package func scaled(by factor: CGFloat) -> FontSpec {
        var copy = self
        copy.size = Self.sanitized(size * factor)
        copy.leading = leading.map { $0 * factor }
        return copy
    }
}

/// Vertical measures of a font in points, all positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Additional distance between lines beyond ascent + descent.
    package var leading: CGFloat
    /// Below the baseline, to the middle of the line.
    package var underlineOffset: CGFloat
    package var underlineThickness: CGFloat

    package init(
        ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        leading: CGFloat = 0, underlineOffset: CGFloat, underlineThickness: CGFloat
    ) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
        self.underlineOffset = underlineOffset
        self.underlineThickness = underlineThickness
    }

    package var lineHeight: CGFloat { ascent + descent }

    /// SF Pro's figures in ems: ascender 1950, descender 494, cap height 1443, of 2048 units
    /// (text_styles.json, truth section 2); x-height 0.526 (text sizes).
    package static func systemFont(size: CGFloat, pitch: CGFloat? = nil) -> FontMetrics {
        let ascent = size * 1950 / 2048
        let descent = size * 494 / 2048
        return FontMetrics(
            ascent: ascent, descent: descent, capHeight: size * 1443 / 2048, xHeight: size * 0.526,
            leading: max((pitch ?? 0) - ascent - descent, 0), underlineOffset: size * 0.1,
            underlineThickness: max(size * 0.073, 0.5))
    }
}
