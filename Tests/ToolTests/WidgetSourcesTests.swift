import Testing

@testable import Tool

@Suite struct WidgetSourcesTests {
    /// A folder with those files, each holding its own path.
    private func withFolder(_ files: [String], _ body: (FilePath) throws -> Void) throws {
        let temporary = try Environment.temporaryFolder.makeTemporaryDirectory()
        defer { temporary.remove() }
        let folder = temporary / "My Widget-2"
        for file in files {
            try (folder / file).parent.makeDirectory()
            try (folder / file).write(file)
        }
        try body(folder)
    }

    @Test func sourcesAndResourcesAreFoundAtAnyDepth() throws {
        let files = [
            "B.swift", "Views/A.swift", "Assets.xcassets/x.imageset/x.png",
            "Assets.xcassets/x.imageset/Contents.json", "de.lproj/Localizable.strings",
            "Data/words.json", "notes.h", ".build/C.swift", "Tests/D.swift", "WidgetTests/E.swift",
            "App.xcodeproj/F.swift", "Package.swift", "Output/G.swift", "Output/K/p.png",
        ]
        try withFolder(files) { folder in
            let output = (folder / "Output").resolved!
            let sources = try WidgetSources.collect([folder], excluding: [output])
            #expect(sources.count == 1)
            #expect(sources[0].moduleName == "My_Widget_2")
            let names = sources[0].swiftFiles.map { String(decoding: $0.contents, as: UTF8.self) }
            #expect(names == ["B.swift", "Views/A.swift"])
            #expect(
                sources[0].resources.map(\.destination) == [
                    "Assets.xcassets/x.imageset/Contents.json", "Assets.xcassets/x.imageset/x.png",
                    "words.json", "de.lproj/Localizable.strings",
                ])
        }
    }

    @Test func singleFilesAreOneProgram() throws {
        try withFolder(["A.swift", "B.swift"]) { folder in
            let sources = try WidgetSources.collect(
                [folder / "A.swift", folder / "B.swift"], excluding: [])
            #expect(sources.map(\.moduleName) == ["A"])
            #expect(sources[0].swiftFiles.count == 2)
        }
    }

    @Test func aFolderOfSeveralProgramsGivesEach() throws {
        let files = [
            "Clock/A.swift", "Clock/words.json", "Timer/B.swift", "App/C.swift", "Shared/D.swift",
        ]
        try withFolder(files) { folder in
            for name in ["Clock/A", "Timer/B"] {
                try (folder / "\(name).swift").write(
                    "@main struct A { var body: some WidgetConfiguration }")
            }
            try (folder / "App/C.swift").write("@main struct C: App {}")
            let sources = try WidgetSources.collect([folder], excluding: [])
            #expect(sources.map(\.moduleName) == ["Clock", "Timer"])
            #expect(
                sources.map { $0.swiftFiles.map(\.path.lastComponent) } == [
                    ["A.swift", "D.swift"], ["D.swift", "B.swift"],
                ])
            #expect(sources.map(\.resources.count) == [1, 0])
        }
    }

    @Test(
        arguments: [
            ("brand-tint", "brandTint"), ("Brand Color", "brand"), ("URLIcon", "urlIcon"),
            ("logo", "logo"), ("3d", "_3d"), ("default", "`default`"), ("red", nil), ("–", nil),
            ("Color", "color"), ("iconImage", "icon"), ("AccentColor", "accent"),
        ] as [(String, String?)])
    func assetsGetTheNamesThatXcodeGives(asset: String, name: String?) {
        #expect(AssetSymbols.identifier(asset) == name)
    }

    @Test func handWrittenNamesAreNotGeneratedAgain() throws {
        let colors = ["brand.colorset", "plain.colorset"].map {
            "Assets.xcassets/\($0)/Contents.json"
        }
        try withFolder(["A.swift"] + colors) { folder in
            try (folder / "A.swift").write("extension Color { static let brand = Color(.brand) }")
            let sources = try WidgetSources.collect([folder], excluding: [])[0]
            let text = try #require(AssetSymbols(sources).source)
            #expect(text.contains("static let brand = ColorResource"))
            #expect(!text.contains("static var brand: Color"))
            #expect(text.contains("static var plain: Color"))
        }
    }

    @Test func whatIsNotThereIsSaid() throws {
        try withFolder(["a.txt"]) { folder in
            for (path, words) in [
                (folder, "there is no Swift source in"),
                (folder / "a.txt", "there is no Swift source in"),
                (folder / "b", "there is no file or folder"),
            ] {
                let error = #expect(throws: WidgetSources.Failure.self) {
                    try WidgetSources.collect([path], excluding: [])
                }
                #expect(error?.description.hasPrefix(words) == true)
            }
        }
    }

    @Test func thePropertyListIsFilledIn() throws {
        try withFolder(["A.swift"]) { folder in
            try (folder / "Info.plist").write(
                "<plist><string>$(PRODUCT_NAME:c99extidentifier)</string><b>$(NO_SUCH)$(</b></plist>"
            )
            let sources = try WidgetSources.collect([folder], excluding: [])[0]
            try (folder / "program").write("binary")
            try AppExtension(sources).write(to: folder / "made", executable: folder / "program")
            let bundle = folder / "made" / "My_Widget_2.appex"
            #expect(
                String(decoding: try (bundle / "Info.plist").read(), as: UTF8.self)
                    == "<plist><string>My_Widget_2</string><b>$(</b></plist>")
            #expect(try (bundle / "My_Widget_2").read() == Array("binary".utf8))
        }
    }
}
