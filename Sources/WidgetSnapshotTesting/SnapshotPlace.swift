import Foundation
import Synchronization

/// Where in source a snapshot is asserted.
struct SnapshotSource: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
    var testName: String

    /// Distinct for assertions, and readable.
    var place: String { "\(testName) (\(fileID):\(line):\(column))" }
}

/// The files of one snapshot.
struct SnapshotFiles {
    let reference: URL
    /// The tree beside a reference that is a picture.
    let layout: URL
    /// What is left of a failure.
    let artifacts: (reference: URL, actual: URL, difference: URL)

    /// - Parameter name: nil for a test's only snapshot.
    init(
        of source: SnapshotSource, named name: String?, pathExtension: String, folder: URL?,
        environment: [String: String]
    ) {
        let file = URL(fileURLWithPath: source.filePath.description)
        let testFile = file.deletingPathExtension().lastPathComponent
        let folder =
            folder
            ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(testFile)
        let test = Self.word(String(source.testName.prefix { $0 != "(" }))
        let base = [test, name.map(Self.word)].compactMap { $0 }.joined(separator: ".")
        reference = folder.appendingPathComponent("\(base).\(pathExtension)")
        layout = folder.appendingPathComponent("\(base).layout.txt")
        let given = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        let module = source.fileID.description.prefix { $0 != "/" }
        let artifacts =
            (given.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("WidgetSnapshots"))
            .appendingPathComponent(String(module)).appendingPathComponent(testFile)
        func artifact(_ name: String) -> URL {
            artifacts.appendingPathComponent("\(base).\(name).\(pathExtension)")
        }
        self.artifacts = (artifact("reference"), artifact("actual"), artifact("difference"))
    }

    /// Letters, digits and a few signs that no file system minds.
    private static func word(_ text: String) -> String {
        var word = ""
        for character in text {
            let isSafe = character.isLetter || character.isNumber || "_-+.".contains(character)
            if isSafe { word.append(character) } else if word.last != "-" { word.append("-") }
        }
        return String(word.drop { $0 == "-" || $0 == "." })
    }
}

/// Which assertion a file belongs to, for the life of the process.
enum SnapshotClaims {
    private struct Claim {
        var place: String
        var content: Data
    }

    private static let all = Mutex<[String: Claim]>([:])

    /// Takes a file for an assertion. The same assertion may come again with the same content, as
    /// where tests are repeated.
    static func claim(
        _ file: URL, for source: SnapshotSource, content: Data
    ) throws(SnapshotFailure) {
        let other: Claim? = all.withLock { all in
            // Folders of some systems do not tell letters' cases apart.
            let key = file.standardizedFileURL.path.lowercased()
            if let other = all[key] { return other }
            all[key] = Claim(place: source.place, content: content)
            return nil
        }
        guard let other else { return }
        if other.place != source.place {
            throw SnapshotFailure(
                "\(source.place) and \(other.place) both claim \(file.path); "
                    + "tell them apart by “named:”.")
        }
        if other.content != content {
            throw SnapshotFailure(
                "\(source.place) claims \(file.path) twice with different content; "
                    + "give each case a name by “named:”.")
        }
    }

    /// As in a new process, for tests.
    static func forget(in folder: URL) {
        let start = folder.standardizedFileURL.path.lowercased()
        all.withLock { all in all = all.filter { !$0.key.hasPrefix(start) } }
    }
}
