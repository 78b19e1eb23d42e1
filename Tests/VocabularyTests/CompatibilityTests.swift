import Foundation
import Testing

/// `Documentation/compatibility.tsv` says what is there: the compiler is asked whether it is.
struct CompatibilityTests {
    @Test func thePageIsMadeOfTheData() throws {
        let file = Folders.package.appendingPathComponent("Documentation/Compatibility.md")
        let script = Folders.package.appendingPathComponent("Scripts/update-compatibility")
        let page = try Command.output(script.path, "--print")
        let isFresh = try page == String(contentsOf: file, encoding: .utf8)
        #expect(isFresh, "run Scripts/update-compatibility")
    }

    @Test func theDataIsWellFormed() throws {
        let names = try CompatibilityName.all()
        #expect(names.count > 1000)
        #expect(Set(names.map(\.id)).count == names.count, "a name is listed twice")
        let states: Set = ["drawn", "sign", "partly", "inert", "missing"]
        let sureness: Set = ["measured", "documented", "estimated"]
        for name in names {
            #expect(states.contains(name.state), "\(name.id)")
            #expect(
                name.isMissing ? name.sureness.isEmpty : sureness.contains(name.sureness),
                "\(name.id)")
        }
    }

    /// Types and modules: a line of source for each, which compiles if it is there.
    @Test func typesAndModulesAreWhatTheDataSays() throws {
        let probes = try CompatibilityName.all().flatMap { name in
            Self.probe(of: name).map { (name: name, line: $0) }
        }
        #expect(probes.count > 500)
        let header = """
            import ActivityKit
            import AppIntents
            import Charts
            import Combine
            import CoreGraphics
            import Intents
            import OSLog
            import SwiftUI
            import UIKit
            import WidgetKit

            """
        let failed = try Command.linesWithErrors(
            of: header + probes.map(\.line).joined(separator: "\n"))
        let offset = header.filter { $0 == "\n" }.count
        try #require(failed.allSatisfy { $0 >= offset }, "a module cannot be imported")
        let absent = Set(failed.map { probes[$0 - offset].name.id })
        let missing = Set(probes.map(\.name).filter(\.isMissing).map(\.id))
        #expect(absent.subtracting(missing) == [], "said to be there")
        #expect(missing.subtracting(absent) == [], "said to be missing")
    }

    /// Lines of source that compile if the name is there.
    private static func probe(of name: CompatibilityName) -> [String] {
        switch name.kind {
        case "modifier", "environment": []
        case "module": ["#if !canImport(\(name.name))", "#error(\"absent\")", "#endif"]
        case "family": ["let \(alias(name)) = WidgetFamily.\(name.name)"]
        case "color": ["let \(alias(name)): Color = \(name.name)"]
        case "font" where ["Font.system", "Font.custom"].contains(name.name): []
        case "font": ["let \(alias(name)): Font = \(name.name)"]
        case "wrapper" where macros.contains(name.name): []
        case "wrapper": ["typealias \(alias(name)) = \(name.name.dropFirst())"]
        default: ["typealias \(alias(name)) = \(name.name)"]
        }
    }

    private static func alias(_ name: CompatibilityName) -> String {
        "\(name.kind)_\(name.name.filter { $0 != "@" && $0 != "." })_"
    }

    private static let macros: Set = [
        "@Entry", "@Observable", "@Previewable", "#Preview", "@Parameter", "@Dependency",
    ]

    @Test func macrosAreUsedByTheSources() throws {
        let source = try Folders.sources().map { try String(contentsOf: $0, encoding: .utf8) }
            .joined()
        #expect(Self.macros.filter { !source.contains($0) } == [])
    }

    /// Methods that users write, not call, and makers of shapes.
    private static let requirements: Set = ["init", "path", "sizeThatFits", "rect", "capsule"]

    /// Modifiers and values of the environment: looked up among the modules' symbols.
    @Test func membersAreWhatTheDataSays() throws {
        let members = try Members.extract()
        let names = try CompatibilityName.all()
        for name in names where name.kind == "modifier" {
            let isThere = members.modifiers.contains(name.name)
            #expect(isThere != name.isMissing, "modifier \(name.name)")
        }
        let listed = Set(names.filter { $0.kind == "modifier" }.map(\.name))
        let unlisted = members.modifiers.subtracting(listed).subtracting(Self.requirements)
        if !unlisted.isEmpty {
            Issue.record(
                "compatibility.tsv says nothing of the modifiers \(unlisted.sorted())",
                severity: .warning)
        }
        for name in names where name.kind == "environment" {
            let isThere = members.environment.contains(name.name)
            #expect(isThere != name.isMissing, "environment value \(name.name)")
        }
    }
}

