import Foundation
import Graphics

/// Text with the line boxes of macOS, which stand on whole points: the cases measured there judge
/// stacks and wrapping, not our iOS line heights.
///
/// Below 20 points a line reaches 0.96875 em up and 0.2109 em down, each rounded up; from there on
/// 0.952 and 0.241 em, each rounded. The nine heights measured on macOS follow from that.
final class MacTypesetter: Typesetter {
    private let base: any Typesetter

    init(_ base: any Typesetter) { self.base = base }

    private static func line(_ size: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        size < 20
            ? ((0.96875 * size).rounded(.up), (0.2109 * size).rounded(.up))
            : ((0.952 * size).rounded(), (0.241 * size).rounded())
    }

    func metrics(of font: FontSpec) -> FontMetrics {
        var metrics = base.metrics(of: font)
        (metrics.ascent, metrics.descent) = Self.line(font.size)
        metrics.leading = 0
        return metrics
    }

    func typeset(_ paragraph: Paragraph, in bounds: TextBounds) -> TypesetText {
        let size = paragraph.spans.first?.font.size ?? 13
        let (ascent, descent) = Self.line(size)
        let height = ascent + descent
        // The base's own lines are lower or higher: as many of them as fit of ours.
        let count = max((bounds.height / height).rounded(.down), 1)
        var limited = paragraph
        if count.isFinite {
            limited.lineLimit = min(paragraph.lineLimit ?? .max, Int(min(count, 1e6)))
        }
        var text = base.typeset(limited, in: TextBounds(width: bounds.width))
        for index in text.lines.indices {
            let top = CGFloat(index) * height
            text.lines[index].baseline = top + ascent
            text.lines[index].frame.origin.y = top
            text.lines[index].frame.size.height = height
        }
        text.size.height = CGFloat(text.lines.count) * height
        text.firstBaseline = text.lines.first?.baseline ?? 0
        text.lastBaseline = text.lines.last?.baseline ?? 0
        return text
    }
}
