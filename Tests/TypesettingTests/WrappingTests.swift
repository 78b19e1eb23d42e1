import Foundation
import Graphics
import Testing

@testable import Typesetting

@Suite struct WrappingTests {
    private let typesetter = Fixture.typesetter()

    private func set(
        _ text: String, _ font: FontSpec, width: CGFloat = .infinity, height: CGFloat = .infinity,
        change: (inout Paragraph) -> Void = { _ in }
    ) -> TypesetText {
        var paragraph = Paragraph(text, font)
        change(&paragraph)
        return typesetter.typeset(paragraph, in: TextBounds(width: width, height: height))
    }

    // Measured on iOS 26.5 at 3×: "Longer label" of 20 points beside other views.

    @Test("The space at which a line breaks counts, up to a pixel beyond the offer")
    func trailingSpace() {
        let text = set("Longer label", .system(20), width: 61.3333)
        #expect(text.lines.count == 2)
        #expect(abs(text.size.width - 61.667) < 0.001)
        #expect(abs(text.size.height - 48) < 0.001)
        #expect(abs(set("Longer label", .system(20), width: 65.3333).size.width - 65.667) < 0.001)
    }

    @Test("Narrow text of many lines answers a pixel beyond the offer, in five lines")
    func narrow() {
        let text = set("Longer label", .system(20), width: 22, height: 136)
        #expect(abs(text.size.width - 22.333) < 0.001)
        #expect(abs(text.size.height - 119.667) < 0.001)
        #expect(text.lines.count == 5)
    }

    @Test("A widget's inline text is cut where iOS cut it")
    func inlineText() {
        let string = "No connection available, review your Home Assistant URL configuration"
        let text = set(string, .body, width: 221.5) { $0.lineLimit = 1 }
        #expect(text.glyphs() == set("No connection available, re…", .body).glyphs())
    }

    @Test("A word wider than the offer is broken between characters")
    func longWord() {
        let text = set("Nested", .system(13), width: 28.5)
        #expect(text.lines.count == 2)
        #expect(abs(text.size.height - 31.333) < 0.001)
        #expect(text.glyphs(line: 0).count + text.glyphs(line: 1).count == 6)
        #expect(!text.isTruncated)
    }

    @Test("Lines are limited to those that the offered height holds")
    func offeredHeight() {
        let words = "Longer label broken into a great many narrow lines of text"
        let text = set(words, .system(20), width: 40, height: 136)
        #expect(text.lines.count == 5)
        #expect(abs(text.size.height - 119.667) < 0.001)
        #expect(text.isTruncated)
        #expect(set(words, .system(20), width: 40, height: 3).lines.count == 1)
    }

    @Test("Text offered what it asked for is set as it asked", arguments: [11, 13, 17, 20, 34])
    func idempotence(size: Int) {
        let natural = set("The quick brown fox jumps", .system(CGFloat(size)))
        let again = set(
            "The quick brown fox jumps", .system(CGFloat(size)), width: natural.size.width,
            height: natural.size.height)
        #expect(again.fingerprint == natural.fingerprint)
        let narrow = set("The quick brown fox jumps", .system(CGFloat(size)), width: 90)
        let narrowAgain = set(
            "The quick brown fox jumps", .system(CGFloat(size)), width: narrow.size.width,
            height: narrow.size.height)
        #expect(narrowAgain.lines.count == narrow.lines.count)
        #expect(!narrowAgain.isTruncated)
    }

    @Test("Lines break where Unicode lets them")
    func opportunities() {
        #expect(set("a-b", .system(20), width: 25).lines.count == 2)
        #expect(set("12\u{A0}km", .system(20), width: 60).lines.count == 1)
        #expect(set("ab\u{A0}cd ef", .system(20), width: 60).lines.count == 2)
        // Chinese breaks between any two characters, but not before a full stop.
        let text = set("今天天气很好。", .system(20), width: 121)
        #expect(text.lines.count == 2)
        #expect(text.glyphs(line: 0).count == 5)
        // Thai has no spaces; its words are found.
        #expect(set("สวัสดีชาวโลก", .system(20), width: 80).lines.count == 2)
    }

    @Test(
        "Scripts without spaces break between words",
        arguments: [
            ("th", ["ฝน", "ตก", "ตอน", "เช้า "]), ("lo", ["ແດດ", "ອອກ", "ຕອນບ່າຍ "]),
            ("km", ["ព្រឹក", "មាន", "ភ្លៀង "]), ("en", ["ฝน", "ตก", "ตอน", "เช้า ", "rain"]),
        ])
    func dictionaries(language: String, words: [String]) {
        let scalars = words.joined().unicodeScalars.map(\.value)
        let analysis = TextAnalysis(scalars, language: language, isRightToLeft: false)
        let breaks = analysis.boundaries.indices.filter {
            $0 > 0 && analysis.boundaries[$0].contains(.lineMayBreak)
        }
        var ends: [Int] = []
        for word in words.dropLast() { ends.append((ends.last ?? 0) + word.unicodeScalars.count) }
        #expect(breaks == ends)
    }

