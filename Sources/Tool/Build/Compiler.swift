import PlainJSON

/// Compiles a program's source with one run of the compiler's frontend: nothing is faster for files
/// that all changed, and all errors come at once.
struct Compiler {
    var runtime: Runtime
    var toolchain: Toolchain
    var cache: Cache
    var languageMode: String
    var isVerbose: Bool

    struct Object {
        var file: FilePath
        var warnings: [Diagnostic]
    }

    func compile(
        _ sources: WidgetSources, staged: Prepass.Result, in folder: FilePath
    ) throws(ProgramBuilder.Failure) -> Object {
        let object = folder / "program.o"
        let overlay = folder / "overlay.json"
        let output: ChildProcess.Output
        do throws(FileError) {
            try overlay.write(Self.overlay(sources, staged: staged.files).text())
        } catch { throw .file(error) }
        do throws(SpawnError) {
            output = try ChildProcess.run(
                toolchain.frontend,
                arguments(
                    sources.swiftFiles.map(\.path) + staged.generated,
                    moduleName: moduleName(sources.moduleName), overlay: overlay, object: object))
        } catch { throw .spawn(error) }

        let text = String(decoding: output.standardError, as: UTF8.self)
        var diagnostics = CompilerDiagnostics.parse(text)
        guard output.ending == .exited(0) else {
            if !diagnostics.contains(where: { $0.severity == .error }) {
                diagnostics.append(Self.crash(output.ending, text))
            }
            throw .source(staged.findings + Compatibility(runtime).explain(diagnostics))
        }
        return Object(file: object, warnings: isVerbose ? diagnostics : [])
    }

    private func arguments(
        _ files: [FilePath], moduleName: String, overlay: FilePath, object: FilePath
    ) -> [String] {
        ["-frontend", "-c"] + files.map(\.description) + [
            "-vfsoverlay", overlay.description,
            "-target", Architecture.current.triple, "-disable-objc-interop",
            "-module-name", moduleName,
            "-I", runtime.modules.description,
            "-load-plugin-executable", "\(runtime.macros)#VitrineMacros",
            // The toolchain's own macros, such as `@Observable`; loaded only where one is used.
            "-in-process-plugin-server-path", toolchain.pluginServer.description,
            "-plugin-path", toolchain.plugins.description,
            // What Apple's Foundation brings into every file that imports it.
            "-import-module", "FoundationShim", "-import-module", "Combine",
            "-module-cache-path", runtime.moduleCache(cache).description,
            "-swift-version", languageMode, "-enable-bare-slash-regex", "-parse-as-library",
            "-D", "DEBUG", "-Onone", "-diagnostic-style", "llvm",
        ] + (isVerbose ? [] : ["-suppress-warnings"]) + ["-o", object.description]
    }

    /// Makes the compiler see the staged files at the user's paths, so that its messages, and
    /// `#filePath`, speak of those.
    private static func overlay(_ sources: WidgetSources, staged: [FilePath]) -> JSON {
        let roots = zip(sources.swiftFiles, staged).map { file, staged -> JSON in
            [
                "type": "file", "name": .string(file.path.absolute.description),
                "external-contents": .string(staged.description),
            ]
        }
        return [
            "version": 0, "case-sensitive": "true", "use-external-names": "false",
            "roots": .array(roots),
        ]
    }

    /// A module cannot bear the name of one that it imports.
    private func moduleName(_ name: String) -> String {
        let isTaken = [runtime.modules, toolchain.libraries].contains {
            ($0 / "\(name).swiftmodule").exists
        }
        return isTaken ? name + "Widget" : name
    }

    private static func crash(_ ending: ChildEnding, _ output: String) -> Diagnostic {
        let message =
            switch ending {
            case .exited(let code): "the compiler failed with code \(code)"
            case .signaled(let signal):
                "the compiler crashed with \(ChildEnding.name(ofSignal: signal))"
            }
        var diagnostic = Diagnostic(.error, message)
        diagnostic.excerpt = output.split(separator: "\n").prefix(20).joined(separator: "\n")
        return diagnostic
    }
}
