import Foundation
import Testing

/// Each row of the frequency tables is written in the sources beside this file: a comment
/// `// row: table row | table row` names the rows that the code on its line, or below it, uses.
struct RowTests {
    @Test func everyRowIsUsed() throws {
        let rows = try FrequencyRow.all()
        let markers = Set(try RowMarker.all().map(\.row))
        let missing = rows.filter { $0.reason == nil && !markers.contains($0.id) }
        #expect(missing.map(\.id) == [])
    }

    @Test func everyMarkerNamesARow() throws {
        let rows = Set(try FrequencyRow.all().filter { $0.reason == nil }.map(\.id))
        let strays = try RowMarker.all().filter { !rows.contains($0.row) }
        #expect(strays.map(\.description) == [])
    }

    @Test func everyMarkerStandsBesideItsCode() throws {
        let idle = try RowMarker.all().filter { !$0.isTrue }
        #expect(idle.map(\.description) == [])
    }

    @Test func rowsLeftOutSayWhy() throws {
        let rows = try FrequencyRow.all()
        #expect(rows.count > 1000)
        #expect(rows.filter { $0.repositories < 1 } == [])
        #expect(rows.allSatisfy { $0.reason.map { $0.count > 10 } ?? true })
    }
}

/// A row of `Tests/Truth/vocabulary.tsv`.
struct FrequencyRow: Equatable {
    let table: String
    let name: String
    let repositories: Int
    /// Why the row is not in the sources.
    let reason: String?

    var id: String { "\(table) \(name)" }

    static func all() throws -> [FrequencyRow] {
        let file = Folders.package.appendingPathComponent("Tests/Truth/vocabulary.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let fields = line.components(separatedBy: "\t")
                return FrequencyRow(
                    table: fields[0], name: fields[1], repositories: try #require(Int(fields[2])),
                    reason: fields.count > 3 ? fields[3] : nil)
            }
    }
}

/// A comment in a source that names a row, with the code that it speaks of.
struct RowMarker: CustomStringConvertible {
    let row: String
    let code: String
    let place: String

    var description: String { "\(place): \(row)" }

    /// Lines below a comment of its own that belong to it.
    private static let reach = 6

    static func all() throws -> [RowMarker] {
        try Folders.sources().flatMap { file in
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            return lines.indices.flatMap { index -> [RowMarker] in
                let parts = lines[index].components(separatedBy: "// row: ")
                guard parts.count == 2 else { return [] }
                let isAlone = parts[0].allSatisfy { $0 == " " }
                let below = lines[index...].dropFirst().prefix(reach).joined(separator: "\n")
                return parts[1].components(separatedBy: " | ").flatMap { row in
                    implied(by: row).map {
                        RowMarker(
                            row: $0, code: isAlone ? below : parts[0],
                            place: "\(file.lastPathComponent):\(index + 1)")
                    }
                }
            }
        }
    }

    /// The row, and what is used with it: `initializers Text(_:)` uses `views Text`.
    private static func implied(by row: String) -> [String] {
        let wholes = ["initializers": "views", "signatures": "modifiers"]
        let (table, name) = parts(of: row)
        guard let whole = wholes[table], let end = name.firstIndex(where: { "({".contains($0) })
        else { return [row] }
        let base = "\(whole) \(name[..<end])"
        return knownRows.contains(base) ? [row, base] : [row]
    }

    private static let knownRows = Set((try? FrequencyRow.all())?.map(\.id) ?? [])

    private static func parts(of row: String) -> (table: String, name: String) {
        let parts = row.split(separator: " ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

    /// Whether the code has the row's name, and all labels of a signature.
    var isTrue: Bool {
        let (table, name) = Self.parts(of: row)
        let words = name.replacingOccurrences(of: "(implicit member)", with: "")
            .split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0 != "_" }
        switch table {
        case "initializers", "signatures":
            let labels = words.dropFirst().filter { name.contains("\($0):") }
            return code.contains(words[0]) && labels.allSatisfy { code.contains("\($0):") }
        case "views", "modifiers": return code.contains(words[0])
        // What is described in words, not code.
        case "textArguments", "language": return true
        default: return name.contains("<expr") || words.contains { code.contains($0) }
        }
    }
}

enum Folders {
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The sources that are written as users write theirs: those in folders beside this file.
    static func sources() throws -> [URL] {
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter {
            $0.pathExtension == "swift" && $0.deletingLastPathComponent().path != tests.path
        }
    }
}
