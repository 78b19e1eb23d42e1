extension JSON {
    /// Reads a property list in XML: dictionaries become objects, dates and data stay text.
    /// nil where the text is none, or is in the binary form.
    package init?(propertyList text: some StringProtocol) {
        var reader = PropertyListReader(text)
        guard reader.skip(to: "<plist"), reader.skip(to: ">"), let value = reader.value() else {
            return nil
        }
        self = value
    }
}

private struct PropertyListReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// Moves past the next place where `text` stands.
    mutating func skip(to text: StaticString) -> Bool {
        while offset < bytes.count {
            if text.withUTF8Buffer({ bytes[offset...].starts(with: $0) }) {
                offset += text.utf8CodeUnitCount
                return true
            }
            offset += 1
        }
        return false
    }

    /// The next tag's name, `/` included where it closes; `isEmpty` where it closes itself.
    private mutating func tag() -> (name: String, isEmpty: Bool)? {
        while skip(to: "<") {
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "!") {
                guard skip(to: "-->") else { return nil }
                continue
            }
            let start = offset
            guard skip(to: ">") else { return nil }
            var name = String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
            let isEmpty = name.hasSuffix("/")
            if isEmpty { name.removeLast() }
            return (name.filter { !$0.isWhitespace }, isEmpty)
        }
        return nil
    }

    mutating func value() -> JSON? { tag().flatMap { value(of: $0.name, isEmpty: $0.isEmpty) } }

    private mutating func value(of name: String, isEmpty: Bool) -> JSON? {
        switch name {
        case "true": return true
        case "false": return false
        case "dict": return isEmpty ? .object([]) : dictionary()
        case "array": return isEmpty ? .array([]) : array()
        case "string", "key", "date", "data": return isEmpty ? "" : text().map(JSON.string)
        case "integer", "real": return text().flatMap(Double.init).map(JSON.number)
        default: return nil
        }
    }

    /// Up to the tag that closes, entities resolved.
    private mutating func text() -> String? {
        let start = offset
        guard skip(to: "</") else { return nil }
        let text = String(decoding: bytes[start..<(offset - 2)], as: UTF8.self)
        guard skip(to: ">") else { return nil }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&"), let end = rest[mark...].firstIndex(of: ";") {
            result += rest[..<mark] + Self.entity(rest[rest.index(after: mark)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> String {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
            return scalar.map { String(Character($0)) } ?? ""
        }
    }

    private mutating func dictionary() -> JSON? {
        var members: [JSON.Member] = []
        while let key = tag(), key.name != "/dict" {
            guard key.name == "key", let name = text(), let value = value() else { return nil }
            members.append(JSON.Member(name, value))
        }
        return .object(members)
    }

    private mutating func array() -> JSON? {
        var elements: [JSON] = []
        while let next = tag(), next.name != "/array" {
            guard let value = value(of: next.name, isEmpty: next.isEmpty) else { return nil }
            elements.append(value)
        }
        return .array(elements)
    }
}
