import Testing

@testable import Tool

/// The runner, watched with shell scripts in a widget program's place.
@Suite struct ProgramRunTests {
    private struct Observed {
        var result: ProgramRenderer.Result
        var diagnostics: [Diagnostic]
        var code: Bool
    }

    /// Runs a script; `say LINE` in it is an event, `$1` the request.
    private func render(_ script: String, timeLimit: Double = 10) throws -> Observed {
        let folder = try Environment.temporaryFolder.makeTemporaryDirectory()
        defer { folder.remove() }
        let executable = folder / "program"
        try executable.write("#!/bin/sh\nsay() { echo \"$1\" >&\"$VITRINE_EVENTS\"; }\n\(script)\n")
        try executable.copyExecutable(to: folder / "run")
        var options = try RenderOptions(ParsedArguments(["x"], for: RenderCommand.declaration))
        options.timeLimit = timeLimit
        options.verbosity = .quiet
        options.isJSON = true
        let reporter = Reporter(options: options)
        let runtime = Runtime(folder: folder, data: folder, prepass: folder, macros: folder)
        let renderer = ProgramRenderer(
            program: WidgetProgram(
                name: "Folder", moduleName: "Folder", executable: folder / "run", resources: folder,
                files: [FilePath("Folder/Deep/Clock.swift")], findings: []),
            options: options, runtime: runtime, toolchain: Toolchain(root: folder),
            cache: Cache(root: folder / "cache"), reporter: reporter, grace: 0.2)
        let result = try renderer.render()
        return Observed(
            result: result, diagnostics: reporter.diagnostics, code: reporter.hasFailure)
    }

    /// Units A and B; A misbehaves by `what` unless it is to be skipped.
    private func twoUnits(_ what: String) -> String {
        """
        if ! grep -q '"skip":\\[{"kind":"A"' "$1"; then
            say '{"event":"begin","kind":"A","family":"systemSmall","stage":"draw"}'
            \(what)
            say '{"event":"end","kind":"A","family":"systemSmall"}'
        fi
        say '{"event":"begin","kind":"B","family":"systemSmall","stage":"draw"}'
        say '{"event":"picture","file":"B/systemSmall-light-00.png"}'
        say '{"event":"end","kind":"B","family":"systemSmall"}'
        say '{"event":"done","pictures":1}'
        """
    }

    @Test func picturesAreCountedOnce() throws {
        let observed = try render(
            """
            say '{"event":"widget","kind":"A"}'
            say '{"event":"picture","file":"A/1.png"}'
            say '{"event":"unchanged","file":"A/2.png"}'
            say '{"event":"picture","file":"A/1.png"}'
            say 'no JSON'; say '{"event":"of a later version"}'
            say '{"event":"report","file":"A/report.json","kind":"A","pictures":2}'
            say '{"event":"done","pictures":2}'
            """)
        #expect(observed.result.widgets.map(\.report) == ["A/report.json"])
        #expect(observed.result.pictures == ["A/1.png", "A/2.png"])
        #expect(observed.result.kinds == ["A"])
        #expect(observed.diagnostics.isEmpty && observed.result.isComplete)
    }

    @Test func aCrashCostsOnlyItsUnit() throws {
        let observed = try render(
            twoUnits("echo 'W/A.swift:3: Fatal error: Index out of range' >&2; kill -TRAP $$"))
        #expect(observed.result.pictures == ["B/systemSmall-light-00.png"])
        #expect(observed.diagnostics.map(\.message) == ["crashed: Index out of range"])
        #expect(observed.diagnostics.first?.place == "A/systemSmall")
        #expect(observed.result.isComplete && observed.code)
    }

    @Test func aCrashInTheUsersFileNamesItsLine() throws {
        let observed = try render(
            twoUnits("echo 'Folder/Clock.swift:17: Fatal error: no time' >&2; kill -TRAP $$"))
        #expect(observed.diagnostics.map(\.message) == ["crashed: no time"])
        #expect(observed.diagnostics.first?.place == "Folder/Deep/Clock.swift:17")
        #expect(observed.diagnostics.first?.path == "A/systemSmall")
    }

    @Test func aCrashWithoutWordsNamesItsSignal() throws {
        let observed = try render(twoUnits("kill -SEGV $$"))
        #expect(
            observed.diagnostics.map(\.message) == ["crashed with SIGSEGV (segmentation fault)"])
    }

    @Test func aLoopIsEndedAndCostsOnlyItsUnit() throws {
        let observed = try render(twoUnits("exec sleep 30"), timeLimit: 0.3)
        #expect(observed.result.pictures == ["B/systemSmall-light-00.png"])
        #expect(observed.diagnostics.first?.rule == "timeout")
        #expect(observed.result.isComplete && observed.code)
    }

    @Test func whatCrashesEvenWhenSkippedEndsTheProgram() throws {
        let observed = try render(
            """
            say '{"event":"begin","kind":"A","family":"systemSmall","stage":"draw"}'
            exit 3
            """)
        #expect(!observed.result.isComplete)
        #expect(observed.diagnostics.count == 2)
        #expect(
            observed.diagnostics.last?.message == "the program left with code 3 before it was done")
    }

    @Test func aProgramThatEndsEarlyIsNoSuccess() throws {
        let observed = try render("say '{\"event\":\"widget\",\"kind\":\"A\"}'; exit 0")
        #expect(!observed.result.isComplete && observed.code)
    }

    @Test func findingsNameTheUsersPath() throws {
        let observed = try render(
            """
            for i in 1 2; do
            say '{"event":"finding","severity":"warning","rule":"r","message":"m","kind":"A","source":"Folder/Clock.swift:3:4"}'
            done
            say '{"event":"finding","severity":"warning","rule":"r","message":"n","kind":"A"}'
            say '{"event":"done","pictures":0}'
            """)
        #expect(observed.diagnostics.map(\.place) == ["Folder/Deep/Clock.swift:3:4", "A"])
        #expect(!observed.code)
    }

    @Test func nothingOfTheCallersEnvironmentIsSeen() throws {
        let observed = try render(
            """
            env | cut -d= -f1 | sort | tr '\\n' ' ' > "$TMPDIR/names"
            say "{\\"event\\":\\"finding\\",\\"severity\\":\\"note\\",\\"message\\":\\"$(cat $TMPDIR/names)\\"}"
            say '{"event":"done","pictures":0}'
            """)
        let names = Set(observed.diagnostics[0].message.split(separator: " ").map(String.init))
        #expect(
            names.subtracting(["PWD", "SHLVL", "_", "OLDPWD"]) == [
                "CFFIXED_USER_HOME", "HOME", "LANG", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE",
                "SWIFT_DETERMINISTIC_HASHING",
                "TMPDIR", "TZ", "VITRINE_EVENTS", "VITRINE_LOCALE", "VITRINE_MEMORY",
                "XDG_CACHE_HOME",
            ])
    }

    @Test func linesAreCutWhereverPiecesEnd() {
        var splitter = LineSplitter()
        #expect(splitter.lines(adding: Array("ab".utf8)[...]).isEmpty)
        #expect(
            splitter.lines(adding: Array("c\nd\n\ne".utf8)[...]) == [
                Array("abc".utf8), Array("d".utf8), [],
            ])
        #expect(splitter.lines(adding: Array("\n".utf8)[...]) == [Array("e".utf8)])
    }
}
