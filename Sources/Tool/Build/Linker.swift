/// Links a compiled program with the runtime: directly, or through clang where the C library's
/// start files are in an unusual place.
struct Linker {
    var runtime: Runtime
    var toolchain: Toolchain

    func link(_ object: FilePath, to program: FilePath) throws(ProgramBuilder.Failure) {
        let output: ChildProcess.Output
        do throws(SpawnError) {
            if let startFiles, toolchain.linker.isExecutable {
                output = try ChildProcess.run(
                    toolchain.linker, direct(object, to: program, startFiles: startFiles))
            } else {
                output = try ChildProcess.run(toolchain.clang, throughClang(object, to: program))
            }
        } catch { throw .spawn(error) }
        guard output.ending == .exited(0) else {
            throw .source([Self.diagnostic(String(decoding: output.standardError, as: UTF8.self))])
        }
    }

    private var startFiles: FilePath? {
        Architecture.current.startFileFolders.first { ($0 / "Scrt1.o").exists }
    }

    private func direct(
        _ object: FilePath, to program: FilePath, startFiles: FilePath
    ) -> [String] {
        let file = { (name: String) in (startFiles / name).description }
        return ["-pie", "-dynamic-linker", Architecture.current.loader, "-o", program.description]
            + [file("Scrt1.o"), file("crti.o")] + inputs(object)
            + options.flatMap { $0 } + ["-L", startFiles.description, "-lm", "-lc", file("crtn.o")]
    }

    private func throughClang(_ object: FilePath, to program: FilePath) -> [String] {
        ["-pie", "-o", program.description] + inputs(object)
            + options.flatMap { words in words.flatMap { ["-Xlinker", $0] } }
    }

    /// Order matters: the program's own library comes before Foundation and libc, whose functions
    /// for clock, locale and chance it replaces.
    private func inputs(_ object: FilePath) -> [String] {
        [
            toolchain.startObject, object, runtime.programLibrary, runtime.library,
        ].map(\.description)
    }

    private var options: [[String]] {
        let folder = toolchain.libraries.description
        return [
            ["-L", folder, "--as-needed"], Self.libraries.map { "-l" + $0 },
            ["--allow-shlib-undefined", "--build-id=none", "-rpath", runtime.folder.description],
            ["-rpath", folder],
        ]
    }

    /// Of the toolchain; only those that a program uses are recorded in it.
    private static let libraries = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "swift_Concurrency", "swift_StringProcessing",
        "swift_RegexParser", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization",
        "swiftDispatch", "dispatch", "BlocksRuntime", "swiftSwiftOnoneSupport", "swiftGlibc",
        "swiftDistributed", "swift_Builtin_float", "swiftCore",
    ]

    /// A symbol that is declared and nowhere defined, mostly: a stub of ours that lacks its body.
    private static func diagnostic(_ output: String) -> Diagnostic {
        var diagnostic = Diagnostic(.error, "the program could not be linked")
        diagnostic.excerpt = output.split(separator: "\n").prefix(20).joined(separator: "\n")
        return diagnostic
    }
}
