extension JSON: CustomStringConvertible {
    /// The document on one line.
    package var description: String { text() }

    /// The document as text: on one line, or a member a line under `indented`.
    package func text(indented: Bool = false) -> String {
        var text = ""
        write(to: &text, level: indented ? 0 : nil)
        return text
    }

    private func write(to text: inout String, level: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let number): text += Self.text(of: number)
        case .string(let string): Self.write(string, to: &text)
        case .array(let elements):
            Self.write(elements, to: &text, level: level, between: "[", "]") {
                element, text, level in
                element.write(to: &text, level: level)
            }
        case .object(let members):
            Self.write(members, to: &text, level: level, between: "{", "}") { member, text, level in
                Self.write(member.key, to: &text)
                text += level == nil ? ":" : ": "
                member.value.write(to: &text, level: level)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], to text: inout String, level: Int?, between open: String,
        _ close: String, _ body: (Element, inout String, Int?) -> Void
    ) {
        text += open
        let inner = level.map { $0 + 1 }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            body(element, &text, inner)
        }
        if let level, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: level) }
        text += close
    }

    /// Whole numbers without a fraction; what JSON cannot say (infinity, NaN) as `null`.
    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return "\(whole)" }
        return "\(number)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
