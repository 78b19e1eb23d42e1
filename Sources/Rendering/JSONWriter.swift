import Foundation

/// Writes JSON text in the order in which it is told, one element of an array a line.
///
/// Reports are written for each run: this costs a tenth of what an encoder over Codable values
/// does, and the order of keys is the one people read.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    private var depth = 0
    private var needsComma = false

    package init() {}

    /// The document so far, as UTF-8.
    package var data: [UInt8] { bytes }

    // MARK: Structure

    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        raw("{")
        needsComma = false
        members(&self)
        raw("}")
        needsComma = true
    }

    /// An array with each element on a line of its own.
    package mutating func array<S: Collection>(
        _ elements: S, _ write: (inout JSONWriter, S.Element) -> Void
    ) {
        if elements.isEmpty {
            raw("[]")
            needsComma = true
            return
        }
        raw("[")
        depth += 1
        needsComma = false
        for element in elements {
            if needsComma { raw(",") }
            newline()
            needsComma = false
            write(&self, element)
            needsComma = true
        }
        depth -= 1
        newline()
        raw("]")
        needsComma = true
    }

    package mutating func member(_ key: String, _ write: (inout JSONWriter) -> Void) {
        if needsComma { raw(", ") }
        string(key)
        raw(": ")
        needsComma = false
        write(&self)
        needsComma = true
    }

    // MARK: Values; members that are nil are left out

    package mutating func member(_ key: String, _ value: String?) {
        guard let value else { return }
        member(key) { $0.string(value) }
    }

    package mutating func member(_ key: String, _ value: Bool) {
        member(key) { $0.raw(value ? "true" : "false") }
    }

    package mutating func member(_ key: String, _ value: Int) {
        member(key) { $0.raw(String(value)) }
    }

    package mutating func member(_ key: String, _ value: Double) {
        member(key) { $0.number(value) }
    }

    package mutating func member(_ key: String, _ values: [Double]) {
        member(key) { json in
            json.raw("[")
            for (index, value) in values.enumerated() {
                if index > 0 { json.raw(", ") }
                json.number(value)
            }
            json.raw("]")
        }
    }

    package mutating func member(_ key: String, _ values: [String]) {
        member(key) { json in
            json.raw("[")
            for (index, value) in values.enumerated() {
                if index > 0 { json.raw(", ") }
                json.string(value)
            }
            json.raw("]")
        }
    }

    /// Whole numbers without a fraction; what is no number becomes null.
    package mutating func number(_ value: Double) {
        guard value.isFinite else { return raw("null") }
        if value == value.rounded(), abs(value) < 1e15 {
            raw(String(Int(value)))
        } else {
            raw("\(value)")
        }
    }

    package mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0A: raw("\\n")
            case 0x0D: raw("\\r")
            case 0x09: raw("\\t")
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth))
    }
}