    @Test("A line end breaks; one at the end opens a last, empty line")
    func lineEnds() {
        #expect(set("a\nb", .body).lines.count == 2)
        #expect(set("a\n\nb", .body).lines.count == 3)
        #expect(set("a\n", .body).lines.count == 2)
        #expect(set("a\u{2028}b", .body).lines.count == 2)
    }

    @Test("Empty text has no size")
    func empty() {
        #expect(set("", .body).size == .zero)
        #expect(set("", .body).lines.isEmpty)
    }

    @Test("No room at all still answers")
    func noRoom() {
        let text = set("Weather", .body, width: 0, height: 0)
        #expect(text.lines.count == 1)
        #expect(text.size.width == 0)
        #expect(text.isTruncated)
    }

    // MARK: Alignment

    @Test("Lines of a paragraph are aligned in its box")
    func alignment() {
        for (alignment, share) in [
            (Paragraph.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1),
        ] {
            let text = set("Wide line\ni", .body) { $0.alignment = alignment }
            let line = text.lines[1]
            #expect(abs(line.frame.minX - (text.size.width - line.frame.width) * share) < 1e-6)
            #expect(line.runs[0].origin.x == line.frame.minX)
        }
        let mirrored = set("Wide line\ni", .body) { $0.isRightToLeft = true }
        #expect(mirrored.lines[1].frame.maxX == mirrored.size.width)
    }

    // MARK: Truncation

    @Test("Cut text ends in one ellipsis and fills the line as far as it can")
    func tail() {
        let ellipsis = set("…", .body).glyphs()
        #expect(ellipsis.count == 1)
        let text = set("Donaudampfschifffahrt", .body, width: 95) { $0.lineLimit = 1 }
        #expect(text.isTruncated)
        #expect(text.lines.count == 1)
        let glyphs = text.glyphs()
        #expect(glyphs.last == ellipsis[0])
        #expect(glyphs.filter { $0 == ellipsis[0] }.count == 1)
        #expect(text.size.width <= 95.001)
        let whole = set("Donaudampfschifffahrt", .body).glyphs()
        #expect(Array(glyphs.dropLast()) == Array(whole.prefix(glyphs.count - 1)))
        // One more letter would not have fitted.
        let more = set(
            String("Donaudampfschifffahrt".prefix(glyphs.count)) + "…", .body)
        #expect(more.size.width > 95.1)
    }

    @Test("Head and middle keep the end")
    func headAndMiddle() {
        let whole = set("Lorem ipsum dolor sit amet", .body).glyphs()
        let ellipsis = set("…", .body).glyphs()[0]
        let head = set("Lorem ipsum dolor sit amet", .body, width: 100) {
            $0.lineLimit = 1
            $0.truncation = .head
        }.glyphs()
        #expect(head.first == ellipsis)
        #expect(Array(head.dropFirst()) == Array(whole.suffix(head.count - 1)))
        let middle = set("Lorem ipsum dolor sit amet", .body, width: 100) {
            $0.lineLimit = 1
            $0.truncation = .middle
        }.glyphs()
        #expect(middle.first == whole.first)
        #expect(middle.last == whole.last)
        #expect(middle.contains(ellipsis))
    }

    @Test("A line limit cuts the last line only, a line end included")
    func lineLimit() {
        let text = set("one two three four five six", .body, width: 80) { $0.lineLimit = 2 }
        #expect(text.lines.count == 2)
        #expect(text.isTruncated)
        #expect(text.glyphs(line: 1).last == set("…", .body).glyphs()[0])
        let lines = set("a\nb", .body) { $0.lineLimit = 1 }
        #expect(lines.isTruncated)
        #expect(lines.glyphs() == set("a…", .body).glyphs())
    }

    // MARK: Shrinking

    // Measured: a speed limit sign shrinks 22 point bold digits about 2 % further than needed.

    @Test("Shrinking stops a little below the exact fit")
    func shrinking() {
        let font = FontSpec.style(22, leading: 28, weight: 700)
        let change: (inout Paragraph) -> Void = {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.3
        }
        let narrow = set("10000", font, width: 48, change: change)
        #expect(abs(narrow.scale - 0.695) < 0.03)
        #expect(!narrow.isTruncated)
        #expect(narrow.size.height < set("10000", font).size.height)
        #expect(narrow.size.width <= 48)
        let wider = set("1000", font, width: 44, change: change)
        #expect(abs(wider.scale - 0.81) < 0.03)
    }

    @Test("Text that fits is not shrunk; text that cannot fit is cut at the smallest size")
    func shrinkingLimits() {
        let fits = set("10", .body, width: 48) { $0.minimumScaleFactor = 0.5 }
        #expect(fits.scale == 1)
        let cut = set("A rather long piece of text", .body, width: 48) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(cut.scale == 0.5)
        #expect(cut.isTruncated)
    }

    @Test("What is too large even for one line shrinks to its room", arguments: ["A", "🐳", "12:30"])
    func shrinkingTheLargest(string: String) {
        let font = FontSpec.style(500, leading: 597)
        let text = set(string, font, width: 50, height: 50) { $0.minimumScaleFactor = 0.01 }
        #expect(text.size.width <= 50.05)
        #expect(text.size.height <= 50.05)
        #expect(text.size.width > 25)
        #expect(!text.isTruncated)
        let low = set("A", font, width: 500, height: 100) { $0.minimumScaleFactor = 0.1 }
        #expect(abs(low.scale - 100 / 597) < 0.01)
    }