/// A row of `Documentation/compatibility.tsv`.
struct CompatibilityName {
    let kind: String
    let name: String
    let state: String
    let sureness: String

    var id: String { "\(kind) \(name)" }
    var isMissing: Bool { state == "missing" }

    static func all() throws -> [CompatibilityName] {
        let file = Folders.package.appendingPathComponent("Documentation/compatibility.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("# ") }
            .map { line in
                let fields = line.components(separatedBy: "\t")
                return CompatibilityName(
                    kind: fields[0], name: fields[1], state: fields[2],
                    sureness: fields.count > 3 ? fields[3] : "")
            }
    }
}

/// The members that the modules add to what users write.
private struct Members {
    var modifiers: Set<String> = []
    var environment: Set<String> = []

    /// Types whose methods users chain.
    private static let owners: Set = [
        "View", "Shape", "InsettableShape", "Image", "WidgetConfiguration", "DynamicIsland",
        "ChartContent",
    ]

    static func extract() throws -> Members {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("symbols-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var members = Members()
        for module in ["Views", "Widgets", "Charts"] {
            _ = try Command.output(
                "/usr/bin/env", "swift", "symbolgraph-extract", "-module-name", module,
                "-I", Command.modules, "-target", Command.target,
                "-minimum-access-level", "public", "-skip-synthesized-members",
                "-output-dir", folder.path)
        }
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let data = try Data(contentsOf: folder.appendingPathComponent(file))
            members.read(try JSONDecoder().decode(SymbolGraph.self, from: data))
        }
        return members
    }

    private mutating func read(_ graph: SymbolGraph) {
        for symbol in graph.symbols where symbol.pathComponents.count == 2 {
            let (owner, member) = (symbol.pathComponents[0], symbol.pathComponents[1])
            if owner == "EnvironmentValues" { environment.insert("\\." + member) }
            if Self.owners.contains(owner), let end = member.firstIndex(of: "(") {
                modifiers.insert(String(member[..<end]))
            }
        }
    }

    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable { var pathComponents: [String] }
        var symbols: [Symbol]
    }
}

private enum Command {
    /// Beside the test program lie the modules it was built from.
    static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("Modules").path

    static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    static func output(_ executable: String, _ arguments: String...) throws -> String {
        let (text, status) = try run(executable, arguments)
        try #require(status == 0, "\(executable) \(arguments): \(text)")
        return text
    }

    /// The lines, from zero, of source that does not compile.
    static func linesWithErrors(of source: String) throws -> Set<Int> {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("probe-\(ProcessInfo.processInfo.processIdentifier).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (text, _) = try run(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", modules,
                file.path,
            ])
        let lines = text.split(separator: "\n").compactMap { line -> Int? in
            let parts = line.components(separatedBy: ": error: ")
            guard parts.count > 1, parts[0].hasPrefix(file.path) else { return nil }
            return Int(parts[0].split(separator: ":")[1]).map { $0 - 1 }
        }
        return Set(lines)
    }

    private static func run(
        _ executable: String, _ arguments: [String]
    ) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
