import Foundation
import Graphics
import Testing

@testable import Typesetting

@Suite struct ScriptTests {
    private let typesetter = Fixture.typesetter()

    private func set(_ text: String, _ font: FontSpec = .body) -> TypesetText {
        typesetter.typeset(Paragraph(text, font), in: TextBounds())
    }

    static let samples = [
        "English", "Français œuvre", "Tiếng Việt", "Ελληνικά", "Русский", "العربية", "עברית",
        "हिन्दी", "ไทย", "简体中文", "繁體中文", "日本語カナ", "한국어", "বাংলা", "தமிழ்", "తెలుగు",
        "ქართული", "Հայերեն", "← → ↑ ↓ ≤ ≥ ≠ ∞ √ π", "€ £ ¥ ₹ ₽ ₩ ₺", "°C ½ ² ™ ©", "☀ ★ ✓ ♥ ⌘",
    ]

    @Test("Every script has its glyphs, in every design", arguments: samples)
    func coverage(text: String) {
        for design in FontSpec.Design.allCases {
            for weight in [100.0, 400, 700, 900] {
                let set = set(text, FontSpec(family: .system(design), size: 17, weight: weight))
                #expect(!set.glyphs().contains(0), "\(design) \(weight)")
                #expect(set.size.width > 5)
            }
        }
    }

    @Test(
        "An emoji of many characters is one glyph with a picture",
        arguments: ["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "🏳️‍🌈", "☀️"])
    func emoji(text: String) throws {
        let set = set(text)
        #expect(set.glyphs().count == 1)
        let run = try #require(set.lines[0].runs[0].glyphs)
        let picture = try #require(
            run.face.bitmap(of: run.glyphs[0].id, pixelsPerEm: 51))
        #expect(picture.bitmap.width > 100)
        #expect(picture.bitmap.pixels.contains { $0 >> 24 == 255 })
        #expect(picture.frame.width > 1 && picture.frame.width < 1.4)
        #expect(picture.frame.minY < -0.7 && picture.frame.maxY > 0)
        #expect(run.face.outline(of: run.glyphs[0].id) == Path())
    }

    @Test("Signs that can be either are text unless asked otherwise")
    func presentation() {
        let plain = set("1 # * ©").lines[0].runs.compactMap { $0.glyphs?.face.name }
        #expect(plain.allSatisfy { $0.hasPrefix("VitrineSans") })
    }

    // MARK: Direction

    @Test("Hebrew runs from right to left, digits inside it from left to right")
    func bidirectional() {
        let text = set("אבג 123")
        let digits = set("123").glyphs()
        // In visual order the digits come first.
        #expect(Array(text.glyphs().prefix(3)) == digits)
        let letters = ["א", "ב", "ג"].map { set($0).glyphs()[0] }
        #expect(Array(text.glyphs().suffix(3)) == Array(letters.reversed()))
        #expect(text.positions() == text.positions().sorted())
    }

    @Test("A right-to-left word within a sentence turns by itself alone")
    func embedded() {
        let text = set("ab אב cd")
        let letters = ["א", "ב"].map { set($0).glyphs()[0] }
        let glyphs = text.glyphs()
        #expect(Array(glyphs.prefix(2)) == set("ab").glyphs())
        #expect(Array(glyphs.suffix(2)) == set("cd").glyphs())
        #expect(Array(glyphs[3..<5]) == Array(letters.reversed()))
    }

    @Test("Arabic letters join, whatever the tracking of the font beside them")
    func joining() {
        let alone = ["ب", "ي", "ت"].map { set($0).glyphs()[0] }
        let word = set("بيت")
        #expect(word.glyphs() != Array(alone.reversed()))
        #expect(word.lines[0].runs.count == 1)
    }

    @Test("The order of lines is that of reading")
    func wrappedArabic() {
        let paragraph = Paragraph("مرحبا بالعالم الجميل", .body)
        let text = typesetter.typeset(paragraph, in: TextBounds(width: 60))
        #expect(text.lines.count >= 2)
        #expect(text.glyphs(line: 0) == set("مرحبا").glyphs())
    }

    @Test("Japanese text has Japanese shapes, Chinese text Chinese ones")
    func regionalForms() {
        func glyph(_ text: String, language: String) -> UInt32? {
            var paragraph = Paragraph(text, .body)
            paragraph.language = language
            return typesetter.typeset(paragraph, in: TextBounds()).glyphs().first
        }
        #expect(glyph("直", language: "ja") != glyph("直", language: "zh-Hans"))
        #expect(glyph("直の", language: "en") == glyph("直", language: "ja"))
    }
}
