import Foundation
import Graphics
import Testing

@testable import Typesetting

/// Heights of text in Apple's text styles: one line is 1.193359375 em, further lines stand the
/// style's leading apart, the sum is rounded up to a device pixel (guidelines of 2025-12-16; heights
/// measured on iOS at 1×, 2× and 3×).
@Suite struct TextHeightTests {
    struct Style: CustomTestStringConvertible, Sendable {
        var name: String
        var size: CGFloat
        var leading: CGFloat
        /// Measured with one line at 1×.
        var height: CGFloat
        var testDescription: String { name }
    }

    static let styles = [
        Style(name: "largeTitle", size: 34, leading: 41, height: 41),
        Style(name: "title", size: 28, leading: 34, height: 34),
        Style(name: "title2", size: 22, leading: 28, height: 27),
        Style(name: "title3", size: 20, leading: 25, height: 24),
        Style(name: "headline", size: 17, leading: 22, height: 21),
        Style(name: "body", size: 17, leading: 22, height: 21),
        Style(name: "callout", size: 16, leading: 21, height: 20),
        Style(name: "subheadline", size: 15, leading: 20, height: 18),
        Style(name: "footnote", size: 13, leading: 18, height: 16),
        Style(name: "caption", size: 12, leading: 16, height: 15),
        Style(name: "caption2", size: 11, leading: 13, height: 14),
    ]

    @Test("One line at 1× is as high as on iOS", arguments: styles)
    func oneLine(style: Style) {
        let font = FontSpec.style(style.size, leading: style.leading)
        let text = Fixture.typesetter().typeset(Paragraph("X", font, scale: 1), in: TextBounds())
        #expect(text.size.height == style.height)
    }

    @Test("Lines of a style stand its leading apart", arguments: styles, [1, 2, 3])
    func manyLines(style: Style, scale: Int) {
        let font = FontSpec.style(style.size, leading: style.leading)
        let typesetter = Fixture.typesetter()
        for count in 1...5 {
            let string = Array(repeating: "Xg", count: count).joined(separator: "\n")
            let text = typesetter.typeset(
                Paragraph(string, font, scale: CGFloat(scale)), in: TextBounds())
            let exact = 1.193359375 * style.size + CGFloat(count - 1) * style.leading
            let pixels = (exact * CGFloat(scale) - 1e-9).rounded(.up)
            #expect(text.size.height * CGFloat(scale) == pixels, "\(count) lines")
            #expect(text.lines.count == count)
        }
    }

    struct Measured: CustomTestStringConvertible, Sendable {
        var size: CGFloat
        var leading: CGFloat?
        var lines: Int
        var height: CGFloat
        var scale: CGFloat = 3
        var testDescription: String { "\(size)/\(leading.map { "\($0)" } ?? "-") × \(lines)" }
    }

    static let measured = [
        Measured(size: 17, leading: 22, lines: 2, height: 42.333),
        Measured(size: 34, leading: 41, lines: 2, height: 81.667),
        Measured(size: 34, leading: 41, lines: 3, height: 122.667),
        Measured(size: 15, leading: 20, lines: 4, height: 78),
        Measured(size: 16, leading: 21, lines: 5, height: 103.333),
        Measured(size: 11, leading: 13, lines: 4, height: 52.333),
        Measured(size: 13, leading: nil, lines: 2, height: 31.333),
        Measured(size: 20, leading: nil, lines: 2, height: 48),
        Measured(size: 20, leading: nil, lines: 4, height: 95.667),
        Measured(size: 20, leading: nil, lines: 5, height: 119.667),
        Measured(size: 12, leading: nil, lines: 2, height: 29, scale: 2),
        Measured(size: 12, leading: nil, lines: 3, height: 43, scale: 2),
        Measured(size: 17, leading: 22, lines: 1, height: 20.5, scale: 2),
    ]

    @Test("Heights that were read from Apple's frames", arguments: measured)
    func frames(case measured: Measured) {
        let font = FontSpec(size: measured.size, leading: measured.leading)
        let string = Array(repeating: "x", count: measured.lines).joined(separator: "\n")
        let text = Fixture.typesetter().typeset(
            Paragraph(string, font, scale: measured.scale), in: TextBounds())
        #expect(abs(text.size.height - measured.height) < 0.001)
    }

    @Test("Fallback fonts do not change a line's height", arguments: ["مرحبا", "汉字", "😀", "ไทย"])
    func fallbackHeight(string: String) {
        let text = Fixture.typesetter().typeset(Paragraph(string, .body), in: TextBounds())
        #expect(abs(text.size.height - 20.333) < 0.001)
        #expect(abs(text.firstBaseline - 17 * 0.9521484375) < 1e-9)
    }

    @Test("Reserved lines are answered without text")
    func reservedLines() {
        var paragraph = Paragraph("One", .body)
        paragraph.reservedLines = 2
        let text = Fixture.typesetter().typeset(paragraph, in: TextBounds())
        #expect(abs(text.size.height - 42.333) < 0.001)
        #expect(text.lines.count == 1)
    }

    @Test("Line spacing stands between lines only")
    func lineSpacing() {
        var paragraph = Paragraph("a\nb\nc", .system(20))
        let typesetter = Fixture.typesetter()
        let plain = typesetter.typeset(paragraph, in: TextBounds()).size.height
        paragraph.lineSpacing = 5
        #expect(
            abs(typesetter.typeset(paragraph, in: TextBounds()).size.height - plain - 10) < 0.34)
    }

    @Test("The tallest span of a line decides its height")
    func mixedSizes() {
        var paragraph = Paragraph("Small ", .system(12))
        paragraph.spans.append(Paragraph.Span(.text("large"), font: .system(40)))
        let text = Fixture.typesetter().typeset(paragraph, in: TextBounds())
        #expect(abs(text.size.height - 48) < 0.001)
        #expect(abs(text.firstBaseline - 40 * 0.9521484375) < 1e-9)
        #expect(Set(text.lines[0].runs.map(\.origin.y)).count == 1)
    }

    @Test("Glyphs stand on whole pixels, the baseline that others align with is exact")
    func pixelBaseline() {
        let text = Fixture.typesetter().typeset(Paragraph("a\nb", .body), in: TextBounds())
        for line in text.lines {
            let pixels = line.runs[0].origin.y * 3
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
            #expect(abs(line.runs[0].origin.y - line.baseline) <= 0.5 / 3 + 1e-3)
        }
        #expect(abs(text.firstBaseline - 16.1865234375) < 1e-9)
    }
}
