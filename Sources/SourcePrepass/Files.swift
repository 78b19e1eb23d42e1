import Glibc

/// All of standard input.
func readAll() -> [UInt8] { readAll(from: 0) }

func contents(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return readAll(from: descriptor)
}

private func readAll(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { return bytes }
        bytes += buffer[..<count]
    }
}

func write(_ bytes: [UInt8], toFile path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var offset = 0
    while offset < bytes.count {
        let count = bytes.withUnsafeBytes {
            write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
        }
        if count <= 0 { return false }
        offset += count
    }
    return true
}
