import CPango
import Foundation
import Graphics

/// One paragraph and every way it has been set so far.
final class SetParagraph: Framesetter {
    private let paragraph: Paragraph
    /// Whether there is more text than the paragraph has.
    private let isCut: Bool
    private let shaper: ParagraphShaper
    private let analysis: TextAnalysis
    private var shapedByScale: [CGFloat: ShapedParagraph] = [:]
    private var textByBounds: [TextBounds: TypesetText] = [:]
    // Nothing is set while a setting is looked for.
    @exclusivity(unchecked) private var columns: [Column] = []
    private var oldestColumn = 0

    /// What a width makes of the text where heights only decide how many rows there are.
    private struct Column {
        let width: CGFloat
        /// Of the rows, from the top of the text.
        var bottoms: [CGFloat] = []
        /// The text by how many rows there is room for.
        var texts: [(rows: Int, text: TypesetText)] = []

        /// At least one row is always set.
        func rows(within height: CGFloat) -> Int {
            var rows = 1
            while rows < bottoms.count, bottoms[rows] <= height + LineBreaker.tolerance { rows += 1 }
            return rows
        }
    }

    private static let columnLimit = 32

    init(_ paragraph: Paragraph, isCut: Bool = false, shaper: ParagraphShaper) {
        self.paragraph = paragraph
        self.isCut = isCut
        self.shaper = shaper
        analysis = TextAnalysis(
            paragraph.spans.flatMap(\.content.scalars), language: paragraph.language,
            isRightToLeft: paragraph.isRightToLeft)
    }

    /// Where nothing limits the text.
    @exclusivity(unchecked) private var natural: TypesetText?

    private func naturalText() -> TypesetText {
        if let natural { return natural }
        var text = set(in: TextBounds())
        text.isTruncated = text.isTruncated || isCut
        natural = text
        return text
    }

    private func isNatural(in bounds: TextBounds) -> Bool {
        if natural == nil { _ = naturalText() }
        let room = LineBreaker.tolerance
        return !natural!.isTruncated && natural!.size.width <= bounds.width + room
            && natural!.size.height <= bounds.height + room
    }

    /// Whether heights only decide how many rows there are.
    private var isSetInColumns: Bool {
        !paragraph.allowsTightening && paragraph.minimumScaleFactor >= 1
    }

    func text(in bounds: TextBounds) -> TypesetText {
        if isNatural(in: bounds) { return naturalText() }
        if isSetInColumns {
            let (column, index) = setting(in: bounds)
            return columns[column].texts[index].text
        }
        if let known = textByBounds[bounds] { return known }
        if textByBounds.count >= 256 { textByBounds.removeAll(keepingCapacity: true) }
        var text = set(in: bounds)
        if isCut { text.isTruncated = true }
        textByBounds[bounds] = text
        return text
    }

    func size(in bounds: TextBounds) -> CGSize {
        if isNatural(in: bounds) { return natural!.size }
        if isSetInColumns {
            let (column, index) = setting(in: bounds)
            return columns[column].texts[index].text.size
        }
        return text(in: bounds).size
    }

    private func column(of width: CGFloat) -> Int {
        for index in columns.indices where columns[index].width == width { return index }
        var column = Column(width: width)
        var top: CGFloat = 0
        for row in layout(scale: 1, TextBounds(width: width)).rows().rows {
            column.bottoms.append(top + row.ascent + row.descent)
            top = column.bottoms[column.bottoms.count - 1] + row.gap
        }
        if columns.count < Self.columnLimit {
            columns.append(column)
            return columns.count - 1
        }
        oldestColumn = (oldestColumn + 1) % Self.columnLimit
        columns[oldestColumn] = column
        return oldestColumn
    }

    /// Where the text for `bounds` is kept.
    private func setting(in bounds: TextBounds) -> (column: Int, index: Int) {
        let column = column(of: bounds.width)
        let rows = columns[column].rows(within: bounds.height)
        for index in columns[column].texts.indices where columns[column].texts[index].rows == rows {
            return (column, index)
        }
        var text = set(in: bounds)
        if isCut { text.isTruncated = true }
        columns[column].texts.append((rows, text))
        return (column, columns[column].texts.count - 1)
    }

    // MARK: Setting

