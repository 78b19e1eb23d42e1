import Glibc

/// Why a file could not be read, written or made.
struct FileError: Error, CustomStringConvertible {
    var action: String
    var path: FilePath
    var code: Int32

    init(_ action: String, _ path: FilePath) {
        self.action = action
        self.path = path
        code = errno
    }

    var description: String { "cannot \(action) \(path): \(String(cString: strerror(code)))" }
}

/// What tells two states of a file apart without reading it.
struct FileStamp: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var inode: UInt64
    var isDirectory: Bool

    /// nil where there is no such file. Follows links.
    init?(_ path: FilePath) {
        var status = stat()
        guard stat(path.description, &status) == 0 else { return nil }
        size = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
        inode = UInt64(status.st_ino)
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
    }
}

extension FilePath {
    var exists: Bool { access(description, F_OK) == 0 }
    var isDirectory: Bool { FileStamp(self)?.isDirectory == true }
    var isExecutable: Bool { access(description, X_OK) == 0 }

    /// The names in this folder, sorted by their bytes, so that every machine sees one order.
    func contents() throws(FileError) -> [String] {
        guard let folder = opendir(description) else { throw FileError("read", self) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The file's bytes, or the first of them.
    func read(atMost limit: Int = .max) throws(FileError) -> [UInt8] {
        let descriptor = open(description, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("read", self) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            errno = EISDIR
            throw FileError("read", self)
        }
        var count = 0
        let size = min(Int(status.st_size), limit)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                count = Glibc.read(descriptor, buffer.baseAddress! + filled, size - filled)
                if count <= 0 { return }
                filled += count
            }
        }
        if count < 0 { throw FileError("read", self) }
        return bytes
    }

    /// Writes beside the place and renames into it.
    func write(_ bytes: [UInt8]) throws(FileError) {
        let temporary = FilePath("\(description).\(getpid()).part")
        let descriptor = open(
            temporary.description, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError("write", self) }
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
            }
            if count <= 0 {
                let error = FileError("write", self)
                close(descriptor)
                unlink(temporary.description)
                throw error
            }
            offset += count
        }
        close(descriptor)
        try temporary.rename(to: self)
    }

    func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

    func rename(to destination: FilePath) throws(FileError) {
        guard Glibc.rename(description, destination.description) == 0 else {
            throw FileError("write", destination)
        }
    }

    /// Makes this folder and those above it.
    func makeDirectory() throws(FileError) {
        if mkdir(description, 0o755) == 0 || isDirectory { return }
        if errno == ENOENT, parent != self {
            try parent.makeDirectory()
            if mkdir(description, 0o755) == 0 || isDirectory { return }
        }
        throw FileError("make folder", self)
    }

    /// Removes the file, or the folder with all that is in it; what is not there is no error.
    func remove() {
        if unlink(description) == 0 || errno == ENOENT { return }
        for name in (try? contents()) ?? [] { (self / name).remove() }
        rmdir(description)
    }

    /// Copies a file, or a folder with all that is in it.
    func copy(to destination: FilePath) throws(FileError) {
        if isDirectory {
            try destination.makeDirectory()
            for name in try contents() { try (self / name).copy(to: destination / name) }
        } else {
            try destination.write(try read())
        }
    }

    /// A new folder of its own under this one.
    func makeTemporaryDirectory() throws(FileError) -> FilePath {
        var template = Array((self / "vitrine-XXXXXX").description.utf8CString)
        guard mkdtemp(&template) != nil else { throw FileError("make folder in", self) }
        return FilePath(template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    }
}

extension FilePath {
    /// Reads a file whose size is not known beforehand, as those of /proc.
    func readStream() throws(FileError) -> String {
        let descriptor = open(description, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("read", self) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        PipeReader.read([descriptor]) { bytes += $1 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension FilePath {
    /// Makes this a second name of the file; false where the file system cannot.
    func links(to file: FilePath) -> Bool { link(file.description, description) == 0 }

    func copyExecutable(to destination: FilePath) throws(FileError) {
        try destination.write(try read())
        guard chmod(destination.description, 0o755) == 0 else {
            throw FileError("write", destination)
        }
    }
}
