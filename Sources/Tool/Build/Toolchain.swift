import Glibc

/// A Swift toolchain's pieces that compile and link users' source.
struct Toolchain {
    /// The folder `usr`.
    var root: FilePath

    var frontend: FilePath { root / "bin" / "swift-frontend" }
    var linker: FilePath { root / "bin" / "ld.lld" }
    var clang: FilePath { root / "bin" / "clang" }
    var libraries: FilePath { root / "lib" / "swift" / "linux" }
    /// The libraries of its parser.
    var hostLibraries: FilePath { root / "lib" / "swift" / "host" }
    /// What runs its macros inside the compiler, and the macros.
    var pluginServer: FilePath { hostLibraries / "libSwiftInProcPluginServer.so" }
    var plugins: FilePath { hostLibraries / "plugins" }
    /// The variable that lets programs find its libraries, wherever they were built.
    var libraryPath: String { "LD_LIBRARY_PATH=\(libraries):\(hostLibraries)" }
    /// Swift's own startup object, by architecture.
    var startObject: FilePath { libraries / Architecture.current.name / "swiftrt.o" }

    /// Changes with the compiler.
    var identity: String {
        guard let stamp = FileStamp(frontend) else { return root.description }
        return "\(frontend) \(stamp.size) \(stamp.seconds).\(stamp.nanoseconds)"
    }

    /// The modules that come with it.
    func modules() -> Set<String> {
        let folders = (try? libraries.contents()) ?? []
        let names = folders.filter { $0.hasSuffix(".swiftmodule") }.map { FilePath($0).stem }
        return Set(names)
    }

    /// The first line of `swift-frontend -version`, remembered in the cache by the file's stamp.
    func version(_ cache: Cache) -> String? {
        let note = cache.note("toolchain", for: identity)
        if let bytes = try? note.read() { return String(decoding: bytes, as: UTF8.self) }
        guard let output = try? ChildProcess.run(frontend, ["-frontend", "-version"]),
            output.ending == .exited(0)
        else { return nil }
        let text = String(decoding: output.standardOutput, as: UTF8.self)
        guard let line = text.split(separator: "\n").first else { return nil }
        // Apple's builds put the vendor before, and a driver's version may come first.
        let version = line.suffix(from: "Swift version ").map(String.init) ?? String(line)
        try? note.parent.makeDirectory()
        try? note.write(version)
        return version
    }
}

extension Toolchain {
    /// Folders that may hold a toolchain, in order of preference.
    static func candidates() -> [Toolchain] {
        if let chosen = Environment.value("VITRINE_TOOLCHAIN") {
            return [at(FilePath(chosen))].compactMap { $0 }
        }
        let path = Environment.executable("swiftc").flatMap { $0.resolved }.flatMap {
            at($0.parent.parent)
        }
        let others = [loadedRuntime(), recorded()].compactMap { $0 }
        var result: [Toolchain] = []
        for toolchain in [path].compactMap({ $0 }) + others
        where !result.contains(where: { $0.root == toolchain.root }) {
            result.append(toolchain)
        }
        return result
    }

    /// The toolchain in that folder, given as its root, its `usr`, its `bin` or an executable in it.
    private static func at(_ folder: FilePath) -> Toolchain? {
        let path = folder.resolved ?? folder
        return [path, path / "usr", path.parent, path.parent.parent].map(Toolchain.init).first {
            $0.frontend.isExecutable
        }
    }

    /// Where this process's own Swift library comes from.
    private static func loadedRuntime() -> Toolchain? {
        guard let maps = try? FilePath("/proc/self/maps").readStream() else { return nil }
        let line = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
        guard let line, let slash = line.firstIndex(of: "/") else { return nil }
        // usr/lib/swift/linux/libswiftCore.so
        let library = FilePath(String(line[slash...]))
        return at(library.parent.parent.parent.parent)
    }

    /// Where an installed copy was built.
    private static func recorded() -> Toolchain? {
        guard let runtime = try? Runtime.locate(),
            let bytes = try? (runtime.data / "toolchain").read()
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return at(FilePath(String(text.prefix { $0 != "\n" })))
    }

    /// The toolchain that made our modules: no other can read them.
    static func locate(for runtime: Runtime, cache: Cache) throws(ToolchainError) -> Toolchain {
        let wanted = ((try? runtime.compilerVersion()) ?? nil) ?? "unknown"
        let found = candidates()
        for toolchain in found where toolchain.version(cache) == wanted { return toolchain }
        if let first = found.first {
            throw ToolchainError(
                "the Swift toolchain in \(first.root) is \(first.version(cache) ?? "not usable"), but vitrine was built with \(wanted)",
                hint:
                    "set VITRINE_TOOLCHAIN to the other one's folder, or build vitrine with this one"
            )
        }
        let chosen = Environment.value("VITRINE_TOOLCHAIN")
        throw ToolchainError(
            chosen.map { "there is no Swift toolchain in \($0)" } ?? "no Swift toolchain found",
            hint:
                "install \(wanted) (https://www.swift.org/install/linux), or set VITRINE_TOOLCHAIN to its folder"
        )
    }
}

/// No compiler to work with.
struct ToolchainError: Error, CustomStringConvertible {
    var description: String
    var hint: String?

    init(_ description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}

/// What differs between processors when linking.
struct Architecture {
    var name: String
    var loader: String

    var triple: String { "\(name)-unknown-linux-gnu" }
    /// Where the C library's start files may be.
    var startFileFolders: [FilePath] {
        ["/usr/lib/\(name)-linux-gnu", "/usr/lib64", "/usr/lib", "/lib64"].map(FilePath.init)
    }

    #if arch(arm64)
        static let current = Architecture(name: "aarch64", loader: "/lib/ld-linux-aarch64.so.1")
    #else
        static let current = Architecture(name: "x86_64", loader: "/lib64/ld-linux-x86-64.so.2")
    #endif
}
