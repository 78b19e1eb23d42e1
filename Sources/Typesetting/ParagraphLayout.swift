import Foundation
import Graphics

/// Breaks a shaped paragraph into the rows that bounds and limits allow. Points.
struct ParagraphLayout {
    /// A line with what will be drawn in it.
    struct Row {
        var pieces: [Piece]
        var width: CGFloat
        /// With white space that hangs over the edge.
        var fullWidth: CGFloat
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// Between this row and the next.
        var gap: CGFloat = 0
        /// The first of the atoms that the row was made for.
        var start = 0
    }

    enum Piece {
        case atoms(Range<Int>)
        /// An ellipsis or a hyphen, which the text itself does not have.
        case mark(Mark)
    }

    struct Mark {
        var run: ShapedParagraph.Run
        var width: CGFloat
    }

    struct Result {
        var rows: [Row]
        var isTruncated: Bool

        /// Whether a line is wider than its room, as a single large character can be, or the lines
        /// are higher, as the first one can be, which is never cut.
        func overflows(_ bounds: TextBounds) -> Bool {
            let height = rows.reduce(-(rows.last?.gap ?? 0)) { $0 + $1.ascent + $1.descent + $1.gap }
            let width = bounds.width + LineBreaker.forgiveness + LineBreaker.tolerance
            return height > bounds.height + LineBreaker.tolerance
                || rows.contains { $0.width > width }
        }
    }

    let paragraph: Paragraph
    let shaped: ShapedParagraph
    let bounds: TextBounds
    /// By which the font was shrunk.
    let scale: CGFloat
    /// Sets a character in the font of a span.
    let mark: (_ character: UInt32, _ span: Int) -> Mark?

    private static let ellipsis: UInt32 = 0x2026
    private static let hyphen: UInt32 = 0x2D

    func rows() -> Result {
        guard !shaped.atoms.isEmpty else { return Result(rows: [], isTruncated: false) }
        var breaker = LineBreaker(paragraph: shaped)
        if let soft = shaped.atoms.first(where: \.isSoftHyphen) {
            breaker.hyphenWidth = mark(Self.hyphen, shaped.runs[soft.run].span)?.width ?? 0
        }
        let limit = paragraph.lineLimit.map { max($0, 1) } ?? .max
        var rows: [Row] = []
        var top: CGFloat = 0
        var start = 0
        while true {
            let isEmptyLast = start == shaped.atoms.count
            let line =
                isEmptyLast
                ? breaker.makeLine(start..<start) : breaker.line(from: start, width: bounds.width)
            var row = Row(
                pieces: [.atoms(line.content)], width: line.contentWidth,
                fullWidth: line.fullWidth, start: start)
            addHyphen(to: &row, after: line)
            measure(&row, atoms: isEmptyLast ? start - 1..<start : line.atoms)
            let bottom = top + row.ascent + row.descent
            let hasRoom = bottom <= bounds.height + LineBreaker.tolerance
            if !rows.isEmpty, !hasRoom || rows.count == limit {
                truncateLast(&rows)
                return Result(rows: rows, isTruncated: true)
            }
            rows.append(row)
            top = bottom + row.gap
            start = line.atoms.upperBound
            let isDone = start == shaped.atoms.count
            // A line end at the very end opens one more line.
            if isDone, isEmptyLast || !shaped.atoms[start - 1].isLineEnd { break }
        }
        return Result(rows: rows, isTruncated: false)
    }

    private func addHyphen(to row: inout Row, after line: LineBreaker.Line) {
        guard !line.endsParagraph, let last = line.content.last, shaped.atoms[last].isSoftHyphen,
            let hyphen = mark(Self.hyphen, shaped.runs[shaped.atoms[last].run].span)
        else { return }
        row.pieces.append(.mark(hyphen))
        row.width += hyphen.width
        row.fullWidth += hyphen.width
    }

    /// The row is as high as the fonts of its spans are, whatever glyphs stand in for theirs.
    private func measure(_ row: inout Row, atoms: Range<Int>) {
        var ascent = -CGFloat.infinity
        var descent = -CGFloat.infinity
        var gap = -CGFloat.infinity
        var last = -1
        for atom in shaped.atoms[atoms] {
            let span = shaped.runs[atom.run].span
            if span == last { continue }
            last = span
            ascent = max(ascent, shaped.spans[span].ascent)
            descent = max(descent, shaped.spans[span].descent)
            gap = max(gap, shaped.spans[span].lineGap)
        }
        row.ascent = ascent.isFinite ? ascent : 0
        row.descent = descent.isFinite ? descent : 0
        let spacing = paragraph.lineSpacing.isFinite ? paragraph.lineSpacing : 0
        row.gap = (gap.isFinite ? gap : 0) + spacing * scale
    }

    // MARK: Truncation

    private func truncateLast(_ rows: inout [Row]) {
        let start = rows[rows.count - 1].start
        let breaker = LineBreaker(paragraph: shaped)
        let end =
            paragraph.truncation == .tail
            ? breaker.paragraphEnd(from: start) : shaped.atoms.count
        let atoms = (start..<end).filter { !shaped.atoms[$0].isLineEnd }
        guard let first = atoms.first, let last = atoms.last,
            let mark = mark(Self.ellipsis, shaped.runs[shaped.atoms[first].run].span)
        else { return }
        let cut = Truncator(paragraph: shaped, ellipsisWidth: mark.width)
            .cut(first..<last + 1, mode: paragraph.truncation, width: bounds.width)
        let pieces: [Piece] = [
            .atoms(cut.before), .mark(mark), .atoms(cut.after),
        ]
        let width = [cut.before, cut.after].reduce(mark.width) { sum, range in
            shaped.atoms[range].reduce(sum) { $0 + $1.width }
        }
        rows[rows.count - 1].pieces = pieces
        rows[rows.count - 1].width = width
        rows[rows.count - 1].fullWidth = width
    }
}
