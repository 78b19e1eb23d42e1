import CPango
import Foundation
import Graphics

/// A paragraph's text as glyphs in reading order, not yet broken into lines. Points.
struct ShapedParagraph {
    /// A stretch in one span, font, script and direction.
    struct Run {
        var span: Int
        /// nil for an attachment, and for characters that do not show.
        var shaped: (glyphs: ShapedRun, font: ResolvedFont)?
        /// Added after every glyph: the font's own and the span's.
        var tracking: CGFloat
        var level: UInt8
    }

    /// The least that a line break cannot divide: a character with its marks, a ligature, an
    /// attachment.
    struct Atom {
        var run: Int
        /// Into the run's glyphs, which stand from left to right.
        var glyphs: Range<Int>
        var width: CGFloat
        var boundary: TextAnalysis.Boundary
        var isLineEnd = false
        /// Shows a hyphen, if the line breaks after it.
        var isSoftHyphen = false

        var isWhitespace: Bool { isLineEnd || boundary.contains(.whitespace) }
    }

    /// How far a span reaches above and below the baseline; fallback fonts do not count.
    struct SpanMetrics {
        var ascent: CGFloat
        var descent: CGFloat
        var lineGap: CGFloat
    }

    var runs: [Run] = []
    var atoms: [Atom] = []
    var spans: [SpanMetrics] = []
    var baseLevel: UInt8 = 0
}

/// Makes paragraphs into shaped paragraphs.
struct ParagraphShaper {
    let resolver: FontResolver
    let shaper: Shaper

    func shape(
        _ paragraph: Paragraph, analysis: TextAnalysis, scale: CGFloat = 1
    ) -> ShapedParagraph {
        var result = ShapedParagraph()
        result.baseLevel = analysis.baseLevel
        let language = Self.language(of: paragraph, analysis: analysis)
        var start = 0
        for (index, span) in paragraph.spans.enumerated() {
            let spec = scale == 1 ? span.font : span.font.scaled(by: scale)
            let font = resolver.font(for: spec)
            result.spans.append(metrics(of: span, spec: spec, font: font, scale: scale))
            switch span.content {
            case .attachment(let width, _, _):
                appendAttachment(
                    width: width * scale, span: index, at: start, analysis, to: &result)
                start += 1
            case .text(let text):
                let end = start + text.unicodeScalars.count
                append(
                    start..<end, span: index, paragraph: span, spec: spec, font: font,
                    scale: scale, language: language, analysis, to: &result)
                start = end
            }
        }
        return result
    }

    // MARK: Metrics

    private func metrics(
        of span: Paragraph.Span, spec: FontSpec, font: ResolvedFont?, scale: CGFloat
    ) -> ShapedParagraph.SpanMetrics {
        let metrics = font?.metrics ?? FontMetrics.systemFont(size: spec.size)
        let raised = span.baselineOffset * scale
        var ascent = metrics.ascent + raised
        var descent = metrics.descent - raised
        if case .attachment(_, let above, let below) = span.content {
            ascent = max(ascent, above * scale + raised)
            descent = max(descent, below * scale - raised)
        }
        return ShapedParagraph.SpanMetrics(
            ascent: ascent, descent: descent, lineGap: font?.lineGap ?? 0)
    }

    // MARK: Stretches of one font

    private func appendAttachment(
        width: CGFloat, span: Int, at index: Int, _ analysis: TextAnalysis,
        to result: inout ShapedParagraph
    ) {
        result.runs.append(
            ShapedParagraph.Run(
                span: span, shaped: nil, tracking: 0, level: analysis.levels[index]))
        result.atoms.append(
            ShapedParagraph.Atom(
                run: result.runs.count - 1, glyphs: 0..<0, width: width,
                boundary: analysis.boundaries[index].subtracting(.whitespace)))
    }

    private func append(
        _ range: Range<Int>, span index: Int, paragraph span: Paragraph.Span, spec: FontSpec,
        font: ResolvedFont?, scale: CGFloat, language: String, _ analysis: TextAnalysis,
        to result: inout ShapedParagraph
    ) {
        guard let font else { return }
        let spanTracking = (span.tracking + span.kerning) * scale
        let smallCapitals = smallCapitals(for: spec, font: font)
        var pending: (start: Int, font: ResolvedFont, isSmallCapital: Bool)?

        func flush(upTo end: Int) {
            guard let run = pending, run.start < end else { return }
            pending = nil
            let level = analysis.levels[run.start]
            let scalars = analysis.scalars[run.start..<end]
            let shaped = shaper.shape(
                run.isSmallCapital ? scalars.map(UnicodeFacts.uppercased) : Array(scalars),
                font: run.font, isSpaced: spanTracking != 0,
                script: analysis.scripts[run.start], language: language,
                isRightToLeft: level & 1 == 1)
            result.runs.append(
                ShapedParagraph.Run(
                    span: index, shaped: (shaped, run.font),
                    tracking: run.font.tracking + spanTracking, level: level))
            appendAtoms(of: shaped, from: run.start, analysis, to: &result)
        }

        var position = range.lowerBound
        while position < range.upperBound {
            let end = graphemeEnd(after: position, limit: range.upperBound, analysis)
            let grapheme = analysis.scalars[position..<end]
            if UnicodeFacts.isControl(grapheme[position]) {
                flush(upTo: position)
                appendControl(span: index, at: position, scale: scale, analysis, to: &result)
                position = end
                continue
            }
            let isSmall =
                smallCapitals != nil && isSmallCapital(grapheme[position], spec.smallCaps)
            let chosen = choose(
                isSmall ? ArraySlice(grapheme.map(UnicodeFacts.uppercased)) : grapheme,
                spec: spec, primary: isSmall ? smallCapitals ?? font : font,
                script: analysis.scripts[position])
            if let run = pending,
                run.font !== chosen || run.isSmallCapital != isSmall
                    || analysis.levels[run.start] != analysis.levels[position]
                    || analysis.scripts[run.start] != analysis.scripts[position]
            {
                flush(upTo: position)
            }
            if pending == nil { pending = (position, chosen, isSmall) }
            position = end
        }
        flush(upTo: range.upperBound)
    }

