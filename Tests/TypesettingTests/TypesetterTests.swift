import Foundation
import Graphics
import Testing

@testable import Typesetting

@Suite struct TypesetterTests {
    private static func paragraphs() -> [Paragraph] {
        var all: [Paragraph] = []
        for text in ["22°", "Mostly sunny, wind from the west", "שלום 12:30 🌤️ 今天", "a\nb"] {
            for design in FontSpec.Design.allCases {
                for size in [11.0, 17, 22.5, 40] {
                    var paragraph = Paragraph(
                        text, FontSpec(family: .system(design), size: size, weight: 600))
                    paragraph.minimumScaleFactor = 0.6
                    all.append(paragraph)
                }
            }
        }
        return all
    }

    @Test("Two typesetters, with libraries of their own, set alike")
    func determinism() throws {
        let fonts = Fixture.root.appendingPathComponent("Fonts").path
        let first = PangoTypesetter(library: try FontLibrary(directory: fonts))
        let second = PangoTypesetter(library: try FontLibrary(directory: fonts))
        for paragraph in Self.paragraphs().reversed() {
            _ = second.typeset(paragraph, in: TextBounds(width: 50, height: 60))
        }
        for paragraph in Self.paragraphs() {
            for bounds in [TextBounds(), TextBounds(width: 70, height: 40)] {
                #expect(
                    first.typeset(paragraph, in: bounds).fingerprint
                        == second.typeset(paragraph, in: bounds).fingerprint)
            }
        }
    }

    @Test("Threads with a typesetter each, over one library, set alike")
    func threads() async {
        let expected = Self.paragraphs().map { Fixture.typesetter().typeset($0, in: TextBounds()) }
            .map(\.fingerprint)
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let typesetter = Fixture.typesetter()
                    return Self.paragraphs().map {
                        let text = typesetter.typeset($0, in: TextBounds())
                        for run in text.lines.flatMap(\.runs) {
                            for glyph in run.glyphs?.glyphs ?? [] {
                                _ = run.glyphs?.face.outline(of: glyph.id)
                                _ = run.glyphs?.face.bitmap(of: glyph.id, pixelsPerEm: 60)
                            }
                        }
                        return text.fingerprint
                    }
                }
            }
            for await result in group { #expect(result == expected) }
        }
    }

    @Test("An outline is in ems, on the baseline, y down")
    func outlines() throws {
        let text = Fixture.typesetter().typeset(
            Paragraph("H", .system(100)), in: TextBounds())
        let run = try #require(text.lines[0].runs[0].glyphs)
        #expect(run.size == 100)
        let bounds = run.face.outline(of: run.glyphs[0].id).boundingRect
        #expect(abs(bounds.minY + 0.7046) < 0.004)
        #expect(abs(bounds.maxY) < 0.002)
        #expect(bounds.minX > 0.05 && bounds.maxX < 0.8)
    }

    @Test("Rounded digits differ from plain ones, and each weight from the next")
    func roundedShapes() throws {
        let typesetter = Fixture.typesetter()
        var seen: Set<Path> = []
        for design in [FontSpec.Design.standard, .rounded] {
            for weight in [400.0, 600, 700, 900] {
                let text = typesetter.typeset(
                    Paragraph("2", FontSpec(family: .system(design), size: 40, weight: weight)),
                    in: TextBounds())
                let run = try #require(text.lines[0].runs[0].glyphs)
                seen.insert(run.face.outline(of: run.glyphs[0].id))
            }
        }
        #expect(seen.count == 8)
    }

    @Test("Metrics are those of the system font")
    func metrics() {
        let metrics = Fixture.typesetter().metrics(of: .body)
        #expect(abs(metrics.ascent - 16.1865234375) < 1e-9)
        #expect(abs(metrics.descent - 4.1005859375) < 1e-9)
        #expect(abs(metrics.capHeight - 11.97802734375) < 1e-9)
        #expect(abs(metrics.leading - 1.712890625) < 1e-9)
    }

    @Test("An attachment takes its room and is left to its owner")
    func attachments() throws {
        var paragraph = Paragraph("Sunny ", .body)
        paragraph.spans.append(
            Paragraph.Span(.attachment(width: 30, ascent: 40, descent: 2), font: .body))
        paragraph.spans.append(Paragraph.Span(.text(" today"), font: .body))
        let text = Fixture.typesetter().typeset(paragraph, in: TextBounds())
        let run = try #require(text.lines[0].runs.first { $0.span == 1 })
        #expect(run.glyphs == nil)
        #expect(run.width == 30)
        #expect(text.firstBaseline == 40)
        let after = try #require(text.lines[0].runs.first { $0.span == 2 })
        #expect(abs(after.origin.x - run.origin.x - 30) < 1e-9)
    }

    @Test("A raised span stands above the baseline")
    func baselineOffset() {
        var paragraph = Paragraph("m", .system(20))
        paragraph.spans.append(
            Paragraph.Span(.text("2"), font: .system(12), baselineOffset: 8))
        let text = Fixture.typesetter().typeset(paragraph, in: TextBounds())
        let runs = text.lines[0].runs
        #expect(runs[0].origin.y - runs[1].origin.y == 8)
    }

    // MARK: Bad input

    @Test("A folder without the system font is refused")
    func missingFonts() {
        #expect(throws: FontLibraryError.self) { try FontLibrary(directory: "/nowhere") }
        let fonts = Fixture.root.appendingPathComponent("Fonts").path
        #expect(throws: FontLibraryError.self) {
            try FontLibrary(directory: fonts, userDirectories: ["/nowhere"])
        }
    }

    @Test(
        "Strange text is set all the same",
        arguments: [
            "\u{0}", "\u{202E}abc", "\u{FFFC}", "\u{10FFFF}", "e\u{301}\u{301}\u{301}", "\t\t", " ",
            "\u{AD}", "\r\n", String(repeating: "x", count: 20_000),
        ])
    func strangeText(text: String) {
        let typesetter = Fixture.typesetter()
        for width in [CGFloat.infinity, 100, 0] {
            let set = typesetter.typeset(Paragraph(text, .body), in: TextBounds(width: width))
            #expect(set.size.width.isFinite && set.size.height.isFinite)
        }
    }

    @Test("Fonts of no size take no room")
    func noSize() {
        let text = Fixture.typesetter().typeset(Paragraph("abc", .system(0)), in: TextBounds())
        #expect(text.size.width < 0.4)
    }
}
