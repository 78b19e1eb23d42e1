import Testing

@testable import Tool

@Suite struct CompletionScriptTests {
    private func run(_ shell: String, _ script: String) throws -> String? {
        guard let path = Environment.executable(shell) else { return nil }
        let output = try ChildProcess.run(path, ["-c", script])
        #expect(
            output.ending == .exited(0), "\(String(decoding: output.standardError, as: UTF8.self))")
        return String(decoding: output.standardOutput, as: UTF8.self)
    }

    /// What bash offers for a line whose last word is being typed.
    private func offers(_ line: String) throws -> [String] {
        let script = CompletionScript(commands: CommandList.all).text(for: .bash)
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let text = try run(
            "bash",
            """
            \(script)
            compopt() { :; }
            COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
            _vitrine
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    @Test func bashOffersCommandsOptionsAndValues() throws {
        guard Environment.executable("bash") != nil else { return }
        #expect(try offers("vitrine ren") == ["render"])
        #expect(try offers("vitrine render --fam") == ["--family"])
        #expect(try offers("vitrine render --scheme d") == ["dark"])
        #expect(try offers("vitrine render --scheme light,d") == ["light,dark"])
        #expect(try offers("vitrine completions f") == ["fish"])
    }

    @Test(arguments: CompletionScript.Shell.allCases)
    func everyShellKnowsEveryOption(shell: CompletionScript.Shell) {
        let text = CompletionScript(commands: CommandList.all).text(for: shell)
        for option in CommandList.all.flatMap(\.options) {
            let form = shell == .fish ? "-l \(option.name)" : "--\(option.name)"
            #expect(text.contains(form))
        }
    }
}