    private func graphemeEnd(after start: Int, limit: Int, _ analysis: TextAnalysis) -> Int {
        var end = start + 1
        while end < limit, !analysis.boundaries[end].contains(.grapheme) { end += 1 }
        return end
    }

    private func choose(
        _ grapheme: ArraySlice<UInt32>, spec: FontSpec, primary: ResolvedFont,
        script: hb_script_t
    ) -> ResolvedFont {
        let presentation = UnicodeFacts.presentation(of: grapheme)
        if presentation != .emoji, primary.covers(grapheme) { return primary }
        return resolver.fallback(
            for: grapheme, script: OpenTypeTag.name(hb_script_to_iso15924_tag(script)),
            isEmoji: presentation != .text, spec: spec) ?? primary
    }

    /// Of capitals that stand for small letters, where a font has no small capitals of its own.
    private static let smallCapitalSize: CGFloat = 0.8

    private func isSmallCapital(_ scalar: UInt32, _ letters: FontSpec.SmallCaps) -> Bool {
        letters.contains(.lowercase) && UnicodeFacts.isLowercase(scalar)
            || letters.contains(.uppercase) && UnicodeFacts.isUppercase(scalar)
    }

    /// The font for letters set as small capitals; nil where the font itself has such, or where
    /// they are not asked for.
    private func smallCapitals(for spec: FontSpec, font: ResolvedFont) -> ResolvedFont? {
        let feature = spec.smallCaps == .uppercase ? "c2sc" : "smcp"
        guard !spec.smallCaps.isEmpty, !font.face.file.hasFeature(feature) else { return nil }
        return resolver.font(for: spec.scaled(by: Self.smallCapitalSize))
    }

    /// Distance of the stops that a tab goes on by; Apple's paragraphs have one every 28 points.
    private static let tabWidth: CGFloat = 28

    private func appendControl(
        span: Int, at index: Int, scale: CGFloat, _ analysis: TextAnalysis,
        to result: inout ShapedParagraph
    ) {
        let scalar = analysis.scalars[index]
        result.runs.append(
            ShapedParagraph.Run(
                span: span, shaped: nil, tracking: 0, level: analysis.baseLevel))
        result.atoms.append(
            ShapedParagraph.Atom(
                run: result.runs.count - 1, glyphs: 0..<0,
                width: scalar == UnicodeFacts.tab ? Self.tabWidth * scale : 0,
                boundary: analysis.boundaries[index].union(.whitespace),
                isLineEnd: UnicodeFacts.isLineEnd(scalar)))
    }

    private func appendAtoms(
        of shaped: ShapedRun, from start: Int, _ analysis: TextAnalysis,
        to result: inout ShapedParagraph
    ) {
        let run = result.runs[result.runs.count - 1]
        guard let font = run.shaped?.font else { return }
        var atoms: [ShapedParagraph.Atom] = []
        var first = 0
        while first < shaped.glyphs.count {
            let cluster = shaped.glyphs[first].cluster
            var end = first
            var width: CGFloat = 0
            while end < shaped.glyphs.count, shaped.glyphs[end].cluster == cluster {
                let glyph = shaped.glyphs[end]
                width += font.advance(of: glyph).width + (glyph.advance > 0 ? run.tracking : 0)
                end += 1
            }
            atoms.append(
                ShapedParagraph.Atom(
                    run: result.runs.count - 1, glyphs: first..<end, width: width,
                    boundary: analysis.boundaries[start + Int(cluster)],
                    isSoftHyphen: analysis.scalars[start + Int(cluster)]
                        == UnicodeFacts.softHyphen))
            first = end
        }
        result.atoms += run.level & 1 == 1 ? atoms.reversed() : atoms
    }

    // MARK: Language

    /// Chinese, Japanese and Korean share code points but not shapes: where the paragraph's
    /// language is none of them, its kana or hangul tell.
    private static func language(of paragraph: Paragraph, analysis: TextAnalysis) -> String {
        let language = paragraph.language
        if ["zh", "ja", "ko"].contains(where: language.hasPrefix) { return language }
        for script in analysis.scripts {
            if script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA { return "ja" }
            if script == HB_SCRIPT_HANGUL { return "ko" }
        }
        return language
    }
}
