import Glibc

/// Why a program could not be started.
struct SpawnError: Error, CustomStringConvertible {
    var executable: FilePath
    var code: Int32

    var description: String { "cannot run \(executable): \(String(cString: strerror(code)))" }
}

/// How a program ended.
enum ChildEnding: Equatable {
    case exited(Int32)
    case signaled(Int32)

    init(waitStatus status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    }

    /// `SIGSEGV (segmentation fault)`
    static func name(ofSignal signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL",
            SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTRAP: "SIGTRAP", SIGTERM: "SIGTERM",
            SIGINT: "SIGINT", SIGPIPE: "SIGPIPE", SIGXCPU: "SIGXCPU",
        ]
        let text = strsignal(signal).map { String(cString: $0).lowercased() } ?? "?"
        return names[signal].map { "\($0) (\(text))" } ?? "signal \(signal) (\(text))"
    }
}

/// A running program and the ends of its pipes.
struct ChildProcess {
    var identifier: pid_t

    /// Starts `executable`. `descriptors` become its 0, 1, 2, …; everything else is closed to it.
    /// A nil environment hands on that of the tool.
    init(
        _ executable: FilePath, _ arguments: [String], environment: [String]? = nil,
        descriptors: [Int32]
    ) throws(SpawnError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, source) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
        }
        let words = ([executable.description] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { $0.map { strdup($0) } + [nil] }
        defer {
            words.forEach { free($0) }
            variables?.forEach { free($0) }
        }
        var process: pid_t = 0
        let code =
            if let variables {
                posix_spawn(&process, executable.description, &actions, nil, words, variables)
            } else {
                posix_spawn(&process, executable.description, &actions, nil, words, environ)
            }
        guard code == 0 else { throw SpawnError(executable: executable, code: code) }
        identifier = process
    }

    /// Waits for the end; also answers the most memory it held, in bytes.
    func wait() -> (ending: ChildEnding, peakMemory: Int) {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
        return (ChildEnding(waitStatus: status), usage.ru_maxrss * 1024)
    }

    func kill() { _ = Glibc.kill(identifier, SIGKILL) }
}

extension ChildProcess {
    struct Output {
        var ending: ChildEnding
        var standardOutput: [UInt8]
        var standardError: [UInt8]
    }

    /// Runs a program to its end and collects what it prints. Standard input is the file, or nothing.
    static func run(
        _ executable: FilePath, _ arguments: [String], environment: [String]? = nil,
        input: FilePath? = nil
    ) throws(SpawnError) -> Output {
        let input = open(input?.description ?? "/dev/null", O_RDONLY | O_CLOEXEC)
        var (output, errors) = (Pipe(), Pipe())
        defer {
            close(input)
            output.close()
            errors.close()
        }
        let process = try ChildProcess(
            executable, arguments, environment: environment,
            descriptors: [input, output.writing, errors.writing])
        output.closeWriting()
        errors.closeWriting()
        var collected: [[UInt8]] = [[], []]
        PipeReader.read([output.reading, errors.reading]) { index, bytes in
            collected[index] += bytes
        }
        return Output(
            ending: process.wait().ending, standardOutput: collected[0], standardError: collected[1]
        )
    }
}

/// Both ends of a pipe; no program started meanwhile inherits them.
struct Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    mutating func closeWriting() {
        if writing >= 0 { Glibc.close(writing) }
        writing = -1
    }

    mutating func close() {
        closeWriting()
        if reading >= 0 { Glibc.close(reading) }
        reading = -1
    }
}

/// Reads several pipes at once.
enum PipeReader {
    /// Hands on what arrives until all are closed, or until `deadline` (seconds of `Clock`), which
    /// is asked anew before each wait, has passed. Answers whether all were closed.
    @discardableResult
    static func read(
        _ descriptors: [Int32], deadline: () -> Double? = { nil },
        receive: (Int, ArraySlice<UInt8>) -> Void
    ) -> Bool {
        var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while polls.contains(where: { $0.fd >= 0 }) {
            var milliseconds: Int32 = -1
            if let deadline = deadline() {
                let rest = deadline - Clock.now
                if rest <= 0 { return false }
                milliseconds = Int32(min(rest * 1000 + 1, 1_000_000))
            }
            if poll(&polls, nfds_t(polls.count), milliseconds) < 0 { continue }
            for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
                let count = Glibc.read(polls[index].fd, &buffer, buffer.count)
                if count > 0 {
                    receive(index, buffer[..<count])
                } else if count == 0 || errno != EINTR {
                    polls[index].fd = -1
                }
            }
        }
        return true
    }
}
