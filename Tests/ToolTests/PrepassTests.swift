import PlainJSON
import Testing

@testable import Tool

/// The prepass, as its own program.
@Suite struct PrepassTests {
    private struct Prepared {
        var source: String
        var answer: JSON
    }

    private func prepare(_ source: String, modules: [String] = ["SwiftUI", "WidgetKit"]) throws
        -> Prepared
    {
        let folder = try Environment.temporaryFolder.makeTemporaryDirectory()
        defer { folder.remove() }
        let staged = folder / "0.swift"
        try staged.write(source)
        let request: JSON = [
            "modules": JSON(modules),
            "files": [["path": "Clock.swift", "staged": .string(staged.description)]],
        ]
        try (folder / "request.json").write(request.text())
        let prepass = try BuiltProducts.executable("vitrine-prepass")
        let output = try ChildProcess.run(prepass, [], input: folder / "request.json")
        #expect(output.ending == .exited(0))
        return Prepared(
            source: String(decoding: try staged.read(), as: UTF8.self),
            answer: try JSON(parsing: output.standardOutput))
    }

    @Test(
        arguments: [
            ("@main struct A {}", "      struct A {}"),
            ("@objc(Name) class A {}", "            class A {}"),
            ("class A { @objc dynamic var a = 1 }", "class A {       dynamic var a = 1 }"),
            (
                "@objc protocol A { @objc optional func b() }",
                "      protocol A {                func b() }"
            ),
            ("class A { @IBOutlet weak var a: B? }", "class A {           weak var a: B? }"),
            ("let a = #selector(A.b(_:))", #"let a = Selector("b")     "#),
            ("let a = #keyPath(A.b.c)", #"let a = "b.c"          "#),
            ("import Missing", "              "),
            ("import SwiftUI.Whole", "import SwiftUI      "),
            ("@testable import Missing", "                        "),
            ("#if os(iOS) && !os(Linux)\n#endif", "#if true    && !false    \n#endif"),
            (
                "#if targetEnvironment(simulator)\n#endif",
                "#if true                        \n#endif"
            ),
        ])
    func editsKeepTheLength(source: String, expected: String) throws {
        #expect(try prepare(source).source == expected)
    }

    @Test(
        arguments: [
            "struct A { let text = \"@main os(iOS) import Missing\" } // @objc",
            "import SwiftUI\nimport struct WidgetKit.Timeline",
            "#if os(watchOS) || os(macOS)\n#endif",
            "let a = os(iOS)", "struct A { @State var a = 1 }", "#Preview { Text(\"\") }",
        ])
    func theRestStaysAsItIs(source: String) throws {
        let prepared = try prepare(source)
        #expect(prepared.source == source)
        #expect(prepared.answer["files"]?.array?.first?["isEdited"]?.bool == false)
    }

    @Test func editsDoNotMoveLineEnds() throws {
        #expect(
            try prepare("@objc(\r\nName\r\n) class A {}").source == "      \r\n    \r\n  class A {}"
        )
    }

    @Test func missingModulesAreReportedOnce() throws {
        let answer = try prepare(
            """
            import SwiftUI
            import Missing
            #if canImport(Other)
            import Other
            #endif
            """
        ).answer
        let findings = answer["findings"]?.array ?? []
        #expect(findings.count == 1)
        #expect(
            findings.first?["message"]?.string
                == "module 'Missing' is not available; its import is left out")
        #expect(findings.first?["line"]?.integer == 2)
        #expect(findings.first?["column"]?.integer == 1)
        #expect(
            answer["files"]?.array?.first?["imports"]?.strings == ["SwiftUI", "Missing", "Other"])
    }

    @Test func widgetsAndEntryPointsAreNamed() throws {
        let file = try prepare(
            """
            @main struct All: WidgetBundle { var body: some Widget { Clock() } }
            struct Clock {}
            extension Clock: WidgetKit.Widget {}
            struct Row: View {}
            """
        ).answer["files"]?.array?.first
        #expect(file?["entryPoints"]?.strings == ["All"])
        #expect(file?["widgets"]?.strings == ["All", "Clock"])
    }

    @Test func theWorstSourceIsTaken() throws {
        for source in ["", "}}}}((((", "\u{FEFF}import SwiftUI", "@", "#if", "import", "\"\"\""] {
            #expect(try prepare(source).source.utf8.count == source.utf8.count)
        }
    }
}
