/// Why a text is no JSON document, and where.
package struct JSONError: Error, Hashable, CustomStringConvertible {
    package var message: String
    /// Bytes from the start of the text.
    package var offset: Int

    package var description: String { "\(message) at byte \(offset)" }
}

extension JSON {
    package init(parsing text: some StringProtocol) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads one document (RFC 8259); nothing but white space may follow it.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }
}

private struct JSONParser {
    let bytes: [UInt8]
    var offset = 0
    var depth = 0

    /// Deeper documents are refused rather than overflowing the stack.
    static let maximumDepth = 512

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSONError) -> JSON {
        let value = try value()
        skipSpace()
        if offset < bytes.count { throw error("unexpected text after the document") }
        return value
    }

    private func error(_ message: String) -> JSONError {
        JSONError(message: message, offset: offset)
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(JSONError) -> JSON {
        skipSpace()
        guard let byte = current else { throw error("unexpected end") }
        switch byte {
        case UInt8(ascii: "{"):
            return try nested { parser throws(JSONError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        depth += 1
        if depth > Self.maximumDepth { throw error("nested too deeply") }
        offset += 1
        let value = try body(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [JSON.Member] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw error("expected a member's name") }
            let key = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error("expected ':'") }
            members.append(JSON.Member(key, try value()))
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw error("expected ',' or '}'") }
        }
    }

    private mutating func array() throws(JSONError) -> JSON {
        var elements: [JSON] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            elements.append(try value())
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { throw error("expected ',' or ']'") }
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
        guard matches else { throw error("unexpected character") }
        offset += word.utf8CodeUnitCount
        return value
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = offset
        while let byte = current,
            (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
        {
            offset += 1
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
            let number = Double(text)
        else {
            offset = start
            throw error("unexpected character")
        }
        return .number(number)
    }

    private mutating func string() throws(JSONError) -> String {
        offset += 1
        let start = offset
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            offset += 1
        }
        if current == UInt8(ascii: "\"") {
            defer { offset += 1 }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        var units = Array(bytes[start..<offset])
        while let byte = current {
            offset += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                units += Array(try escaped().utf8)
            } else {
                units.append(byte)
            }
        }
        throw error("unterminated string")
    }

    private mutating func escaped() throws(JSONError) -> String {
        guard let byte = current else { throw error("unterminated string") }
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "u"):
            var units = [try codeUnit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: Array(#"\u"#.utf8)) {
                offset += 2
                units.append(try codeUnit())
            }
            return String(decoding: units, as: UTF16.self)
        default: throw error("unknown escape")
        }
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        let end = offset + 4
        guard end <= bytes.count,
            let unit = UInt16(String(decoding: bytes[offset..<end], as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        offset = end
        return unit
    }
}
