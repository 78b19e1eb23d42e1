import Foundation

/// Text to be set, with everything that decides its shape and nothing that decides its color, so
/// that light and dark share one layout.
package struct Paragraph: Hashable, Sendable {
    package struct Span: Hashable, Sendable {
        package var content: Content
        package var font: FontSpec
        /// Points added after every glyph, beside the font's own tracking.
        package var tracking: CGFloat
        /// Points added between glyphs that may still form ligatures.
        package var kerning: CGFloat
        /// Points upward.
        package var baselineOffset: CGFloat

        package init(
            _ content: Content, font: FontSpec, tracking: CGFloat = 0, kerning: CGFloat = 0,
            baselineOffset: CGFloat = 0
        ) {
            self.content = content
            self.font = font
            self.tracking = Self.sanitized(tracking)
            self.kerning = Self.sanitized(kerning)
            self.baselineOffset = Self.sanitized(baselineOffset)
        }

        /// No distance between letters is as large as the largest font.
        private static func sanitized(_ points: CGFloat) -> CGFloat {
            points.isNaN
                ? 0 : min(max(points, -FontSpec.maximumSize), FontSpec.maximumSize)
        }
    }

    package enum Content: Hashable, Sendable {
        case text(String)
        /// An inline picture: its width, and how far it reaches above and below the baseline.
        case attachment(width: CGFloat, ascent: CGFloat, descent: CGFloat)
    }

    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var spans: [Span]
    package var alignment: Alignment = .leading
    /// At most so many lines; nil for as many as there is room for.
    package var lineLimit: Int?
    /// Lines whose height is answered even where there is less text.
    package var reservedLines: Int = 0
    package var truncation: Truncation = .tail
    /// The smallest factor to which the font may shrink before text is cut, 0 < factor ≤ 1.
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    /// Points between lines beside the font's leading.
    package var lineSpacing: CGFloat = 0
    package var isRightToLeft = false
    /// BCP 47; decides shapes that languages share code points for.
    package var language = "en"
    /// Device pixels a point; measured sizes are rounded up to whole pixels.
    package var displayScale: CGFloat = 3

    package init(spans: [Span]) { self.spans = spans }

    /// The characters, attachments as U+FFFC.
    package var string: String {
        spans.map { span in
            switch span.content {
            case .text(let text): text
            case .attachment: "\u{FFFC}"
            }
        }.joined()
    }
}

/// The room a paragraph may take, in points; infinite where nothing limits it.
package struct TextBounds: Hashable, Sendable {
    package var width: CGFloat
    package var height: CGFloat

    package init(width: CGFloat = .infinity, height: CGFloat = .infinity) {
        self.width = width.isNaN ? .infinity : max(width, 0)
        self.height = height.isNaN ? .infinity : max(height, 0)
    }
}