    @Test("Tightening moves letters together before text is cut")
    func tightening() {
        let natural = set("Tightened", .body).size.width
        let change: (inout Paragraph) -> Void = {
            $0.lineLimit = 1
            $0.allowsTightening = true
        }
        let text = set("Tightened", .body, width: natural - 3, change: change)
        #expect(!text.isTruncated)
        #expect(text.size.width <= natural - 2.9)
        #expect(set("Tightened", .body, width: natural - 20, change: change).isTruncated)
    }
}

/// Paragraphs as Apple's systems broke them, read from pictures; where our stand-ins are wider or
/// narrower than SF Pro, the lines must be the same all the same.
@Suite struct LineCompositionTests {
    struct Measured: CustomTestStringConvertible, Sendable {
        var font: FontSpec
        var width: CGFloat
        var lines: [String]
        var testDescription: String { lines[0] }
    }

    static let paragraphs = [
        Measured(
            font: .system(16), width: 339,
            lines: [
                "The sky above the port was the color of ",
                "television, tuned to a dead channel.",
            ]),
        Measured(
            font: .system(16), width: 339,
            lines: [
                "It was a bright cold day in April, and the clocks ", "were striking thirteen.",
            ]),
        Measured(
            font: .system(16), width: 342,
            lines: [
                "If you'd like to quote someone, use the > ",
                "character before the line. Blockquotes can be ",
                "nested, and can also contain other formatting.",
            ]),
        Measured(
            font: .style(28, leading: 34), width: 376,
            lines: [
                "Lorem ipsum dolor sit amet, ", "consectetur adipiscing elit, sed ",
                "do eiusmod tempor incididunt ", "ut labore et dolore magna ", "aliqua.",
            ]),
    ]

    @Test("Paragraphs break where they broke on iOS", arguments: paragraphs)
    func pictures(case measured: Measured) {
        let typesetter = Fixture.typesetter()
        let text = typesetter.typeset(
            Paragraph(measured.lines.joined(), measured.font),
            in: TextBounds(width: measured.width))
        #expect(text.lines.count == measured.lines.count)
        for (index, line) in measured.lines.enumerated() where index < text.lines.count {
            let alone = line.hasSuffix(" ") ? String(line.dropLast()) : line
            let expected = typesetter.typeset(Paragraph(alone, measured.font), in: TextBounds())
            #expect(text.glyphs(line: index) == expected.glyphs(), "line \(index)")
        }
    }

    @Test("A soft hyphen shows only where the line breaks")
    func softHyphen() {
        let typesetter = Fixture.typesetter()
        let hyphen = typesetter.typeset(Paragraph("-", .body), in: TextBounds()).glyphs()[0]
        let paragraph = Paragraph("Donau\u{AD}dampf\u{AD}schiff", .body)
        let whole = typesetter.typeset(paragraph, in: TextBounds())
        #expect(!whole.glyphs().contains(hyphen))
        let broken = typesetter.typeset(paragraph, in: TextBounds(width: 60))
        #expect(broken.lines.count == 3)
        #expect(broken.glyphs(line: 0).last == hyphen)
        #expect(broken.glyphs(line: 1).last == hyphen)
        #expect(!broken.glyphs(line: 2).contains(hyphen))
        #expect(broken.lines.allSatisfy { $0.frame.width <= 60.1 })
    }

    @Test("Korean words stay whole while they fit")
    func korean() {
        let text = Fixture.typesetter().typeset(
            Paragraph("오늘은 날씨가 좋습니다", .body), in: TextBounds(width: 75))
        #expect(text.lines.count == 3)
    }

    @Test("Small capitals are smaller capitals")
    func smallCapitals() {
        let typesetter = Fixture.typesetter()
        var font = FontSpec.system(20)
        let capitals = typesetter.typeset(Paragraph("AB", font), in: TextBounds())
        font.smallCaps = .lowercase
        let small = typesetter.typeset(Paragraph("Ab", font), in: TextBounds())
        #expect(small.glyphs() == capitals.glyphs())
        #expect(small.size.width < capitals.size.width)
        #expect(small.size.height == capitals.size.height)
        // A font that has its own uses them.
        let serif = FontSpec(family: .system(.serif), size: 20, smallCaps: .lowercase)
        let own = typesetter.typeset(Paragraph("ab", serif), in: TextBounds())
        #expect(own.lines[0].runs.allSatisfy { $0.glyphs?.size == 20 })
    }

    @Test("A tab leaves room and draws nothing")
    func tab() {
        let typesetter = Fixture.typesetter()
        let text = typesetter.typeset(Paragraph("a\tb", .body), in: TextBounds())
        #expect(text.glyphs().count == 2)
        let plain = typesetter.typeset(Paragraph("ab", .body), in: TextBounds())
        #expect(text.size.width > plain.size.width + 20)
    }
}
