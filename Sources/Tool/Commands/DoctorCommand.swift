import Glibc
import PlainJSON

/// `vitrine doctor`: what this machine has and lacks.
struct DoctorCommand {
    static let declaration = CommandDeclaration(
        name: "doctor", abstract: "What this machine has and lacks.",
        options: [.flag("json", nil, "One JSON document on standard output.")]
            + CommandList.commonOptions)

    var isJSON: Bool

    init(_ arguments: ParsedArguments) { isJSON = arguments.has("json") }

    /// One thing that is needed.
    private struct Check {
        var name: String
        var state: String
        /// What to do; nil where all is well.
        var remedy: String?
    }

    func run() -> ExitCode {
        var checks = runtimeChecks() + toolchainChecks() + [startFilesCheck(), cacheCheck()]
        if checks.allSatisfy({ $0.remedy == nil }) { checks.append(compileCheck()) }
        let isWell = checks.allSatisfy { $0.remedy == nil }
        if isJSON {
            let rows = checks.map { check -> JSON in
                [
                    "name": .string(check.name), "state": .string(check.state),
                    "remedy": JSON(check.remedy),
                ]
            }
            Terminal.print((["version": 1, "checks": .array(rows)] as JSON).text(indented: true))
        } else {
            for check in checks {
                let mark = check.remedy == nil ? "ok     " : "missing"
                Terminal.print("\(mark)  \(check.name): \(check.state)")
                if let remedy = check.remedy { Terminal.print("         \(remedy)") }
            }
        }
        return isWell ? .success : .findings
    }

    private func runtimeChecks() -> [Check] {
        do throws(RuntimeError) {
            let runtime = try Runtime.locate()
            let version = ((try? runtime.compilerVersion()) ?? nil) ?? "an unknown compiler"
            var checks = [
                Check(
                    name: "vitrine", state: "\(VersionNumber.current), built with \(version)")
            ]
            checks += runtime.missing.map {
                Check(
                    name: "part of vitrine", state: "\($0) is not there",
                    remedy: "build the whole package, or install it again with Scripts/install")
            }
            if !runtime.fonts.isDirectory {
                checks.append(
                    Check(
                        name: "fonts", state: "\(runtime.fonts) is not there",
                        remedy: "install vitrine again with Scripts/install"))
            }
            return checks
        } catch {
            return [Check(name: "vitrine", state: error.description, remedy: error.hint ?? "")]
        }
    }

    private func toolchainChecks() -> [Check] {
        do throws(ToolchainError) {
            let cache = Cache()
            guard let runtime = try? Runtime.locate() else { return [] }
            let toolchain = try Toolchain.locate(for: runtime, cache: cache)
            var checks = [
                Check(
                    name: "Swift toolchain",
                    state: "\(toolchain.root), \(toolchain.version(cache) ?? "?")")
            ]
            if !toolchain.linker.isExecutable {
                checks.append(
                    Check(
                        name: "linker", state: "ld.lld is not in the toolchain; clang links, slower"
                    ))
            }
            return checks
        } catch {
            return [
                Check(name: "Swift toolchain", state: error.description, remedy: error.hint ?? "")
            ]
        }
    }

    /// Compiles and links a widget from source, kept nowhere. Also leaves the toolchain's headers
    /// ready for the next one.
    private func compileCheck() -> Check {
        let start = Clock.now
        let failure: String
        do {
            let cache = Cache(root: try Cache().makeWorkFolder())
            defer { cache.root.remove() }
            let runtime = try Runtime.locate()
            let builder = ProgramBuilder(
                runtime: runtime, toolchain: try Toolchain.locate(for: runtime, cache: Cache()),
                cache: cache)
            let source = cache.root / "Check.swift"
            try source.write(Self.widget)
            for sources in try WidgetSources.collect([source], excluding: []) {
                _ = try builder.build(sources)
            }
            let milliseconds = Int((Clock.now - start) * 1000)
            return Check(name: "a widget", state: "compiled and linked in \(milliseconds) ms")
        } catch ProgramBuilder.Failure.source(let diagnostics) {
            failure = diagnostics.map { $0.text(usesColor: false) }.joined(separator: "\n")
        } catch { failure = "\(error)" }
        return Check(
            name: "a widget", state: "does not compile: \(failure)",
            remedy: "the toolchain or this copy of vitrine is damaged; install it again")
    }

    private static let widget = """
        import SwiftUI
        import WidgetKit

        struct CheckEntry: TimelineEntry { let date: Date }

        struct CheckView: View {
            let entry: CheckEntry
            var body: some View { Text(entry.date, style: .time) }
        }
        """

    private func startFilesCheck() -> Check {
        let folders = Architecture.current.startFileFolders
        if let folder = folders.first(where: { ($0 / "Scrt1.o").exists }) {
            return Check(name: "C library", state: "start files in \(folder)")
        }
        return Check(
            name: "C library", state: "no start files (Scrt1.o)",
            remedy: "install the C library's development files: apt-get install libc6-dev")
    }

    private func cacheCheck() -> Check {
        let cache = Cache()
        do throws(FileError) {
            try cache.makeWorkFolder().remove()
            return Check(name: "cache", state: cache.root.description)
        } catch {
            return Check(
                name: "cache", state: error.description,
                remedy: "set VITRINE_CACHE to a folder that can be written")
        }
    }
}
