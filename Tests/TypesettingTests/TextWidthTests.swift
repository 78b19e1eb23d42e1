import Foundation
import Graphics
import Testing

@testable import Typesetting

/// Widths beside those of Apple's text system. The fonts differ, so this judges averages.
@Suite struct TextWidthTests {
    static let weights: [String: Double] = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
        "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
    ]

    @Test("Half of 498 measured labels are within 0.65 %, nine tenths within 2 %")
    func labels() throws {
        let typesetter = Fixture.typesetter()
        var errors: [Double] = []
        for row in try Fixture.truth("sf_text_widths.tsv") {
            let size = try #require(Double(row[1]))
            let weight = try #require(Self.weights[row[2]])
            let width = try #require(Double(row[3]))
            let scale = try #require(Double(row[4]))
            // The measured width was rounded up; half a pixel is the mean of that.
            let natural = typesetter.typeset(
                Paragraph(row[0], .system(size, weight: weight), scale: 1000), in: TextBounds()
            ).size.width
            errors.append(abs(natural / (width - 0.5 / scale) - 1) * 100)
        }
        errors.sort()
        #expect(errors.count == 498)
        let median = errors[errors.count / 2]
        let ninth = errors[errors.count * 9 / 10]
        #expect(median <= 0.65, "median \(median) %")
        #expect(ninth <= 2.0, "90th percentile \(ninth) %")
    }

    struct Measured: CustomTestStringConvertible, Sendable {
        var text: String
        var size: CGFloat
        var weight = 400.0
        var width: CGFloat
        var testDescription: String { "\(text) \(size)" }
    }

    static let swiftUI = [
        Measured(text: "Checked", size: 17, width: 68),
        Measured(text: "Just some text", size: 17, width: 112),
        Measured(text: "Just a simpel title", size: 17, width: 130.5),
        Measured(text: "Now it's true", size: 17, width: 94.5),
        Measured(text: "Some Text to be found", size: 17, width: 171.5),
        Measured(text: "Some custom Button", size: 17, width: 160),
        Measured(text: "But it does some text", size: 17, width: 161),
        Measured(text: "Parity", size: 13, width: 34.667),
        Measured(text: "Nest", size: 13, width: 28.333),
        Measured(text: "Neste", size: 13, width: 35.667),
        Measured(text: "Longer ", size: 20, width: 67),
        Measured(text: "What's", size: 17, weight: 600, width: 55.667),
        Measured(text: "the", size: 17, width: 25),
        Measured(text: "point", size: 17, width: 39),
        Measured(text: "What's the point?", size: 28, width: 210.667),
    ]

    @Test("Widths that SwiftUI gave, within 2.5 % or a point", arguments: swiftUI)
    func texts(case measured: Measured) {
        let text = Fixture.typesetter().typeset(
            Paragraph(measured.text, .system(measured.size, weight: measured.weight)),
            in: TextBounds())
        #expect(abs(text.size.width - measured.width) <= max(measured.width * 0.025, 1))
    }

    /// "What's the point?" as a title at twelve sizes of text, measured at 3×.
    static let titles: [(size: CGFloat, width: CGFloat)] = [
        (25, 188.667), (26, 196), (27, 203.333), (28, 210.667), (30, 225.667), (32, 240.333),
        (34, 255), (38, 284), (43, 320.667), (48, 356.667), (53, 392.667), (58, 428.333),
    ]

    @Test("A title is within 0.5 % at every size of text")
    func titleSizes() {
        let typesetter = Fixture.typesetter()
        for (size, width) in Self.titles {
            let text = typesetter.typeset(
                Paragraph("What's the point?", .system(size)), in: TextBounds())
            #expect(abs(text.size.width / width - 1) < 0.005, "\(size)")
        }
    }

    /// Ink, in pixels at 3×, of texts in widget snapshots that iOS 26 drew; no fit has seen them.
    static let snapshots: [(text: String, size: CGFloat, weight: Double, pixels: CGFloat)] = [
        ("Laundry", 20, 600, 221), ("Calendar event 1", 12, 600, 288),
        ("9:00\u{202F}AM – 10:00\u{202F}AM · Calendar 2", 11, 400, 507),
        ("Electricity total", 11, 400, 231), ("Today", 11, 600, 95),
        ("8:00\u{202F}AM", 11, 400, 124), ("your Home Assistant", 13, 400, 374),
    ]

    @Test("Texts of widgets are as wide as iOS drew them: 1 % at the mean, 2 % at most")
    func snapshotInk() {
        let typesetter = Fixture.typesetter()
        let errors = Self.snapshots.map { snapshot in
            let text = typesetter.typeset(
                Paragraph(snapshot.text, .system(snapshot.size, weight: snapshot.weight)),
                in: TextBounds())
            return abs(text.inkWidth * 3 / snapshot.pixels - 1) * 100
        }
        #expect(errors.reduce(0, +) / Double(errors.count) <= 1, "\(errors)")
        #expect(errors.allSatisfy { $0 <= 2 }, "\(errors)")
    }

    @Test("Tracking follows every glyph, the last one too")
    func tracking() {
        let typesetter = Fixture.typesetter()
        var paragraph = Paragraph("abcd", .system(17), scale: 1000)
        let plain = typesetter.typeset(paragraph, in: TextBounds()).size.width
        paragraph.spans[0].tracking = 3
        #expect(abs(typesetter.typeset(paragraph, in: TextBounds()).size.width - plain - 12) < 0.01)
    }

    @Test("Monospaced digits are of one width", arguments: FontSpec.Design.allCases)
    func monospacedDigits(design: FontSpec.Design) {
        let typesetter = Fixture.typesetter()
        let widths = (0...9).map { digit in
            var font = FontSpec(family: .system(design), size: 20)
            font.hasMonospacedDigits = true
            return typesetter.typeset(
                Paragraph("\(digit)", font, scale: 1000), in: TextBounds()
            ).size.width
        }
        #expect(Set(widths).count == 1)
    }

    @Test("Without them, 1 is narrower than 8")
    func proportionalDigits() {
        let typesetter = Fixture.typesetter()
        let one = typesetter.typeset(Paragraph("1", .system(20)), in: TextBounds())
        let eight = typesetter.typeset(Paragraph("8", .system(20)), in: TextBounds())
        #expect(one.size.width < eight.size.width)
    }

    @Test("Heavier text is wider; every weight has a face of its own")
    func weights() {
        let typesetter = Fixture.typesetter()
        let texts = [400, 500, 600, 700, 800, 900].map {
            typesetter.typeset(Paragraph("Weather", .system(17, weight: $0)), in: TextBounds())
        }
        let widths = texts.map(\.size.width)
        #expect(widths == widths.sorted())
        #expect(Set(texts.map { $0.lines[0].runs[0].glyphs!.face.name }).count == 6)
    }

    @Test("A colon between digits is raised, an arrow of two signs is not made")
    func alternates() {
        let typesetter = Fixture.typesetter()
        func glyphs(_ text: String) -> [UInt32] {
            typesetter.typeset(Paragraph(text, .system(17)), in: TextBounds()).glyphs()
        }
        #expect(glyphs("10:41")[2] != glyphs("a:b")[1])
        #expect(glyphs("->") == glyphs("-") + glyphs(">"))
        #expect(glyphs("3x4")[1] == glyphs("x")[0])
    }

    @Test("Condensed text is narrower, expanded wider")
    func widthAxis() {
        let typesetter = Fixture.typesetter()
        let widths = [75.0, 100, 125].map { width in
            typesetter.typeset(
                Paragraph("Width", FontSpec(size: 20, width: width)), in: TextBounds()
            ).size.width
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }
}
