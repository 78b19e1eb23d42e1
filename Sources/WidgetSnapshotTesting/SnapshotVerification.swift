import Foundation
import Vitrine

/// Holds one picture against its reference.
struct SnapshotVerification {
    let source: SnapshotSource
    let files: SnapshotFiles
    let recording: SnapshotRecording

    /// - Throws: what a test is to say; also where a reference was written.
    func verify<Place>(
        _ picture: Picture, by format: SnapshotStrategy<Place>.Format
    ) throws(SnapshotFailure) {
        let actual: Data
        switch format {
        case .image:
            do throws(PictureError) { actual = try picture.pngData() } catch {
                throw SnapshotFailure(error.description)
            }
        case .layout: actual = Data(picture.tree.layoutText.utf8)
        case .report: actual = picture.report
        }
        try SnapshotClaims.claim(files.reference, for: source, content: actual)
        // Only an image has its layout beside it.
        var layout: Data?
        if case .image = format {
            let text = Data(picture.tree.layoutText.utf8)
            try SnapshotClaims.claim(files.layout, for: source, content: text)
            layout = text
        }

        if recording == .all {
            try record(actual, layout)
            throw SnapshotFailure(
                "Recorded \(files.reference.path). Turn recording off to compare.")
        }
        guard FileManager.default.fileExists(atPath: files.reference.path) else {
            if recording == .never {
                throw SnapshotFailure("There is no reference \(files.reference.path).")
            }
            try record(actual, layout)
            throw SnapshotFailure(
                "There was no reference; recorded \(files.reference.path). Run again to compare.")
        }
        let reference = try read(files.reference)
        if reference == actual { return }
        let found: SnapshotDifference?
        switch format {
        case .image(let settings):
            found = try SnapshotDifference(
                image: reference, actual, settings, picture, oldLayout: try? read(files.layout))
        case .layout: found = SnapshotDifference(layout: reference, actual)
        case .report: found = SnapshotDifference(report: reference, actual)
        }
        guard let found else { return }
        if recording == .failed {
            try record(actual, layout)
            throw SnapshotFailure(
                "\(found.words)\nRecorded \(files.reference.path). Run again to compare.")
        }
        throw SnapshotFailure(found.words + leave(reference, actual, found.picture))
    }

    /// The layout first, so that no accepted picture lacks it.
    private func record(_ actual: Data, _ layout: Data?) throws(SnapshotFailure) {
        if let layout { try write(layout, to: files.layout) }
        try write(actual, to: files.reference)
    }

    /// Leaves what a person looks at in one folder, and names it.
    private func leave(_ reference: Data, _ actual: Data, _ difference: Data?) -> String {
        var words = ""
        let all: [(String, URL, Data?)] = [
            ("reference", files.artifacts.reference, reference),
            ("actual", files.artifacts.actual, actual),
            ("difference", files.artifacts.difference, difference),
        ]
        for (name, file, data) in all {
            guard let data else {
                // Of an earlier run, and no longer true.
                try? FileManager.default.removeItem(at: file)
                continue
            }
            do throws(SnapshotFailure) {
                try write(data, to: file)
                words += "\n\(name): \(file.path)"
            } catch {
                words += "\n\(error)"
            }
        }
        return words
    }

    private func read(_ file: URL) throws(SnapshotFailure) -> Data {
        do { return try Data(contentsOf: file) } catch {
            throw SnapshotFailure("\(file.path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Beside its place first and then into it: nothing is ever half written.
    private func write(_ data: Data, to file: URL) throws(SnapshotFailure) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw SnapshotFailure("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
