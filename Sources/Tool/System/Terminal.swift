import Glibc

/// The two streams people and scripts read.
enum Terminal {
    static func print(_ text: String) { write(text + "\n", to: 1) }
    static func printError(_ text: String) { write(text + "\n", to: 2) }
    static func writeError(_ text: String) { write(text, to: 2) }

    /// Whether standard error is a terminal that knows control sequences.
    static let isInteractive = isatty(2) == 1 && Environment.value("TERM") != "dumb"

    /// Colors on a terminal, unless NO_COLOR says otherwise (no-color.org).
    static let usesColor = isInteractive && Environment.value("NO_COLOR") == nil

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
            }
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return }
            offset += count
        }
    }
}
