import Glibc

/// The variables that the tool itself reads; nothing of them reaches a widget program.
enum Environment {
    /// The value, if it is there and not empty.
    static func value(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// The first executable of that name on the search path.
    static func executable(_ name: String) -> FilePath? {
        for folder in (value("PATH") ?? "").split(separator: ":") {
            let candidate = FilePath(String(folder)) / name
            if candidate.isExecutable, !candidate.isDirectory { return candidate }
        }
        return nil
    }

    static var temporaryFolder: FilePath { FilePath(value("TMPDIR") ?? "/tmp") }

    /// The number of processors at work.
    static var processors: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}
