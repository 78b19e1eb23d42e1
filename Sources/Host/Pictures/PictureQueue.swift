import Foundation
import Graphics
import Raster
import Synchronization

/// Draws and writes pictures while the main thread makes the next ones.
///
/// `jobs` threads draw in all, the main thread among them: it helps when the queue is full, so that
/// never more than a few display lists wait in memory. What is written does not depend on who drew
/// it, nor when.
package final class PictureQueue: @unchecked Sendable {
    package struct Job: Sendable {
        var picture: Picture
        /// Where the file goes.
        var path: String
        /// What the listener is told.
        var name: String
        var kind: String

        package init(picture: Picture, path: String, name: String, kind: String) {
            self.picture = picture
            self.path = path
            self.name = name
            self.kind = kind
        }
    }

    package enum Outcome: Sendable {
        case written, unchanged
        case failed(String)
    }

    /// Pictures that wait at most.
    private static let capacity = 32

    private let report: @Sendable (Job, Outcome) -> Void
    // `waiting`, `running` and `isClosed` are guarded by `condition`.
    private let condition = NSCondition()
    private var waiting: [Job] = []
    private var running = 0
    private var isClosed = false
    private var workers: Int
    private var startedWorkers = 0
    private lazy var own = PictureFileWriter()

    package init(jobs: Int, report: @escaping @Sendable (Job, Outcome) -> Void) {
        workers = max(jobs, 1) - 1
        self.report = report
    }

    /// Takes a picture; draws one itself where too many wait or no other thread is to draw.
    package func add(_ job: Job) {
        condition.lock()
        waiting.append(job)
        if startedWorkers < workers, waiting.count > running {
            startedWorkers += 1
            startWorker()
        }
        let isFull = waiting.count > (workers == 0 ? 0 : Self.capacity)
        condition.signal()
        condition.unlock()
        if isFull { drawOne(with: own) }
    }

    /// Draws what is left and waits for the others. The queue can be filled again afterwards.
    package func finish() {
        while drawOne(with: own) {}
        condition.lock()
        while running > 0 || !waiting.isEmpty { condition.wait() }
        condition.unlock()
    }

    /// Lets the threads go.
    package func close() {
        finish()
        condition.lock()
        isClosed = true
        condition.broadcast()
        condition.unlock()
    }

    private func startWorker() {
        let thread = Thread { [self] in
            let writer = PictureFileWriter()
            while let job = next(waits: true) { draw(job, with: writer) }
        }
        // Groups nest as deep as views do.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func next(waits: Bool) -> Job? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty {
            if isClosed || !waits { return nil }
            condition.wait()
        }
        running += 1
        return waiting.removeFirst()
    }

    @discardableResult
    private func drawOne(with writer: PictureFileWriter) -> Bool {
        guard let job = next(waits: false) else { return false }
        draw(job, with: writer)
        return true
    }

    private func draw(_ job: Job, with writer: PictureFileWriter) {
        report(job, writer.write(job))
        condition.lock()
        running -= 1
        condition.broadcast()
        condition.unlock()
    }
}

/// One thread's means to draw a picture into a file.
private final class PictureFileWriter {
    private let encoder = PictureEncoder()

    func write(_ job: PictureQueue.Job) -> PictureQueue.Outcome {
        let png: [UInt8]
        do throws(RasterError) {
            png = try encoder.png(of: job.picture)
        } catch {
            return .failed("\(error)")
        }
        do throws(OutputFileError) {
            return try OutputFile.write(png, to: job.path) ? .written : .unchanged
        } catch {
            return .failed("\(error)")
        }
    }
}
