/// Walks over Swift source by its outer structure: knows strings (with interpolation, raw, of
/// several lines), comments (nested), extended regular expressions and brackets, and nothing else.
struct SourceScanner {
    let bytes: [UInt8]
    var offset: Int

    init(_ source: some StringProtocol) {
        bytes = Array(source.utf8)
        offset = 0
    }

    var isAtEnd: Bool { offset >= bytes.count }
    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[min(offset, bytes.count)...].starts(with: $0) }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Skips white space and comments; answers whether a line ended on the way.
    @discardableResult
    mutating func skipTrivia() -> Bool {
        var sawNewline = false
        while let byte = current {
            if byte == 0x0A || byte == 0x0D {
                sawNewline = true
                offset += 1
            } else if byte == 0x20 || byte == 0x09 {
                offset += 1
            } else if starts(with: "//") || starts(with: "/*") {
                skipComment()
            } else {
                break
            }
        }
        return sawNewline
    }

    private mutating func skipComment() {
        if starts(with: "//") {
            while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
            return
        }
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                offset += 2
            } else if starts(with: "*/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && !isAtEnd
    }

    /// Skips one piece: a word, a literal, a comment, a bracketed group or a single character.
    mutating func skipPiece() {
        guard let byte = current else { return }
        switch byte {
        case UInt8(ascii: "\""): skipString(pounds: 0)
        case UInt8(ascii: "#"): skipPoundPiece()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipGroup()
        case UInt8(ascii: "`"):
            offset += 1
            while let byte = current, byte != UInt8(ascii: "`") { offset += 1 }
            offset += 1
        case _ where starts(with: "//") || starts(with: "/*"): skipComment()
        case _ where Self.isIdentifier(byte):
            while let byte = current, Self.isIdentifier(byte) { offset += 1 }
        default: offset += 1
        }
    }

    /// Skips from an opening bracket past the one that closes it, whatever kinds are within.
    mutating func skipGroup() {
        offset += 1
        while let byte = current {
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                offset += 1
                return
            }
            skipPiece()
        }
    }

    private mutating func skipPoundPiece() {
        var pounds = 0
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") {
            offset += pounds
            skipString(pounds: pounds)
        } else if peek(pounds) == UInt8(ascii: "/") {
            offset += pounds + 1
            while !isAtEnd, !(current == UInt8(ascii: "/") && hasPounds(pounds, after: 1)) {
                offset += current == UInt8(ascii: "\\") ? 2 : 1
            }
            offset += 1 + pounds
        } else {
            offset += pounds
        }
    }

    private func hasPounds(_ pounds: Int, after distance: Int) -> Bool {
        (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }

    /// Skips a string whose opening quote is the current character.
    private mutating func skipString(pounds: Int) {
        let quotes = starts(with: "\"\"\"") ? 3 : 1
        offset += quotes
        while let byte = current {
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, after: 1) {
                offset += 1 + pounds
                if current == UInt8(ascii: "(") { skipGroup() } else { offset += 1 }
            } else if byte == UInt8(ascii: "\""),
                (0..<quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") }),
                hasPounds(pounds, after: quotes)
            {
                offset += quotes + pounds
                return
            } else if quotes == 1, byte == 0x0A {
                return
            } else {
                offset += 1
            }
        }
    }

    /// The identifier here (without back quotes), if there is one; moves past it.
    mutating func identifier() -> String? {
        let start = offset
        if current == UInt8(ascii: "`") {
            skipPiece()
            return text(start..<min(offset, bytes.count))
        }
        guard let first = current, Self.isIdentifier(first), !(0x30...0x39).contains(first) else {
            return nil
        }
        skipPiece()
        return text(start..<offset)
    }

    static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
