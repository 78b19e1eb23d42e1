import Glibc

/// What is kept between runs, by content: compiled programs and what is dear to find out.
///
/// `$VITRINE_CACHE`, else `$XDG_CACHE_HOME/vitrine`, else `~/.cache/vitrine`. Entries are made
/// beside their place and renamed into it, so that runs at the same time do not meet.
struct Cache {
    var root: FilePath

    /// The format of the entries; another number never reads this one's.
    private static let version = "v1"
    /// Entries that were not used for this long go, oldest first, once there are too many.
    private static let maximumEntries = 256

    init() {
        let folder =
            Environment.value("VITRINE_CACHE").map { FilePath($0).absolute }
            ?? Environment.value("XDG_CACHE_HOME").map { FilePath($0) / "vitrine" }
            ?? Environment.value("HOME").map { FilePath($0) / ".cache" / "vitrine" }
        root = (folder ?? Environment.temporaryFolder / "vitrine-\(getuid())") / Self.version
    }

    init(root: FilePath) { self.root = root }

    private var entries: FilePath { root / "entries" }
    private var work: FilePath { root / "work" }

    /// A small file about something that is named by more than fits into a file's name.
    func note(_ kind: String, for identity: String) -> FilePath {
        var hash = ContentHash()
        hash.combine(identity)
        return root / "notes" / "\(kind)-\(hash.finish())"
    }

    /// The entry of that key, if there is one; using it keeps it young.
    func entry(_ key: String) -> FilePath? {
        let path = entries / key
        guard utimensat(AT_FDCWD, path.description, nil, 0) == 0 else { return nil }
        return path
    }

    /// A folder to work in, which the caller removes.
    func makeWorkFolder() throws(FileError) -> FilePath {
        try work.makeDirectory()
        return try work.makeTemporaryDirectory()
    }

    /// Makes an entry: `fill` is given an empty folder. If another run was faster, its entry stays.
    func makeEntry<Failure: Error>(
        _ key: String, fill: (FilePath) throws(Failure) -> Void
    ) throws(CacheError<Failure>) -> FilePath {
        let folder: FilePath
        do {
            try entries.makeDirectory()
            folder = try makeWorkFolder()
        } catch { throw .file(error) }
        defer { folder.remove() }
        do { try fill(folder) } catch { throw .fill(error) }
        let path = entries / key
        if rename(folder.description, path.description) != 0, errno != EEXIST, errno != ENOTEMPTY {
            throw .file(FileError("write", path))
        }
        prune()
        return path
    }

    /// Removes the oldest entries beyond the limit, and folders that interrupted runs left.
    private func prune() {
        let aged = ages(of: entries)
        for entry in aged.sorted(by: { $0.seconds < $1.seconds }).dropLast(Self.maximumEntries) {
            entry.path.remove()
        }
        let yesterday = time(nil) - 86_400
        for folder in ages(of: work) where folder.seconds < yesterday { folder.path.remove() }
    }

    private func ages(of folder: FilePath) -> [(path: FilePath, seconds: Int)] {
        ((try? folder.contents()) ?? []).compactMap { name in
            FileStamp(folder / name).map { (folder / name, $0.seconds) }
        }
    }
}

enum CacheError<Failure: Error>: Error {
    case file(FileError)
    case fill(Failure)
}
