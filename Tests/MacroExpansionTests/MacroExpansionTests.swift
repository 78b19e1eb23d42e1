import PlainJSON
import Testing

@testable import MacroExpansion

@Suite struct MacroExpansionTests {
    /// A source without its white space, so that layout does not matter.
    private func folded(_ source: String) -> String {
        String(source.filter { !$0.isWhitespace })
    }

    private func expandPreview(_ source: String, type: String = "PreviewViewMacro") throws -> String
    {
        try PreviewExpansion.expand(
            FreestandingRequest([
                "macro": ["typeName": .string(type)], "syntax": ["source": .string(source)],
                "discriminator": "$unique",
            ]))
    }

    private func expandEntry(
        _ declaration: String, role: String, in context: String = "extension EnvironmentValues {}"
    ) throws -> String {
        try EntryExpansion.expand(
            AttachedRequest([
                "macroRole": .string(role), "declSyntax": ["source": .string(declaration)],
                "lexicalContext": [["source": .string(context)]],
            ]))
    }

    // MARK: #Preview

    @Test func previewsOfViewsRegisterAType() throws {
        let source = try expandPreview(
            #"#Preview("Two \"words\"", traits: .a(b, c)) { Text("}") }"#)
        #expect(source.contains("struct $unique7PreviewfMu_: SwiftUI._PreviewRegistry"))
        #expect(source.contains(#"{ "Two \"words\"" }"#))
        #expect(source.contains(#"return view { Text("}") }"#))
    }

    @Test(arguments: ["", "@available(iOS 17.0, *)\n", "@MainActor @available(iOS, introduced: 17) "])
    func previewsOfWidgetsKeepFamilyAndTimeline(attributes: String) throws {
        let source = try expandPreview(
            attributes
                + "#Preview(as: .systemSmall) { Clock() } timeline: { Entry(1); Entry(2) }")
        #expect(source.contains("WidgetKit._WidgetPreviewRegistry"))
        #expect(source.contains("static var name: Swift.String? { nil }"))
        #expect(source.contains("{ .systemSmall }"))
        #expect(source.contains("return widget { Clock() }"))
        #expect(source.contains("return timeline { Entry(1); Entry(2) }"))
    }

    @Test(
        arguments: [
            "#Preview(\"x\", as: .systemSmall, using: Intent()) { W() } timelineProvider: { P() }",
            "#Preview(as: .systemSmall, widget: { W() }, timelineProvider: { P() })",
        ])
    func previewsByProviderBringNoEntries(source: String) throws {
        let expansion = try expandPreview(source)
        #expect(expansion.contains("return widget { W() }"))
        #expect(expansion.contains("return []"))
    }

    @Test func previewsOfLiveActivitiesAreLeftOut() throws {
        let source = "#Preview(\"x\", as: .content, using: A()) { L() } contentStates: { S() }"
        #expect(try expandPreview(source) == "")
    }

    @Test func previewablePropertiesMoveIntoAView() throws {
        let source = try expandPreview(
            """
            #Preview {
                @Previewable @State var on = [1, 2]
                    .contains(1)
                @Previewable @State var text =
                    "a"
                // @Previewable in a comment
                Toggle("@Previewable", isOn: $on)
            }
            """)
        let hoisted = folded(
            """
            struct Previewed: SwiftUI.View {
                @State var on = [1, 2].contains(1)
                @State var text = "a"
                var body: some SwiftUI.View {
                    // @Previewable in a comment
                    Toggle("@Previewable", isOn: $on)
                }
            }
            return Previewed()
            """)
        #expect(folded(source).contains(hoisted))
    }

    // MARK: @Entry

    @Test(
        arguments: [
            ("@Entry var a: Int = 1", "static var defaultValue: Int { 1 }"),
            ("@Entry public var a = true // on", "static var defaultValue: Swift.Bool { true }"),
            ("@Entry var a = 1_000", "static var defaultValue: Swift.Int { 1_000 }"),
            ("@Entry var a = -0.5", "static var defaultValue: Swift.Double { -0.5 }"),
            (#"@Entry var a = "=""#, #"static var defaultValue: Swift.String { "=" }"#),
            ("@Entry var a: String?", "static var defaultValue: String? { nil }"),
            (
                "@Entry var a: (Int) -> [String: Int] = { _ in [:] }",
                "static var defaultValue: (Int) -> [String: Int] { { _ in [:] } }"
            ),
            (
                "@MainActor @available(iOS 17, *) @Entry var a = Thing(b: 1)",
                "nonisolated(unsafe) static let defaultValue = Thing(b: 1)"
            ),
        ])
    func keysHoldTheDefault(declaration: String, expected: String) throws {
        let key = try expandEntry(declaration, role: "peer")
        #expect(key == "private struct __Key_a: SwiftUI.EnvironmentKey { \(expected) }")
    }

    @Test func accessorsLookTheKeyUp() throws {
        let accessors = try expandEntry("@Entry var `default`: Int = 1", role: "accessor")
        #expect(accessors.contains("get { self[__Key_default.self] }"))
        #expect(accessors.contains("set { self[__Key_default.self] = newValue }"))
    }

    @Test(
        arguments: [
            ("extension Transaction {}", "TransactionKey"),
            ("extension SwiftUI.ContainerValues {}", "ContainerValueKey"),
            ("extension EnvironmentValues {}", "EnvironmentKey"),
        ])
    func keysFitTheirContainer(context: String, key: String) throws {
        #expect(
            try expandEntry("@Entry var a: Int = 1", role: "peer", in: context).contains(
                "SwiftUI.\(key) "))
    }

    @Test func focusedValuesHaveNoDefault() throws {
        let key = try expandEntry(
            "@Entry var a: Int?", role: "peer", in: "extension FocusedValues {}")
        #expect(key.contains("typealias Value = Int }"))
    }

    @Test(
        arguments: [
            ("@Entry let a = 1", "@Entry needs 'var', not 'let'"),
            ("@Entry var a: Int", "@Entry needs a default value"),
        ])
    func mistakesAreSaid(declaration: String, message: String) {
        let error = #expect(throws: MacroError.self) {
            try expandEntry(declaration, role: "peer")
        }
        #expect(error?.description == message)
    }

    // MARK: Scanner

    @Test(
        arguments: [
            #"{ "}" }"#, ##"{ #"} "x" \#(a("}"))"# }"##, "{ /* } /* } */ } */ }", "{ // }\n }",
            #"{ "\(f("}") + "\("}")")" }"#, "{ \"\"\"\n } \" \"\" \\(a)\n \"\"\" }", "{ #/ } /# }",
            "{ `}` }", "{ [1: (2, { 3 })] }",
        ])
    func bracketsWithinTextDoNotCount(group: String) {
        var scanner = SourceScanner(group + " rest")
        scanner.skipPiece()
        #expect(scanner.text(0..<scanner.offset) == group)
    }
}
