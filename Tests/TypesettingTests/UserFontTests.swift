import Foundation
import Graphics
import Testing

@testable import Typesetting

/// Fonts of the user's own, for which the repository's stand in, under other names where need be.
@Suite struct UserFontTests {
    private static let fonts = Fixture.root.appendingPathComponent("Fonts")

    /// A library with copies of `files` in a folder of its own, in which a family is renamed.
    private func library(
        _ files: [String], renaming name: String? = nil, to other: String = ""
    ) throws -> (library: FontLibrary, folder: URL) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            var data = try Data(contentsOf: Self.fonts.appendingPathComponent(file))
            if let name {
                let padded = other.padding(toLength: name.count, withPad: " ", startingAt: 0)
                Self.replace(name, padded, in: &data)
            }
            try data.write(to: folder.appendingPathComponent(file))
        }
        return (
            try FontLibrary(directory: Self.fonts.path, userDirectories: [folder.path]), folder
        )
    }

    private static func replace(_ old: String, _ new: String, in data: inout Data) {
        guard let from = old.data(using: .utf16BigEndian), let to = new.data(using: .utf16BigEndian)
        else { return }
        while let range = data.range(of: from) { data.replaceSubrange(range, with: to) }
    }

    private func face(_ typesetter: PangoTypesetter, _ font: FontSpec) -> String? {
        typesetter.typeset(Paragraph("Ag", font), in: TextBounds()).lines[0].runs[0].glyphs?.face
            .name
    }

    @Test("A font is found by family, by full name and by PostScript name")
    func names() throws {
        let (library, folder) = try library([
            "VitrineRounded-Bold.ttf", "VitrineRounded-Regular.ttf", "NotoSansHebrew.ttf",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let typesetter = PangoTypesetter(library: library)
        for (name, weight, expected) in [
            ("Vitrine Rounded", 400.0, "VitrineRounded-Regular"),
            ("Vitrine Rounded", 800, "VitrineRounded-Bold"),
            ("vitrine rounded", 400, "VitrineRounded-Regular"),
            ("VitrineRounded-Bold", 400, "VitrineRounded-Bold"),
            ("Vitrine Rounded Bold", 400, "VitrineRounded-Bold"),
        ] {
            #expect(library.contains(fontNamed: name))
            let font = FontSpec(family: .named(name), size: 17, weight: weight)
            #expect(face(typesetter, font) == expected, "\(name)")
        }
    }

    @Test("A name that nobody has is set in the system font")
    func unknownName() throws {
        let (library, folder) = try library(["NotoSansHebrew.ttf"])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(!library.contains(fontNamed: "Helvetica Neue"))
        let font = FontSpec(family: .named("Helvetica Neue"), size: 17)
        #expect(face(PangoTypesetter(library: library), font)?.hasPrefix("VitrineSans") == true)
    }

    @Test("A font of one's own has its own metrics and no tracking")
    func metrics() throws {
        let (library, folder) = try library(["GeistMono.ttf"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let typesetter = PangoTypesetter(library: library)
        let font = FontSpec(family: .named("Geist Mono"), size: 100)
        let text = typesetter.typeset(Paragraph("abcd", font), in: TextBounds())
        #expect(abs(text.size.width - 240) < 0.5)
        let metrics = typesetter.metrics(of: font)
        #expect(abs(metrics.capHeight - 71) < 1)
        #expect(abs(metrics.lineHeight - text.size.height) < 1)
    }

    @Test("A variable font has every weight")
    func variableWeight() throws {
        let (library, folder) = try library(["GeistMono.ttf"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let typesetter = PangoTypesetter(library: library)
        let font = FontSpec(family: .named("Geist Mono"), size: 17, weight: 650)
        #expect(face(typesetter, font) == "GeistMono wght=650")
    }

    @Test("SF Pro in a folder of one's own replaces the stand-in, and its recipe steps aside")
    func systemFont() throws {
        let (library, folder) = try library(
            ["GeistMono.ttf"], renaming: "Geist Mono", to: "SF Pro")
        defer { try? FileManager.default.removeItem(at: folder) }
        let typesetter = PangoTypesetter(library: library)
        #expect(face(typesetter, .system(17))?.hasPrefix("GeistMono") == true)
        let text = typesetter.typeset(Paragraph("abcd", .system(100)), in: TextBounds())
        #expect(abs(text.size.width - 240) < 0.5)
        // Designs that the folder lacks keep their stand-ins.
        let rounded = FontSpec(family: .system(.rounded), size: 17)
        #expect(face(typesetter, rounded)?.hasPrefix("VitrineRounded") == true)
    }

    @Test("Characters that one's own font lacks come from the bundled fonts")
    func fallback() throws {
        let (library, folder) = try library(["NotoSansHebrew.ttf"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let typesetter = PangoTypesetter(library: library)
        let font = FontSpec(family: .named("Noto Sans Hebrew"), size: 17)
        let text = typesetter.typeset(Paragraph("שלום abc 中 😀", font), in: TextBounds())
        #expect(!text.glyphs().contains(0))
        #expect(text.lines[0].runs.count >= 4)
    }

    @Test("Names like one that is missing are told, nearest first")
    func missing() throws {
        let (library, folder) = try library(["NotoSansHebrew.ttf", "GeistMono.ttf"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let typesetter = PangoTypesetter(library: library)
        func suggestions(_ name: String) -> [String]? {
            typesetter.suggestions(forMissing: FontSpec(family: .named(name), size: 17))
        }
        #expect(suggestions("Noto Sans Hebrew") == nil)
        #expect(
            suggestions("NotoSans Hebrw")?.contains { $0.hasPrefix("Noto Sans Hebrew") } == true)
        #expect(suggestions("Zapfino") == [])
        // The system font is there under all its names.
        for name in ["SF Pro Display", "SFProRounded-Bold", ".SFUI-Semibold", "New York"] {
            #expect(suggestions(name) == nil)
        }
        #expect(typesetter.suggestions(forMissing: .body) == nil)
    }

    @Test("What a missing font's name tells of its look holds for other scripts too")
    func missingBold() {
        let typesetter = Fixture.typesetter()
        func width(_ family: FontSpec.Family, weight: Double) -> CGFloat {
            typesetter.typeset(
                Paragraph("مرحبا", FontSpec(family: family, size: 40, weight: weight)),
                in: TextBounds()
            ).size.width
        }
        #expect(width(.named("Avenir-Bold"), weight: 400) == width(.system(.standard), weight: 700))
        #expect(width(.named("Avenir-Bold"), weight: 400) != width(.system(.standard), weight: 400))
    }

    @Test("A folder without fonts, or with files that are none, is no harm")
    func noFonts() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-nofonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("not a font".utf8).write(to: folder.appendingPathComponent("broken.ttf"))
        let library = try FontLibrary(
            directory: Self.fonts.path, userDirectories: [folder.path])
        #expect(!library.contains(fontNamed: "broken"))
        #expect(face(PangoTypesetter(library: library), .body)?.hasPrefix("VitrineSans") == true)
    }

    @Test("Fonts with drawings in SVG are told from those with outlines alone")
    func coloredDrawings() throws {
        let (library, folder) = try library(["VitrineRounded-Bold.ttf"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let font = FontSpec(family: .named("VitrineRounded-Bold"), size: 17)
        #expect(PangoTypesetter(library: library).drawsGlyphsWhole(of: font))
        let file = folder.appendingPathComponent("VitrineRounded-Bold.ttf")
        try Self.addingDrawings(to: Data(contentsOf: file)).write(to: file)
        let drawn = PangoTypesetter(
            library: try FontLibrary(
                directory: Self.fonts.path, userDirectories: [folder.path]))
        #expect(!drawn.drawsGlyphsWhole(of: font))
        #expect(drawn.drawsGlyphsWhole(of: .body))
    }

    /// The font with an `SVG ` table of no documents, in place of one that nobody misses.
    private static func addingDrawings(to font: Data) throws -> Data {
        var font = font
        let count = Int(font[4]) << 8 | Int(font[5])
        let records = (0..<count).map { 12 + $0 * 16 }
        let record = try #require(
            records.first { ["DSIG", "gasp", "prep", "STAT"].contains(tag(font, at: $0)) })
        font.replaceSubrange(record..<record + 4, with: Data("SVG ".utf8))
        // Version 0, the list at 10, reserved; the list is empty.
        let table = Data([0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0])
        for (place, value) in [(record + 8, font.count), (record + 12, table.count)] {
            font.replaceSubrange(
                place..<place + 4, with: (0..<4).map { UInt8(value >> (24 - $0 * 8) & 255) })
        }
        return font + table
    }

    private static func tag(_ font: Data, at record: Int) -> String {
        String(decoding: font[record..<record + 4], as: UTF8.self)
    }
}
