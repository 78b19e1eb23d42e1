/// Reads the tags of an XML text in order; text between tags is passed over.
///
/// Only what drawings need: no DTD is read, and of entities only the five of XML itself and
/// character numbers are known.
struct XMLScanner {
    enum Token: Equatable {
        case start(name: String, attributes: [String: String], isEmpty: Bool)
        case end(name: String)
    }

    struct Failure: Error, Equatable {
        var line: Int
        var message: String
    }

    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) { self.text = text }

    /// Nil at the end of the text.
    mutating func next() throws(Failure) -> Token? {
        while position < text.count {
            guard text[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            if skips("<!--", to: "-->") || skips("<![CDATA[", to: "]]>") || skips("<?", to: "?>") {
                continue
            }
            if starts(with: "<!--") || starts(with: "<![CDATA[") || starts(with: "<?") {
                throw failure("a comment or instruction does not end")
            }
            if starts(with: "<!") {
                try skipDeclaration()
                continue
            }
            return try tag()
        }
        return nil
    }

    private mutating func tag() throws(Failure) -> Token {
        position += 1
        let isEnd = take("/")
        let name = word()
        guard !name.isEmpty else { throw failure("a tag has no name") }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard position < text.count else { throw failure("<\(name)> does not end") }
            if take(">") {
                return isEnd
                    ? .end(name: name) : .start(name: name, attributes: attributes, isEmpty: false)
            }
            if !isEnd, take("/") {
                guard take(">") else { throw failure("<\(name)> does not end") }
                return .start(name: name, attributes: attributes, isEmpty: true)
            }
            let key = word()
            guard !key.isEmpty, !isEnd else { throw failure("unexpected character in <\(name)>") }
            skipSpace()
            guard take("=") else { throw failure("\(key) has no value") }
            skipSpace()
            attributes[key] = try value(of: key)
        }
    }

    private mutating func value(of key: String) throws(Failure) -> String {
        guard position < text.count else { throw failure("\(key) has no value") }
        let quote = text[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw failure("the value of \(key) is not quoted")
        }
        position += 1
        let start = position
        while position < text.count, text[position] != quote {
            guard text[position] != UInt8(ascii: "<") else {
                throw failure("the value of \(key) does not end")
            }
            position += 1
        }
        guard position < text.count else { throw failure("the value of \(key) does not end") }
        defer { position += 1 }
        return Self.decoded(String(decoding: text[start..<position], as: UTF8.self))
    }

    private static func decoded(_ value: String) -> String {
        guard value.contains("&") else { return value }
        var result = ""
        var rest = value[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";") else {
                return result + rest[start...]
            }
            let name = rest[rest.index(after: start)..<end]
            switch name {
            case "amp": result += "&"
            case "lt": result += "<"
            case "gt": result += ">"
            case "quot": result += "\""
            case "apos": result += "'"
            default:
                let code =
                    name.hasPrefix("#x")
                    ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
                if let code, let scalar = Unicode.Scalar(code) {
                    result.unicodeScalars.append(scalar)
                }
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    // MARK: Pieces

    func failure(_ message: String) -> Failure {
        let read = text[..<min(position, text.count)]
        return Failure(line: 1 + read.count { $0 == UInt8(ascii: "\n") }, message: message)
    }

    private func starts(with prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { text[position...].starts(with: $0) }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skips(_ prefix: StaticString, to end: StaticString) -> Bool {
        guard starts(with: prefix) else { return false }
        var place = position + prefix.utf8CodeUnitCount
        while place + end.utf8CodeUnitCount <= text.count {
            if end.withUTF8Buffer({ text[place...].starts(with: $0) }) {
                position = place + end.utf8CodeUnitCount
                return true
            }
            place += 1
        }
        return false
    }

    /// `<!DOCTYPE …>`, with its internal subset if it has one.
    private mutating func skipDeclaration() throws(Failure) {
        var depth = 0
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth == 0:
                position += 1
                return
            default: break
            }
            position += 1
        }
        throw failure("a declaration does not end")
    }

    private mutating func skipSpace() {
        while position < text.count, text[position] <= UInt8(ascii: " ") { position += 1 }
    }

    private mutating func word() -> String {
        let start = position
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: ":"), UInt8(ascii: "."), 128...:
                position += 1
                continue
            default: break
            }
            break
        }
        return String(decoding: text[start..<position], as: UTF8.self)
    }
}
