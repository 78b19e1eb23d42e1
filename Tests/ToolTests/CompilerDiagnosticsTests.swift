import Testing

@testable import Tool

@Suite struct CompilerDiagnosticsTests {
    private let output = """
        Widgets/Clock.swift:12:9: error: value of type 'Text' has no member 'paddin'
                .paddin()
                 ^~~~~~
        Widgets/Clock.swift:3:1: note: 'Text' declared here
        Widgets/Clock.swift:12:9: error: value of type 'Text' has no member 'paddin'
                .paddin()
                 ^~~~~~
        <unknown>:0: error: no such file
        Widgets/Other.swift:1:1: warning: a: error: in the message
            let text = "x: error: y"
        """

    @Test func placesMessagesAndExcerptsAreTold() {
        let diagnostics = CompilerDiagnostics.parse(output)
        #expect(diagnostics.map(\.severity) == [.error, .note, .error, .warning])
        #expect(
            diagnostics.map(\.place) == [
                "Widgets/Clock.swift:12:9", "Widgets/Clock.swift:3:1", nil,
                "Widgets/Other.swift:1:1",
            ])
        #expect(diagnostics[0].message == "value of type 'Text' has no member 'paddin'")
        #expect(diagnostics[0].excerpt == "        .paddin()\n         ^~~~~~")
        #expect(diagnostics[3].message == "a: error: in the message")
    }

    @Test func peopleReadTheFormOfCompilers() {
        var diagnostic = Diagnostic(
            .warning, "text is cut", hint: "make it shorter", place: "A.swift:1:2")
        diagnostic.path = "VStack/Text[1]"
        #expect(
            diagnostic.text(usesColor: false)
                == "A.swift:1:2: warning: text is cut [VStack/Text[1]]\n  hint: make it shorter")
        #expect(diagnostic.text(usesColor: true).contains("\u{1B}[1;35mwarning:\u{1B}[0m"))
    }
}
