import Foundation

/// Breaks, shapes and measures text. The layout engine knows fonts only through it.
///
/// Not shared between threads: each thread has its own, and two of them answer alike.
package protocol Typesetter: AnyObject {
    /// Sets `paragraph` into `bounds`. Always answers: what does not fit is cut and says so.
    func typeset(_ paragraph: Paragraph, in bounds: TextBounds) -> TypesetText

    /// What sets `paragraph` again and again without looking for it each time.
    func framesetter(for paragraph: Paragraph) -> any Framesetter

    func metrics(of font: FontSpec) -> FontMetrics

    /// Where the font that is named is not there and another stands in: names like it that are
    /// there, nearest first. Nil where nothing is missing.
    func suggestions(forMissing font: FontSpec) -> [String]?

    /// Whether the font's glyphs are drawn as they are. Not so where they are colored drawings: of
    /// these only the outlines are.
    func drawsGlyphsWhole(of font: FontSpec) -> Bool
}

extension Typesetter {
    package func suggestions(forMissing font: FontSpec) -> [String]? { nil }

    package func drawsGlyphsWhole(of font: FontSpec) -> Bool { true }

    package func framesetter(for paragraph: Paragraph) -> any Framesetter {
        AskingFramesetter(paragraph: paragraph, typesetter: self)
    }
}

/// Sets one paragraph into any bounds.
package protocol Framesetter: AnyObject {
    func text(in bounds: TextBounds) -> TypesetText

    /// Of that text.
    func size(in bounds: TextBounds) -> CGSize
}

/// Asks a typesetter that remembers nothing.
private final class AskingFramesetter: Framesetter {
    private let paragraph: Paragraph
    private let typesetter: any Typesetter

    init(paragraph: Paragraph, typesetter: any Typesetter) {
        self.paragraph = paragraph
        self.typesetter = typesetter
    }

    func text(in bounds: TextBounds) -> TypesetText { typesetter.typeset(paragraph, in: bounds) }

    func size(in bounds: TextBounds) -> CGSize { text(in: bounds).size }
}

/// A paragraph that has been set. Points, origin at the top left of the text's own box.
package struct TypesetText: Sendable {
    /// Of the box that layout sees: widest line, all line heights, each rounded up to a pixel.
    package var size: CGSize
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package var lines: [TypesetLine]
    package var isTruncated: Bool
    /// By which the font was shrunk to fit; 1 where it was not.
    package var scale: CGFloat

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TypesetLine],
        isTruncated: Bool = false, scale: CGFloat = 1
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lines = lines
        self.isTruncated = isTruncated
        self.scale = scale
    }
}

package struct TypesetLine: Sendable {
    /// From the top of the box.
    package var baseline: CGFloat
    /// The line's box, from the top left of the text's box.
    package var frame: CGRect
    /// In visual order, left to right.
    package var runs: [TypesetRun]

    package init(baseline: CGFloat, frame: CGRect, runs: [TypesetRun]) {
        self.baseline = baseline
        self.frame = frame
        self.runs = runs
    }
}

/// Neighbouring glyphs of one span and one face.
package struct TypesetRun: Sendable {
    /// Index into `Paragraph.spans`.
    package var span: Int
    /// The run's start on its baseline (its span's offset included) and its advance, from the top
    /// left of the text's box.
    package var origin: CGPoint
    package var width: CGFloat
    /// What to draw; nil for an attachment, which the owner of the span draws at `origin`.
    package var glyphs: GlyphRun?

    package init(span: Int, origin: CGPoint, width: CGFloat, glyphs: GlyphRun?) {
        self.span = span
        self.origin = origin
        self.width = width
        self.glyphs = glyphs
    }
}
