import Foundation
import Graphics

/// A typesetter without fonts: every character is a square of one em, every line the system font's
/// line height. Layout is tested with it, so that no font decides a layout test.
package final class SquareTypesetter: Typesetter {
    package init() {}

    package func metrics(of font: FontSpec) -> FontMetrics {
        .systemFont(size: font.size, pitch: font.leading)
    }

    /// Breaks anywhere, cuts what exceeds the line limit or the height; no shrinking.
    package func typeset(_ paragraph: Paragraph, in bounds: TextBounds) -> TypesetText {
        let font = paragraph.spans.first?.font ?? FontSpec(size: 17)
        let metrics = metrics(of: font)
        let pixel = 1 / paragraph.displayScale
        func up(_ length: CGFloat) -> CGFloat {
            guard length.isFinite else { return length }
            return ((length / pixel) - 1e-6).rounded(.up) * pixel
        }
        let count = paragraph.string.count
        let perLine =
            bounds.width.isFinite && font.size > 0
            ? max(Int(min(bounds.width / font.size + 1e-9, CGFloat(count))), 1) : max(count, 1)
        let wanted = max((count + perLine - 1) / perLine, 1)
        let pitch = metrics.lineHeight + metrics.leading
        var allowed = paragraph.lineLimit ?? Int.max
        if bounds.height.isFinite, pitch > 0 {
            let fitting = (bounds.height + metrics.leading) / pitch + 1e-9
            allowed = min(allowed, max(Int(min(fitting, CGFloat(wanted))), 1))
        }
        let lines = min(wanted, allowed)
        let height = metrics.lineHeight + CGFloat(max(lines, paragraph.reservedLines) - 1) * pitch
        let width = CGFloat(min(count, perLine)) * font.size
        let size = CGSize(width: up(width), height: up(height))
        return TypesetText(
            size: size, firstBaseline: metrics.ascent,
            lastBaseline: metrics.ascent + CGFloat(lines - 1) * pitch,
            lines: (0..<lines).map { line in
                let characters = min(perLine, count - line * perLine)
                let frame = CGRect(
                    x: 0, y: CGFloat(line) * pitch, width: CGFloat(characters) * font.size,
                    height: metrics.lineHeight)
                return TypesetLine(
                    baseline: frame.minY + metrics.ascent, frame: frame,
                    runs: [
                        TypesetRun(
                            span: 0,
                            origin: CGPoint(x: 0, y: frame.minY + metrics.ascent),
                            width: frame.width, glyphs: nil)
                    ])
            }, isTruncated: wanted > allowed)
    }
}
