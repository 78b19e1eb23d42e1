import Glibc
import PlainJSON

/// The pipe to the compiler: each message is its length, eight bytes little-endian, then JSON.
struct CompilerConnection {
    private let input: Int32
    private let output: Int32

    /// Takes over standard input and output, and sends whatever else is printed to standard error.
    init() {
        input = dup(0)
        output = dup(1)
        close(0)
        dup2(2, 1)
    }

    /// The next message; nil at the end, which the compiler marks by closing or by a zero length.
    func receive() -> JSON? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, length < 1 << 31, let body = read(Int(length)) else { return nil }
        return try? JSON(parsing: body)
    }

    func send(_ message: JSON) {
        let body = Array(message.text().utf8)
        let length = UInt64(body.count)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
        (header + body).withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(output, bytes.baseAddress! + offset, bytes.count - offset)
                if count <= 0 { exit(1) }
                offset += count
            }
        }
    }

    private func read(_ count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = Glibc.read(input, buffer.baseAddress! + filled, count - filled)
                if got <= 0 { return }
                filled += got
            }
        }
        return bytes.count == count ? bytes : nil
    }
}
