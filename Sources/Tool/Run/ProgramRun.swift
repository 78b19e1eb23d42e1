import Glibc
import PlainJSON

/// One run of a widget program: started in an environment made from nothing, watched while it
/// works, ended when it takes too long.
struct ProgramRun {
    var program: WidgetProgram
    var toolchain: Toolchain
    var options: RenderOptions
    var cache: Cache

    /// How it went.
    enum Ending {
        case finished
        /// The program ended before its work did.
        case crashed(during: RenderUnit?, reason: String)
        case tookTooLong(during: RenderUnit?)
    }

    enum Failure: Error {
        case file(FileError)
        case spawn(SpawnError)
    }

    /// The host cuts a silent provider off by itself, with a better message: it comes first.
    var grace = 2.0
    /// The event pipe's number in the program.
    private static let eventDescriptor = 3

    /// Hands on what the program prints, a line at a time, and its events, while it runs.
    func run(
        _ request: RenderRequest, printed: (String) -> Void, received: (RenderEvent) -> Void
    ) throws(Failure) -> Ending {
        let folder: FilePath
        do throws(FileError) {
            folder = try cache.makeWorkFolder()
            for name in ["home", "tmp"] { try (folder / name).makeDirectory() }
            try (folder / "request.json").write(request.json.text())
        } catch { throw .file(error) }
        defer { folder.remove() }

        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        var pipes = [Pipe(), Pipe(), Pipe()]
        defer {
            close(input)
            for index in pipes.indices { pipes[index].close() }
        }
        let process: ChildProcess
        do throws(SpawnError) {
            process = try ChildProcess(
                program.executable, [(folder / "request.json").description],
                environment: environment(folder), descriptors: [input] + pipes.map(\.writing))
        } catch { throw .spawn(error) }
        for index in pipes.indices { pipes[index].closeWriting() }
        return watch(process, pipes.map(\.reading), printed: printed, received: received)
    }

    /// Nothing of the caller's: the same pictures in every shell.
    private func environment(_ folder: FilePath) -> [String] {
        [
            "HOME=\(folder / "home")", "CFFIXED_USER_HOME=\(folder / "home")",
            "TMPDIR=\(folder / "tmp")", "LANG=C", "TZ=\(options.timeZones[0])",
            "XDG_CACHE_HOME=\(cache.root)", toolchain.libraryPath,
            "VITRINE_LOCALE=\(options.locales[0])", "VITRINE_MEMORY=\(memoryLimit)",
            "VITRINE_EVENTS=\(Self.eventDescriptor)",
            "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no",
        ]
    }

    /// Threads hold a stack and an arena each, whatever the widget does.
    private var memoryLimit: Int { options.memoryLimit + options.jobs * (16 << 20) }

    /// `descriptors`: output, errors, events.
    private func watch(
        _ process: ChildProcess, _ descriptors: [Int32], printed: (String) -> Void,
        received: (RenderEvent) -> Void
    ) -> Ending {
        var splitters = [LineSplitter(), LineSplitter(), LineSplitter()]
        var progress = Progress()
        let isComplete = PipeReader.read(
            descriptors, deadline: { progress.lastSign + options.timeLimit + grace }
        ) { index, bytes in
            for line in splitters[index].lines(adding: bytes) {
                if index == 2 {
                    guard let event = RenderEvent(line: line) else { continue }
                    progress.note(event)
                    received(event)
                } else {
                    let text = String(decoding: line, as: UTF8.self)
                    if index == 1 { progress.noteError(text) }
                    printed(text)
                }
            }
        }
        if !isComplete {
            process.kill()
            _ = process.wait()
            return .tookTooLong(during: progress.open.last)
        }
        let (ending, peak) = process.wait()
        if progress.isDone, ending == .exited(0) { return .finished }
        return .crashed(
            during: progress.open.last,
            reason: progress.reason(of: ending, isFull: peak > memoryLimit * 9 / 10))
    }

    /// What is known of a run while it goes on.
    private struct Progress {
        var lastSign = Clock.now
        /// Units that were begun and not ended; the last is the one at work.
        var open: [RenderUnit] = []
        var isDone = false
        private var fatalError: String?
        private var lastError: String?

        mutating func note(_ event: RenderEvent) {
            lastSign = Clock.now
            switch event {
            case .begin(let unit, _):
                open.removeAll { $0 == unit }
                open.append(unit)
            case .end(let unit): open.removeAll { $0 == unit }
            case .done: isDone = true
            default: break
            }
        }

        mutating func noteError(_ line: String) {
            if line.isEmpty { return }
            if line.contains("Fatal error") || line.contains("fatal error") { fatalError = line }
            lastError = line
        }

        func reason(of ending: ChildEnding, isFull: Bool) -> String {
            if isFull { return "ran out of memory (--memory gives it more)" }
            if let fatalError { return fatalError }
            switch ending {
            case .exited(let code):
                return lastError ?? "the program left with code \(code) before it was done"
            case .signaled(let signal):
                return "crashed with \(ChildEnding.name(ofSignal: signal))"
            }
        }
    }
}
