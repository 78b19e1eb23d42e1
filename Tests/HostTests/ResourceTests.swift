import Foundation
import Graphics
import Raster
import Testing

@testable import Host

@Suite struct ResourceTests {
    /// A folder with files of these contents.
    private func folder(_ files: [String: String]) throws -> String {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("res-\(UUID())")
        for (name, text) in files {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return root.path
    }

    private func png(width: Int, _ color: UInt32) throws -> Data {
        let bitmap = Bitmap(width: width, height: 1, contentID: "test") { pixels in
            for index in pixels.indices { pixels[index] = color }
        }
        return Data(try PNGWriter().encode(bitmap, scale: 1))
    }

    private func colorSet(_ components: String, space: String = "srgb", dark: String? = nil)
        -> String
    {
        let more = dark.map {
            """
            , {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "\(space)", "components": {\($0)}}}
            """
        }
        return """
            {"colors": [{"idiom": "universal",
              "color": {"color-space": "\(space)", "components": {\(components)}}}\(more ?? "")]}
            """
    }

    @Test func colorsInAllNotations() throws {
        let resources = AppResources(
            folder: try folder([
                "A.xcassets/float.colorset/Contents.json": colorSet(
                    #""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250""#),
                "A.xcassets/hex.colorset/Contents.json": colorSet(
                    #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#),
                "A.xcassets/bytes.colorset/Contents.json": colorSet(
                    #""red": "255", "green": "128", "blue": "0", "alpha": "1.000""#,
                    dark: #""red": "0", "green": "0", "blue": "255", "alpha": "1.000""#),
                "A.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "A.xcassets/Group/gray.colorset/Contents.json": colorSet(
                    #""white": "0.500", "alpha": "1.000""#, space: "gray-gamma-22"),
                "A.xcassets/wide.colorset/Contents.json": colorSet(
                    #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#,
                    space: "display-p3"),
            ]))
        #expect(resources.color(named: "float", isDark: false) == RGBA(1, 0.5, 0, 0.25))
        #expect(resources.color(named: "hex", isDark: true) == RGBA(hex: 0xFF8000))
        #expect(resources.color(named: "bytes", isDark: false) == RGBA(hex: 0xFF8000))
        #expect(resources.color(named: "bytes", isDark: true) == RGBA(hex: 0x0000FF))
        #expect(resources.color(named: "Group/gray", isDark: false) == RGBA(0.5, 0.5, 0.5))
        // P3's red in sRGB, as color management tools give it: 1.0930, -0.2267, -0.1501.
        let wide = try #require(resources.color(named: "wide", isDark: false))
        #expect(abs(wide.red - 1.0930) < 0.001)
        #expect(abs(wide.green + 0.2267) < 0.001)
        #expect(abs(wide.blue + 0.1501) < 0.001)
        #expect(resources.color(named: "none", isDark: false) == nil)
        #expect(resources.suggestions(for: "flaot") == ["float"])
    }

    @Test func imagesForSchemeAndScale() throws {
        let root = try folder([
            "A.xcassets/photo.imageset/Contents.json": """
            {"images": [
              {"idiom": "universal", "scale": "1x", "filename": "one.png"},
              {"idiom": "universal", "scale": "3x", "filename": "three.png"},
              {"idiom": "universal", "scale": "3x", "filename": "dark.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "2x"}],
                "properties": {"template-rendering-intent": "template"}}
            """
        ])
        let set = URL(fileURLWithPath: root).appendingPathComponent("A.xcassets/photo.imageset")
        try png(width: 1, 0xFFFF_0000).write(to: set.appendingPathComponent("one.png"))
        try png(width: 3, 0xFFFF_0000).write(to: set.appendingPathComponent("three.png"))
        try png(width: 4, 0xFF00_00FF).write(to: set.appendingPathComponent("dark.png"))
        try png(width: 2, 0xFF00_00FF).write(
            to: URL(fileURLWithPath: root).appendingPathComponent("loose@2x.png"))
        let resources = AppResources(folder: root)
        let large = try #require(resources.image(named: "photo", isDark: false, scale: 3))
        #expect(large.bitmap.width == 3)
        #expect(large.scale == 3)
        #expect(resources.image(named: "photo", isDark: true, scale: 3)?.bitmap.width == 4)
        #expect(resources.image(named: "photo", isDark: false, scale: 1)?.bitmap.width == 1)
        #expect(resources.image(named: "photo", isDark: false, scale: 2)?.bitmap.width == 3)
        #expect(resources.image(named: "loose", isDark: false, scale: 3)?.scale == 2)
        #expect(resources.isTemplate(imageNamed: "photo"))
        #expect(!resources.isTemplate(imageNamed: "loose"))
        #expect(resources.image(named: "missing", isDark: false, scale: 3) == nil)
    }

    @Test func translations() throws {
        let resources = AppResources(
            folder: try folder([
                "de.lproj/Localizable.strings": """
                /* A comment; "no" = "pair"; */
                "Hello" = "Hallo";  // and another
                "quote" = "„\\"a\\"“\\n\\U00e4";
                """,
                "en.lproj/Localizable.strings": #""only" = "English";"#,
                "pt-BR.lproj/Other.strings": #""x" = "y";"#,
                "Catalog.xcstrings": """
                {"sourceLanguage": "en", "strings": {
                  "%lld days": {"localizations": {
                    "de": {"variations": {"plural": {
                      "one": {"stringUnit": {"value": "%lld Tag"}},
                      "other": {"stringUnit": {"value": "%lld Tage"}}}}},
                    "zh-Hans": {"stringUnit": {"value": "%lld 天"}}}},
                  "title": {"localizations": {"en": {"stringUnit": {"value": "Title"}}}}}}
                """,
            ]))
        func string(_ key: String, _ locale: String, table: String? = nil) -> String? {
            resources.string(forKey: key, table: table, locale: Locale(identifier: locale))
        }
        #expect(string("Hello", "de_DE") == "Hallo")
        #expect(string("quote", "de_AT") == "„\"a\"“\nä")
        #expect(string("Hello", "fr_FR") == nil)
        #expect(string("only", "fr_FR") == "English")
        #expect(string("x", "pt_BR", table: "Other") == "y")
        #expect(string("x", "pt_PT", table: "Other") == nil)
        #expect(string("%lld days", "de_DE", table: "Catalog") == "%lld Tage")
        func days(_ number: Double) -> String? {
            resources.string(
                forKey: "%lld days", table: "Catalog", locale: Locale(identifier: "de_DE"),
                numbers: [number])
        }
        #expect(days(1) == "%lld Tag" && days(3) == "%lld Tage")
        #expect(string("%lld days", "zh_CN", table: "Catalog") == "%lld 天")
        #expect(string("%lld days", "en_US", table: "Catalog") == nil)
        #expect(string("title", "fr", table: "Catalog") == "Title")
    }

    @Test func pluralsOfStringsDictionariesAndSubstitutions() throws {
        let resources = AppResources(
            folder: try folder([
                "en.lproj/Localizable.stringsdict": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>%d files in %@</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@</string>
                <key>files</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>zero</key><string>No file</string><key>one</key><string>%d file</string>
                <key>other</key><string>%d files</string></dict></dict></dict></plist>
                """,
                "Catalog.xcstrings": """
                {"sourceLanguage": "en", "strings": {"%lld of %lld": {"localizations": {
                  "ru": {"stringUnit": {"value": "%#@done@ из %#@all@"}, "substitutions": {
                    "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                      "one": {"stringUnit": {"value": "%arg день"}},
                      "few": {"stringUnit": {"value": "%arg дня"}},
                      "other": {"stringUnit": {"value": "%arg дней"}}}}},
                    "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                      "other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
                """,
            ]))
        func files(_ number: Double) -> String? {
            resources.string(
                forKey: "%d files in %@", table: nil, locale: Locale(identifier: "en_US"),
                numbers: [number, nil])
        }
        #expect(files(0) == "No file in %2$@")
        #expect(files(1) == "%1$d file in %2$@")
        #expect(files(5) == "%1$d files in %2$@")
        let days = resources.string(
            forKey: "%lld of %lld", table: "Catalog", locale: Locale(identifier: "ru_RU"),
            numbers: [3, 10])
        #expect(days == "%1$lld дня из %2$lld")
    }

    @Test func noFolderMeansNothing() {
        let resources = AppResources(folder: nil)
        #expect(resources.image(named: "x", isDark: false, scale: 1) == nil)
        #expect(resources.string(forKey: "x", table: nil, locale: Locale(identifier: "en")) == nil)
    }
}
