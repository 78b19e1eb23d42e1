import Dispatch
import Foundation
import Graphics
import Synchronization

/// Many pairs of files, compared on all cores.
///
/// Workers take pairs from one counter. What comes out is the same for any number of workers.
package struct ComparisonBatch: Sendable {
    /// Paths of files.
    package struct Pair: Sendable, Hashable {
        package var reference: String
        package var actual: String

        package init(reference: String, actual: String) {
            self.reference = reference
            self.actual = actual
        }
    }

    package typealias Outcome = Result<ComparedFiles, PictureComparisonError>

    package var pairs: [Pair]
    package var settings: ComparisonSettings
    /// How many threads compare; at least 1.
    package var workers: Int

    package init(
        _ pairs: [Pair], settings: ComparisonSettings = .exact,
        workers: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.pairs = pairs
        self.settings = settings
        self.workers = max(workers, 1)
    }

    /// Compares all pairs and hands each outcome to `body` on the thread that found it, with the
    /// pair's index; in no particular order, and several at once.
    ///
    /// Regions ignored by points or identifiers need the pictures' trees: `ignored` gives the
    /// rectangles of a pair.
    package func forEachCompared(
        ignoring ignored: @Sendable (Int) -> [PixelRect] = { _ in [] },
        _ body: @Sendable (Int, Outcome) -> Void
    ) {
        let next = Atomic<Int>(0)
        @Sendable func work() {
            let readers = FileReaders()
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < pairs.count else { return }
                body(index, compare(pairs[index], ignored(index), readers))
            }
        }
        let count = min(workers, pairs.count)
        if count == 1 {
            work()
        } else if count > 1 {
            DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
        }
    }

    /// Outcomes in the order of the pairs.
    package func compare() -> [Outcome] {
        let outcomes = Mutex<[Int: Outcome]>([:])
        forEachCompared { index, outcome in outcomes.withLock { $0[index] = outcome } }
        let all = outcomes.withLock { $0 }
        return pairs.indices.map { all[$0]! }
    }

    private func compare(
        _ pair: Pair, _ ignored: [PixelRect], _ readers: FileReaders
    ) -> Outcome {
        func file(
            _ path: String, _ place: PictureComparisonError.Place
        ) throws(PictureComparisonError) -> PictureFile {
            do throws(PictureFileError) { return try PictureFile(path: path) } catch {
                throw PictureComparisonError(place: place, error: error)
            }
        }
        do throws(PictureComparisonError) {
            let (reference, actual) = (
                try file(pair.reference, .reference), try file(pair.actual, .actual)
            )
            return .success(
                try settings.compare(reference, with: actual, ignoring: ignored, readers))
        } catch {
            return .failure(error)
        }
    }
}

extension PictureFile {
    /// Reads a file whole.
    package init(path: String) throws(PictureFileError) {
        guard let stream = fopen(path, "rb") else {
            throw .unreadable(String(cString: strerror(errno)))
        }
        defer { fclose(stream) }
        var status = stat()
        guard fstat(fileno(stream), &status) == 0 else {
            throw .unreadable(String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is no file") }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, stream)
        }
        guard ferror(stream) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
        self.init(bytes)
    }
}
