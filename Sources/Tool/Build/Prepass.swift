import PlainJSON

/// Runs `vitrine-prepass` over a program's source, which makes it compile on Linux.
struct Prepass {
    var runtime: Runtime
    var toolchain: Toolchain

    /// The source as the compiler gets to see it.
    struct Result {
        /// One a file of the program, in its order.
        var files: [FilePath]
        /// What we add to them.
        var generated: [FilePath] = []
        var findings: [Diagnostic]
    }

    func run(
        _ sources: WidgetSources, in folder: FilePath
    ) throws(ProgramBuilder.Failure) -> Result {
        let staged = sources.swiftFiles.indices.map { folder / "\($0).swift" }
        let request: JSON = [
            "modules": JSON(availableModules().sorted()),
            "files": .array(
                zip(sources.swiftFiles, staged).map { file, staged in
                    [
                        "path": .string(file.path.description),
                        "staged": .string(staged.description),
                    ]
                }),
        ]
        let requestFile = folder / "prepass.json"
        var generated: [FilePath] = []
        do throws(FileError) {
            for (name, source) in sources.generatedSources {
                generated.append(folder / "\(name).swift")
                try generated[generated.count - 1].write(source)
            }
            for (file, staged) in zip(sources.swiftFiles, staged) {
                try staged.write(file.contents)
            }
            try requestFile.write(request.text())
        } catch { throw .file(error) }

        let output: ChildProcess.Output
        do {
            output = try ChildProcess.run(
                runtime.prepass, [], environment: [toolchain.libraryPath], input: requestFile)
        } catch {
            throw .spawn(error)
        }
        guard output.ending == .exited(0), let answer = try? JSON(parsing: output.standardOutput)
        else {
            throw .tool(
                "vitrine-prepass failed: \(String(decoding: output.standardError, as: UTF8.self))")
        }
        let findings = (answer["findings"]?.array ?? []).map { finding in
            var diagnostic = Diagnostic(json: finding)
            let place =
                [finding["path"]?.string ?? ""]
                + ["line", "column"].compactMap { finding[$0]?.integer.map(String.init) }
            diagnostic.place = place.joined(separator: ":")
            diagnostic.path = nil
            return diagnostic
        }
        return Result(
            files: staged, generated: generated,
            findings: findings.isEmpty ? [] : Compatibility(runtime).explain(findings))
    }

    /// What users' source can import: our modules that bear Apple's names, and the toolchain's.
    private func availableModules() -> Set<String> {
        let ours = ((try? runtime.modules.contents()) ?? []).filter { $0.hasSuffix(".swiftmodule") }
        return Set(ours.map { FilePath($0).stem }).intersection(Self.appleModules)
            .union(toolchain.modules())
    }

    /// Modules of ours that stand for Apple's. The others are the engine's: a user's module of such a
    /// name (`Graphics`, `Symbols`) is another one.
    static let appleModules: Set = [
        "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation",
        "DeveloperToolsSupport", "Intents", "OSLog", "Photos", "SwiftData", "SwiftUI",
        "UIKit", "UserNotifications", "WidgetKit", "os",
    ]
}
