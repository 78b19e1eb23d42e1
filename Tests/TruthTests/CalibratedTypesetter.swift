import Foundation
import Graphics

/// Sets known words as wide as Apple's text system does, so that a case tells whether our rules are
/// Apple's and not how near our font comes to theirs.
final class CalibratedTypesetter: Typesetter {
    private let base: any Typesetter

    /// Texts of the cases by font size: their words, and what each character of these must be wider
    /// by, in points. From 34.667 for “Parity”, 28.333 for “Nest” and 35.667 for “Neste” at 3×; and
    /// “label” does not fit into 41 while “Longer” fits into 61.333.
    private static let corrections: [String: [CGFloat: [(word: String, tracking: CGFloat)]]] = [
        "Parity": [13: [("Parity", -0.1)]], "Nested": [13: [("Nested", 0.055)]],
        "Longer label": [20: [("Longer ", 0), ("label", 0.06)]],
    ]

    init(_ base: any Typesetter) { self.base = base }

    func metrics(of font: FontSpec) -> FontMetrics { base.metrics(of: font) }

    func typeset(_ paragraph: Paragraph, in bounds: TextBounds) -> TypesetText {
        var corrected = paragraph
        corrected.spans = paragraph.spans.flatMap { span -> [Paragraph.Span] in
            guard case .text(let string) = span.content,
                let words = Self.corrections[string]?[span.font.size]
            else { return [span] }
            return words.map { word, tracking in
                var part = span
                part.content = .text(word)
                part.tracking += tracking
                return part
            }
        }
        return base.typeset(corrected, in: bounds)
    }
}
