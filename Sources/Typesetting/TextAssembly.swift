import Foundation
import Graphics

/// Places rows in the text's box and turns them into what is drawn. Points, y down.
struct TextAssembly {
    let paragraph: Paragraph
    let shaped: ShapedParagraph
    let bounds: TextBounds
    let scale: CGFloat

    func assemble(_ result: ParagraphLayout.Result) -> TypesetText {
        let rows = result.rows
        guard let first = rows.first else {
            return TypesetText(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
        }
        let grid = PixelGrid(scale: paragraph.displayScale)
        let width = boxWidth(rows, grid)
        var lines: [TypesetLine] = []
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        for row in rows {
            let height = row.ascent + row.descent
            let left = indent(of: row, in: width)
            let baseline = top + row.ascent
            // Apple's text stands on whole pixels; what is aligned with it sees the exact line.
            let foot = CGPoint(x: left, y: grid.rounded(baseline))
            lines.append(
                TypesetLine(
                    baseline: baseline,
                    frame: CGRect(x: left, y: top, width: row.width, height: height),
                    runs: runs(of: row, from: foot)))
            bottom = top + height
            top = bottom + row.gap
        }
        let missing = paragraph.reservedLines - rows.count
        if missing > 0 {
            bottom += CGFloat(missing) * (first.ascent + first.descent + first.gap)
        }
        return TypesetText(
            size: CGSize(width: width, height: grid.roundedUp(bottom)),
            firstBaseline: lines[0].baseline, lastBaseline: lines[lines.count - 1].baseline,
            lines: lines, isTruncated: result.isTruncated, scale: scale)
    }

    /// The widest line, with the space at which it was broken. Where that space does not fit,
    /// Apple's text answers the first pixel beyond the offer (measured: 61.667 of 61.333).
    private func boxWidth(_ rows: [ParagraphLayout.Row], _ grid: PixelGrid) -> CGFloat {
        let widest = rows.reduce(0) { max($0, $1.fullWidth) }
        if widest > bounds.width + LineBreaker.forgiveness {
            return bounds.width > 0 ? grid.next(after: bounds.width) : 0
        }
        return grid.roundedUp(widest)
    }

    private func indent(of row: ParagraphLayout.Row, in width: CGFloat) -> CGFloat {
        let room = width - row.width
        switch paragraph.alignment {
        case .center: return room / 2
        case .leading: return paragraph.isRightToLeft ? room : 0
        case .trailing: return paragraph.isRightToLeft ? 0 : room
        }
    }

    // MARK: Runs

    /// Neighbouring atoms of one run.
    private struct Segment {
        var run: ShapedParagraph.Run
        var glyphs: Range<Int>
        var width: CGFloat
    }

    private func runs(of row: ParagraphLayout.Row, from start: CGPoint) -> [TypesetRun] {
        var pen = start.x
        return inVisualOrder(segments(of: row)).map { segment in
            let raised = paragraph.spans[segment.run.span].baselineOffset * scale
            let origin = CGPoint(x: pen, y: start.y - raised)
            pen += segment.width
            return TypesetRun(
                span: segment.run.span, origin: origin, width: segment.width,
                glyphs: glyphs(of: segment, at: origin))
        }
    }

    private func segments(of row: ParagraphLayout.Row) -> [Segment] {
        var segments: [Segment] = []
        for piece in row.pieces {
            switch piece {
            case .mark(var mark):
                mark.run.level = segments.last?.run.level ?? shaped.baseLevel
                let count = mark.run.shaped?.glyphs.glyphs.count ?? 0
                segments.append(Segment(run: mark.run, glyphs: 0..<count, width: mark.width))
            case .atoms(let range):
                var last: Int?
                for atom in shaped.atoms[range] where !atom.isLineEnd {
                    if atom.run == last {
                        let end = segments.count - 1
                        let known = segments[end].glyphs
                        segments[end].glyphs =
                            min(
                                known.lowerBound, atom.glyphs.lowerBound)..<max(
                                known.upperBound, atom.glyphs.upperBound)
                        segments[end].width += atom.width
                    } else {
                        segments.append(
                            Segment(
                                run: shaped.runs[atom.run], glyphs: atom.glyphs, width: atom.width))
                        last = atom.run
                    }
                }
            }
        }
        return segments
    }

    /// Rule L2 of Unicode's bidirectional algorithm: from the highest level down to the lowest odd
    /// one, every stretch of that level or more is turned around.
    private func inVisualOrder(_ segments: [Segment]) -> [Segment] {
        var segments = segments
        let levels = segments.map(\.run.level)
        guard let highest = levels.max(), highest > 0,
            let lowest = levels.filter({ $0 & 1 == 1 }).min()
        else { return segments }
        for level in stride(from: highest, through: lowest, by: -1) {
            var start = 0
            while start < segments.count {
                guard segments[start].run.level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < segments.count, segments[end].run.level >= level { end += 1 }
                segments[start..<end].reverse()
                start = end
            }
        }
        return segments
    }

    private func glyphs(of segment: Segment, at origin: CGPoint) -> GlyphRun? {
        guard let (shaped, font) = segment.run.shaped, !segment.glyphs.isEmpty else { return nil }
        var pen: CGFloat = 0
        let glyphs = shaped.glyphs[segment.glyphs].map { glyph in
            let (advance, shift) = font.advance(of: glyph)
            let position = CGPoint(x: pen + shift, y: glyph.offsetY * font.size)
            pen += advance
            if glyph.advance > 0 { pen += segment.run.tracking }
            return GlyphRun.Glyph(id: glyph.id, position: position)
        }
        return GlyphRun(face: font.face, size: font.size, origin: origin, glyphs: glyphs)
    }
}
