import CXXHash

/// A name for content: XXH3, 128 bits. Good against accidents, not against attackers, which is what
/// a cache in one's own home folder needs.
struct ContentHash {
    private let state = hash_create()

    /// Adds a field: its length goes in too, so that neighbours cannot flow into each other.
    mutating func combine(_ bytes: [UInt8]) {
        var length = UInt64(bytes.count)
        hash_update(state, &length, 8)
        bytes.withUnsafeBytes { hash_update(state, $0.baseAddress, $0.count) }
    }

    mutating func combine(_ text: String) { combine(Array(text.utf8)) }

    /// The hash in 32 hexadecimal digits; nothing can be added afterwards.
    consuming func finish() -> String {
        var (high, low) = (UInt64(0), UInt64(0))
        hash_finish(state, &high, &low)
        return hexadecimal(high) + hexadecimal(low)
    }

    private func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