    private func set(in bounds: TextBounds) -> TypesetText {
        let result = layout(scale: 1, bounds).rows()
        let isSmallEnough = !result.isTruncated && !result.overflows(bounds)
        if isSmallEnough { return assemble(result, bounds, shaped(at: 1), scale: 1) }
        if result.isTruncated, paragraph.allowsTightening, let text = tightened(in: bounds) { return text }
        guard paragraph.minimumScaleFactor < 1 else {
            return assemble(result, bounds, shaped(at: 1), scale: 1)
        }
        let scale = shrinkingScale(in: bounds)
        return assemble(
            layout(scale: scale, bounds).rows(), bounds, shaped(at: scale), scale: scale)
    }

    private func assemble(
        _ result: ParagraphLayout.Result, _ bounds: TextBounds, _ shaped: ShapedParagraph,
        scale: CGFloat
    ) -> TypesetText {
        TextAssembly(paragraph: paragraph, shaped: shaped, bounds: bounds, scale: scale)
            .assemble(result)
    }

    private func layout(
        scale: CGFloat, _ bounds: TextBounds, shaped: ShapedParagraph? = nil
    ) -> ParagraphLayout {
        ParagraphLayout(
            paragraph: paragraph, shaped: shaped ?? self.shaped(at: scale), bounds: bounds,
            scale: scale, mark: { self.mark($0, span: $1, scale: scale) })
    }

    private func shaped(at scale: CGFloat) -> ShapedParagraph {
        if let shaped = shapedByScale[scale] { return shaped }
        let shaped = shaper.shape(paragraph, analysis: analysis, scale: scale)
        if shapedByScale.count < 64 { shapedByScale[scale] = shaped }
        return shaped
    }

    private func mark(
        _ character: UInt32, span: Int, scale: CGFloat
    ) -> ParagraphLayout.Mark? {
        var mark = Paragraph(spans: [paragraph.spans[span]])
        mark.spans[0].content = .text(Unicode.Scalar(character).map(String.init) ?? "")
        let shaped = shaper.shape(
            mark,
            analysis: TextAnalysis(
                [character], language: paragraph.language, isRightToLeft: false),
            scale: scale)
        guard var run = shaped.runs.first else { return nil }
        run.span = span
        return ParagraphLayout.Mark(run: run, width: shaped.atoms.reduce(0) { $0 + $1.width })
    }

    // MARK: Shrinking

    /// Apple's text stops a little below the size that would just fit (measured: 0.695 where 0.709
    /// would do, 0.81 where 0.824 would).
    private static let shrinkingMargin: CGFloat = 0.982

    private func shrinkingScale(in bounds: TextBounds) -> CGFloat {
        let minimum = max(paragraph.minimumScaleFactor, 0.01)
        func fits(_ scale: CGFloat) -> Bool {
            let result = layout(scale: scale, bounds).rows()
            return !result.isTruncated && !result.overflows(bounds)
        }
        guard fits(minimum) else { return minimum }
        var fitting = minimum
        var tooLarge: CGFloat = 1
        for _ in 0..<10 {
            // Thousandths, so that equal cases give equal fonts.
            let middle = ((fitting + tooLarge) / 2 * 1024).rounded() / 1024
            guard middle > fitting, middle < tooLarge else { break }
            if fits(middle) { fitting = middle } else { tooLarge = middle }
        }
        return max(fitting * Self.shrinkingMargin, minimum)
    }

    /// How far letters may move together before text is cut, in ems a glyph.
    private static let largestTightening: CGFloat = 0.05

    /// The text on one line with its letters moved together; nil where that is not enough, or where
    /// more than one line is allowed.
    private func tightened(in bounds: TextBounds) -> TypesetText? {
        var shaped = shaped(at: 1)
        let width = shaped.atoms.reduce(0) { $0 + $1.width }
        let glyphs = shaped.atoms.reduce(0) { $0 + $1.glyphs.count }
        let size = paragraph.spans.map(\.font.size).min() ?? 0
        let less = (width - bounds.width) / CGFloat(max(glyphs, 1))
        guard paragraph.lineLimit == 1, less > 0, less <= size * Self.largestTightening else {
            return nil
        }
        for index in shaped.runs.indices { shaped.runs[index].tracking -= less }
        for index in shaped.atoms.indices {
            shaped.atoms[index].width -= less * CGFloat(shaped.atoms[index].glyphs.count)
        }
        let result = layout(scale: 1, bounds, shaped: shaped).rows()
        return result.isTruncated ? nil : assemble(result, bounds, shaped, scale: 1)
    }
}

extension Paragraph.Content {
    /// The characters, without any that would end a string in C.
    var scalars: [UInt32] {
        switch self {
        case .text(let text): text.unicodeScalars.map { $0.value == 0 ? 0xFFFD : $0.value }
        case .attachment: [UnicodeFacts.attachment]
        }
    }
}
