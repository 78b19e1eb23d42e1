import Foundation
import Graphics
import Testing

@testable import Typesetting

/// Text that no designer had in mind gets a sane frame in bounded time.
@Suite struct BadInputTests {
    private static let strings: [(name: String, string: String)] = [
        ("empty", ""), ("one space", " "), ("spaces", String(repeating: " ", count: 500)),
        ("newlines", String(repeating: "\n", count: 500)), ("tabs", "\t\t\t"),
        ("nothing", "\u{200B}"),
        ("no break", String(repeating: "x", count: 2000)),
        ("no break spaces", String(repeating: "a\u{A0}", count: 500)),
        ("marks without a letter", String(repeating: "\u{301}", count: 400)),
        ("a letter with many marks", "a" + String(repeating: "\u{301}", count: 400)),
        ("joiners", String(repeating: "\u{200D}", count: 400)),
        ("emoji joined", String(repeating: "👩\u{200D}", count: 200)),
        ("bidi controls", String(repeating: "\u{202E}\u{2067}", count: 200)),
        ("both ways", String(repeating: "abc אבג ", count: 200)),
        ("unassigned", "\u{378}\u{E000}\u{10FFFF}"), ("controls", "\0\u{1}\u{7F}\u{85}"),
        (
            "replaced surrogates",
            String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self)
        ),
        ("soft hyphens", String(repeating: "ab\u{AD}", count: 300)),
        ("carriage returns", "a\r\nb\rc\u{2028}d\u{2029}e"),
    ]

    private static let bounds = [0, 0.5, 1, 7, 100, .infinity] as [CGFloat]

    @Test func everythingHasASaneFrame() {
        let typesetter = Fixture.typesetter()
        for (name, string) in Self.strings {
            for size in [0, 0.01, 1, 17, 4096] as [CGFloat] {
                var paragraph = Paragraph(string, .system(size))
                for limit in [nil, 1, 3] {
                    paragraph.lineLimit = limit
                    for width in Self.bounds {
                        let text = typesetter.typeset(
                            paragraph, in: TextBounds(width: width, height: 100))
                        let isSane =
                            text.size.width.isFinite && text.size.height.isFinite
                            && text.size.width >= 0 && text.size.height >= 0
                            && text.firstBaseline.isFinite && text.lastBaseline.isFinite
                        #expect(isSane, "\(name), \(size) points in \(width)")
                    }
                }
            }
        }
    }

    @Test func boundsMayBeNoNumbers() {
        let typesetter = Fixture.typesetter()
        for value in [CGFloat.nan, -.infinity, -5, .greatestFiniteMagnitude] {
            let text = typesetter.typeset(
                Paragraph("Some words", .body), in: TextBounds(width: value, height: value))
            #expect(text.size.width.isFinite && text.size.height.isFinite)
        }
        var paragraph = Paragraph("Some words", .body)
        paragraph.minimumScaleFactor = .nan
        paragraph.lineSpacing = .infinity
        paragraph.displayScale = .nan
        _ = typesetter.typeset(paragraph, in: TextBounds(width: 40, height: 40))
    }

    /// Measured as often as stacks do, with everything that costs time.
    @Test(arguments: ["word ", "x", "ب ", "漢", "😀", "\n", "a\u{301}"])
    func aMillionCharacters(piece: String) {
        let start = ContinuousClock.now
        let string = String(repeating: piece, count: 1_000_000 / piece.unicodeScalars.count)
        let typesetter = Fixture.typesetter()
        for limit in [nil, 1] {
            var paragraph = Paragraph(string, .body)
            paragraph.lineLimit = limit
            paragraph.minimumScaleFactor = 0.5
            for width in [.infinity, 0, 120, 300, 301] as [CGFloat] {
                let text = typesetter.typeset(
                    paragraph, in: TextBounds(width: width, height: 400))
                #expect(text.isTruncated)
                #expect(text.size.height <= 420)
            }
        }
        // Unoptimized; a release build needs a tenth of it.
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func longTextIsCutWhereNobodySeesIt() {
        let string = String(repeating: "word ", count: 20_000)
        let text = Fixture.typesetter().typeset(
            Paragraph(string, .body), in: TextBounds(width: 300))
        #expect(text.isTruncated)
        #expect(text.size.height > 5000)
        let short = Fixture.typesetter().typeset(
            Paragraph(String(repeating: "é", count: 10_000), .body), in: TextBounds(width: 300))
        #expect(!short.isTruncated)
    }
}
