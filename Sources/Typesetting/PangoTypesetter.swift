import Foundation
import Graphics

/// Sets text: Pango says where lines may break and which way characters run, HarfBuzz shapes, and
/// the rules of widths, heights, truncation and shrinking are those of Apple's text system.
///
/// One per thread. Everything asked for again is looked up.
package final class PangoTypesetter: Typesetter {
    private let resolver: FontResolver
    private let shaper: ParagraphShaper
    private var paragraphs: [Paragraph: SetParagraph] = [:]
    /// In all of `paragraphs`.
    private var knownCharacters = 0

    package init(library: FontLibrary) {
        resolver = FontResolver(library: library)
        shaper = ParagraphShaper(resolver: resolver, shaper: Shaper())
    }

    package func typeset(_ paragraph: Paragraph, in bounds: TextBounds) -> TypesetText {
        setParagraph(paragraph).text(in: bounds)
    }

    package func framesetter(for paragraph: Paragraph) -> any Framesetter {
        setParagraph(paragraph)
    }

    private func setParagraph(_ paragraph: Paragraph) -> SetParagraph {
        if let known = paragraphs[paragraph] { return known }
        let shown = paragraph.cut(to: Self.longestParagraph)
        let length = (shown ?? paragraph).length
        if paragraphs.count >= Self.capacity || knownCharacters + length > Self.characterCapacity {
            paragraphs.removeAll(keepingCapacity: true)
            knownCharacters = 0
        }
        knownCharacters += length
        let new = SetParagraph(shown ?? paragraph, isCut: shown != nil, shaper: shaper)
        paragraphs[paragraph] = new
        return new
    }

    package func metrics(of font: FontSpec) -> FontMetrics {
        guard let resolved = resolver.font(for: font) else {
            return .systemFont(size: font.size, pitch: font.leading)
        }
        var metrics = resolved.metrics
        metrics.leading = max(resolved.lineGap, 0)
        return metrics
    }

    package func suggestions(forMissing font: FontSpec) -> [String]? {
        guard case .named(let name) = font.family, !MissingFont.isSystemFont(name),
            !resolver.library.contains(fontNamed: name)
        else { return nil }
        return resolver.library.names(like: name)
    }

    package func drawsGlyphsWhole(of font: FontSpec) -> Bool {
        guard case .named = font.family else { return true }
        return resolver.font(for: font)?.face.file.hasUndrawnColors != true
    }

    /// Paragraphs remembered before all are forgotten.
    private static let capacity = 4096
    private static let characterCapacity = 1 << 20

    /// Characters of one paragraph that are set; what follows counts as cut. No device shows so
    /// many at once: the largest widget, filled with the smallest legible letters, holds 11,000.
    static let longestParagraph = 16_384
}
