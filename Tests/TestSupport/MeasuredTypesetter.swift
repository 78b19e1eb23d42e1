import Foundation
import Graphics

/// A typesetter that answers with widths measured elsewhere, so that layout can be compared with a
/// system whose font is not here. All lines have one height, and lines follow each other without
/// leading.
package final class MeasuredTypesetter: Typesetter {
    private let widths: [String: CGFloat]
    private let lineHeight: CGFloat

    /// - Parameters:
    ///   - widths: Of whole strings on lines of their own, in points.
    ///   - lineHeight: In points.
    package init(widths: [String: CGFloat], lineHeight: CGFloat) {
        self.widths = widths
        self.lineHeight = lineHeight
    }

    package func metrics(of font: FontSpec) -> FontMetrics {
        .systemFont(size: font.size, pitch: font.leading)
    }

    /// Strings of unknown width have letters half as wide as high. What is too wide is broken
    /// anywhere.
    package func typeset(_ paragraph: Paragraph, in bounds: TextBounds) -> TypesetText {
        let string = paragraph.string
        let given = string.split(separator: "\n", omittingEmptySubsequences: false)
        let longest = given.map(\.count).max() ?? 0
        let natural = widths[string] ?? CGFloat(longest) * lineHeight / 2
        let width = min(natural, max(bounds.width, lineHeight / 2))
        let broken = width > 0 ? max(Int((natural / width).rounded(.up)), 1) : 1
        let wanted = given.count * broken
        var allowed = paragraph.lineLimit ?? wanted
        if bounds.height.isFinite {
            allowed = min(allowed, max(Int(bounds.height / lineHeight + 1e-9), 1))
        }
        let lines = min(wanted, allowed)
        let ascent = lineHeight * 0.8
        return TypesetText(
            size: CGSize(width: width, height: CGFloat(lines) * lineHeight),
            firstBaseline: ascent, lastBaseline: CGFloat(lines - 1) * lineHeight + ascent,
            lines: [], isTruncated: lines < wanted)
    }
}
