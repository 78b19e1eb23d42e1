import Foundation
import Vitrine

/// One assertion: draws, verifies and tells.
@MainActor
struct SnapshotTest {
    var source: SnapshotSource
    var name: String?
    var recording: SnapshotRecording?
    /// Whether pictures are told apart by their numbers.
    var isNumbered = false
    /// Where references lie; nil for beside the test.
    var folder: URL?
    var environment = ProcessInfo.processInfo.environment

    private static var shared: PictureRenderer?

    func assert<Place>(
        _ strategy: SnapshotStrategy<Place>, _ renderer: PictureRenderer?,
        draw: (PictureRenderer) throws(PictureError) -> [Picture]
    ) {
        let recorder = SnapshotIssueRecorder.shared
        for failure in failures(strategy, renderer, draw: draw) {
            recorder.record(failure, at: source)
        }
    }

    /// What does not hold, an entry a picture.
    func failures<Place>(
        _ strategy: SnapshotStrategy<Place>, _ renderer: PictureRenderer? = nil,
        draw: (PictureRenderer) throws(PictureError) -> [Picture]
    ) -> [String] {
        let pictures: [Picture]
        let mode: SnapshotRecording
        do {
            mode =
                try recording ?? SnapshotRecording.current
                ?? SnapshotRecording.standard(in: environment)
            pictures = try draw(try renderer ?? Self.sharedRenderer())
        } catch {
            return ["\(error)"]
        }
        return pictures.enumerated().compactMap { index, picture in
            let number = isNumbered ? (index < 10 ? "0\(index)" : "\(index)") : nil
            let name = [name, number].compactMap { $0 }.joined(separator: "-")
            let files = SnapshotFiles(
                of: source, named: name.isEmpty ? nil : name,
                pathExtension: strategy.format.pathExtension, folder: folder,
                environment: environment)
            do throws(SnapshotFailure) {
                try SnapshotVerification(source: source, files: files, recording: mode)
                    .verify(picture, by: strategy.format)
                return nil
            } catch {
                return error.description
            }
        }
    }

    private static func sharedRenderer() throws(PictureError) -> PictureRenderer {
        if let shared { return shared }
        let renderer = try PictureRenderer()
        shared = renderer
        return renderer
    }
}
