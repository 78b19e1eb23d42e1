import Glibc

/// The parts that belong to the tool, wherever it was put: a build folder, or an installed copy.
struct Runtime {
    /// Holds the libraries, the modules and the helpers.
    var folder: FilePath
    /// Holds Fonts, Templates and the documentation of what is there.
    var data: FilePath
    var prepass: FilePath
    var macros: FilePath

    var library: FilePath { folder / "libVitrine.so" }
    var programLibrary: FilePath { folder / "libVitrineProgram.so" }
    var modules: FilePath { folder / "Modules" }
    var fonts: FilePath { data / "Fonts" }
    /// How much of Apple's names is there.
    var compatibility: FilePath { data / "Documentation" / "compatibility.tsv" }

    /// Where the compiler keeps the toolchain's C headers as it has read them (more than a second's
    /// work): with the runtime, so that it is there for the first widget, or in the cache where that
    /// cannot be written. What lies there is bound to its path, hence the path's hash in the name.
    func moduleCache(_ cache: Cache) -> FilePath {
        let parent = access(folder.description, W_OK) == 0 ? folder : cache.root
        var hash = ContentHash()
        hash.combine(parent.description)
        return parent / "HeaderCache" / String(hash.finish().prefix(8))
    }

    /// Looks around the executable that runs.
    static func locate() throws(RuntimeError) -> Runtime {
        guard let executable = FilePath("/proc/self/exe").resolved else {
            throw RuntimeError("cannot find this executable: /proc is not there")
        }
        let beside = executable.parent
        let installed = beside.parent / "lib" / "vitrine"
        if (installed / "libVitrine.so").exists {
            return Runtime(
                folder: installed, data: installed, prepass: installed / "vitrine-prepass",
                macros: installed / "VitrineMacros")
        }
        // A build folder: .build/<triple>/<configuration>, the package three levels up.
        var package = beside
        while package.description != "/", !(package / "Package.swift").exists {
            package = package.parent
        }
        return Runtime(
            folder: beside, data: package, prepass: beside / "vitrine-prepass",
            macros: beside / "VitrineMacros-tool")
    }

    /// What is missing of the parts, for `doctor` and for a message that says what to do.
    var missing: [FilePath] {
        [library, programLibrary, modules, prepass, macros].filter { !$0.exists }
    }

    /// Says what is missing, and how to get it.
    func check() throws(RuntimeError) {
        guard let first = missing.first else { return }
        throw RuntimeError(
            "\(first) is missing",
            hint: "build the whole package (swift build), or install it again (Scripts/install)")
    }

    /// Changes whenever one of the parts does.
    var identity: String {
        [library, programLibrary, prepass, macros, modules / "SwiftUI.swiftmodule"].map { path in
            guard let stamp = FileStamp(path) else { return "\(path) -" }
            return "\(path) \(stamp.size) \(stamp.seconds).\(stamp.nanoseconds) \(stamp.inode)"
        }.joined(separator: "\n")
    }

    /// The compiler that made the modules, in its own words: `Swift version 6.3.1 (…)`. Modules can
    /// be read by no other.
    func compilerVersion() throws(FileError) -> String? {
        let module = modules / "SwiftUI.swiftmodule"
        let file = module.isDirectory ? try module.contents().first.map { module / $0 } : module
        guard let file else { return nil }
        let head = try file.read(atMost: 1 << 16)
        let mark = Array("Swift version ".utf8)
        for start in head.indices.dropLast(mark.count) where head[start] == mark[0] {
            guard head[start...].starts(with: mark) else { continue }
            guard let end = head[start...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
            return String(decoding: head[start...end], as: UTF8.self)
        }
        return nil
    }
}

/// The tool's own installation is not as it should be.
struct RuntimeError: Error, CustomStringConvertible {
    var description: String
    var hint: String?

    init(_ description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}
