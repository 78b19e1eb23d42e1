import Foundation

/// Files that appear whole or not at all.
enum OutputFile {
    /// Writes beside the place and renames; a file that holds these bytes already is left alone.
    ///
    /// - Returns: Whether it was written.
    static func write(_ bytes: [UInt8], to path: String) throws(OutputFileError) -> Bool {
        if holds(bytes, path) { return false }
        let temporary = "\(path).\(getpid()).\(UInt(bitPattern: pthread_self().hashValue)).tmp"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw OutputFileError(path: path, code: errno) }
        var isWritten = bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Glibc.write(
                    file, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                offset += count
            }
            return true
        }
        var code = errno
        if Glibc.close(file) != 0, isWritten {
            isWritten = false
            code = errno
        }
        if isWritten, rename(temporary, path) == 0 { return true }
        if isWritten { code = errno }
        unlink(temporary)
        throw OutputFileError(path: path, code: code)
    }

    /// Makes a folder with those around it.
    static func makeFolder(_ path: String) throws(OutputFileError) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw OutputFileError(path: path, code: errno)
        }
        try makeFolder(String(path[..<slash]))
        if mkdir(path, 0o755) != 0, errno != EEXIST {
            throw OutputFileError(path: path, code: errno)
        }
    }

    /// The whole content; nil where it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { Glibc.close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let count = Glibc.read(file, buffer.baseAddress! + filled, size - filled)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return }
                filled += count
            }
        }
        return bytes.count == size ? bytes : nil
    }

    private static func holds(_ bytes: [UInt8], _ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, Int(status.st_size) == bytes.count else { return false }
        return read(path) == bytes
    }
}

/// A file or folder that cannot be written.
struct OutputFileError: Error, CustomStringConvertible {
    var path: String
    var code: Int32

    var description: String { "\(path): \(String(cString: strerror(code)))" }
}
