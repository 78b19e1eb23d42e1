import PlainJSON

/// Makes widget programs out of source: prepass, compile, link, lay out as an app extension. Each
/// result is kept under a key of all that went into it.
struct ProgramBuilder {
    var runtime: Runtime
    var toolchain: Toolchain
    var cache: Cache
    var languageMode = "5"
    /// Also hands on the compiler's warnings.
    var isVerbose = false
    /// Is told how long each step took.
    var trace: (String) -> Void = { _ in }

    enum Failure: Error {
        /// The user's source, with the compiler's messages.
        case source([Diagnostic])
        case file(FileError)
        case spawn(SpawnError)
        /// One of the helpers failed by itself.
        case tool(String)
    }

    func build(_ sources: WidgetSources) throws(Failure) -> WidgetProgram {
        let key = sources.compileKey(
            runtime: runtime, toolchain: toolchain, languageMode: languageMode,
            isVerbose: isVerbose)
        let object = try entry(key) { folder throws(Failure) in
            try compile(sources, into: folder)
        }
        let bundle = try entry(sources.bundleKey(compileKey: key)) { folder throws(Failure) in
            do throws(FileError) {
                try AppExtension(sources).write(to: folder, executable: object / "program")
            } catch { throw .file(error) }
        }
        let name = sources.moduleName
        return WidgetProgram(
            name: sources.name, moduleName: name,
            executable: bundle / "\(name).appex" / name,
            resources: bundle / "\(name).appex",
            files: sources.swiftFiles.map(\.path),
            findings: Self.findings(in: object))
    }

    private func entry(
        _ key: String, fill: (FilePath) throws(Failure) -> Void
    ) throws(Failure) -> FilePath {
        if let entry = cache.entry(key) { return entry }
        do { return try cache.makeEntry(key, fill: fill) } catch {
            switch error {
            case .file(let error): throw .file(error)
            case .fill(let failure): throw failure
            }
        }
    }

    /// Leaves `program` and `findings.json` in `folder`.
    private func compile(_ sources: WidgetSources, into folder: FilePath) throws(Failure) {
        let work: FilePath
        do { work = try cache.makeWorkFolder() } catch { throw .file(error) }
        defer { work.remove() }
        var last = Clock.now
        func finished(_ step: String) {
            trace("\(step) took \(Int((Clock.now - last) * 1000)) ms")
            last = Clock.now
        }
        let staged = try Prepass(runtime: runtime, toolchain: toolchain).run(sources, in: work)
        finished("the prepass")
        let compiler = Compiler(
            runtime: runtime, toolchain: toolchain, cache: cache, languageMode: languageMode,
            isVerbose: isVerbose)
        let object = try compiler.compile(sources, staged: staged, in: work)
        finished("compiling")
        try Linker(runtime: runtime, toolchain: toolchain)
            .link(object.file, to: folder / "program")
        finished("linking")
        let findings = JSON.array((staged.findings + object.warnings).map(\.json))
        do { try (folder / "findings.json").write(findings.text()) } catch { throw .file(error) }
    }

    private static func findings(in object: FilePath) -> [Diagnostic] {
        guard let bytes = try? (object / "findings.json").read(),
            let findings = try? JSON(parsing: bytes).array
        else { return [] }
        return findings.map(Diagnostic.init(json:))
    }
}

/// A program that draws the widgets of one source folder.
struct WidgetProgram {
    /// For people.
    var name: String
    var moduleName: String
    var executable: FilePath
    var resources: FilePath
    var files: [FilePath]
    /// What the prepass had to say.
    var findings: [Diagnostic]
}

extension Diagnostic {
    init(json: JSON) {
        self.init(
            json["severity"]?.string.flatMap(Severity.init) ?? .warning,
            json["message"]?.string ?? "", hint: json["hint"]?.string, rule: json["rule"]?.string,
            place: json["source"]?.string)
        path = json["path"]?.string
        kind = json["kind"]?.string
    }
}

extension WidgetSources {
    fileprivate func compileKey(
        runtime: Runtime, toolchain: Toolchain, languageMode: String, isVerbose: Bool
    ) -> String {
        var hash = ContentHash()
        for text in [
            runtime.identity, toolchain.identity, languageMode, "\(isVerbose)", moduleName,
        ] {
            hash.combine(text)
        }
        for file in swiftFiles {
            hash.combine(file.path.lastComponent)
            hash.combine(file.contents)
        }
        for file in intentDefinitions { hash.combine(file.contents) }
        // Messages of the prepass, and `#filePath`, name the place.
        hash.combine(name)
        for name in assetNames { hash.combine(name) }
        return hash.finish()
    }

    fileprivate func bundleKey(compileKey: String) -> String {
        var hash = ContentHash()
        hash.combine(compileKey)
        for resource in resources {
            hash.combine(resource.destination)
            hash.combine(resource.file.contents)
        }
        return hash.finish()
    }

    /// The catalogs' colors and images, which become names in the source.
    private var assetNames: [String] {
        resources.map(\.destination).filter {
            $0.hasSuffix("set/Contents.json") && $0.contains(".xcassets/")
        }
    }
}
