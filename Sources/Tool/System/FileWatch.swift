import Glibc

/// Waits until something in a set of files and folders changes.
///
/// Looks at the files' stamps a few times a second: source folders are small, and this also works
/// where the kernel tells nothing (network file systems, folders shared with another system).
struct FileWatch {
    var paths: [FilePath]
    /// Folders whose changes are our own.
    var excluded: [FilePath]

    private static let interval: UInt32 = 150_000

    /// What is there now; two answers differ when a file came, went or was written.
    func state() -> [FilePath: FileStamp] {
        var stamps: [FilePath: FileStamp] = [:]
        for path in paths { collect(path, into: &stamps) }
        return stamps
    }

    /// Returns when the state is another one and has stopped changing: editors write in steps.
    func waitForChange(from old: [FilePath: FileStamp]) {
        var last = old
        while true {
            usleep(Self.interval)
            let now = state()
            if now == last && now != old { return }
            last = now
        }
    }

    private func collect(_ path: FilePath, into stamps: inout [FilePath: FileStamp]) {
        guard let stamp = FileStamp(path), !excluded.contains(path.resolved ?? path) else { return }
        if !stamp.isDirectory {
            stamps[path] = stamp
            return
        }
        for name in (try? path.contents()) ?? [] where !name.hasPrefix(".") {
            collect(path / name, into: &stamps)
        }
    }
}
