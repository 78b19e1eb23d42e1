/// Reads one line of layout text.
struct LayoutLineScanner {
    private var rest: Substring
    private let line: Int

    init(_ text: Substring, line: Int) {
        rest = text
        self.line = line
    }

    func error(_ message: String) -> LayoutTextError {
        LayoutTextError(line: line, message: message)
    }

    mutating func node() throws(LayoutTextError) -> ReportNode {
        var node = ReportNode(view: rest.first == "\"" ? try quoted() : word(), frame: [])
        guard !node.view.isEmpty else { throw error("does not begin with a view’s name") }
        var text = ReportNode.Text(string: "", font: "", size: 0)
        var hasText = false
        while skipSpaces() {
            if rest.first == "(" {
                node.frame = try frame()
                continue
            }
            let key = word()
            switch key {
            case "id": node.id = try value()
            case "image": node.image = try value()
            case "color": node.color = try value()
            case "link": node.link = try value()
            case "label": node.label = try value()
            case "text":
                text.string = try value()
                hasText = true
            case "font": text.font = try value()
            case "size": text.size = try number()
            case "baseline": text.baseline = try number()
            case "scale": text.scale = try number()
            case "lines":
                guard let lines = Int(exactly: try number()) else {
                    throw error("has no count of lines")
                }
                text.lines = lines
            case "truncated": text.truncated = true
            default:
                throw error(
                    "has “\(key.isEmpty ? String(rest.prefix(1)) : key)”, which says nothing")
            }
        }
        guard node.frame.count == 4 else { throw error("has no frame of four numbers") }
        if hasText { node.text = text }
        return node
    }

    /// False at the end.
    private mutating func skipSpaces() -> Bool {
        rest = rest.drop { $0 == " " }
        return !rest.isEmpty
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func expect(_ character: Character) throws(LayoutTextError) {
        guard rest.first == character else { throw error("lacks “\(character)”") }
        rest.removeFirst()
    }

    private mutating func value() throws(LayoutTextError) -> String {
        try expect("=")
        return try quoted()
    }

    private mutating func number() throws(LayoutTextError) -> Double {
        try expect("=")
        let digits = rest.prefix { $0 != " " }
        guard let number = Double(digits) else { throw error("has no number “\(digits)”") }
        rest = rest.dropFirst(digits.count)
        return number
    }

    private mutating func frame() throws(LayoutTextError) -> [Double] {
        try expect("(")
        let inside = rest.prefix { $0 != ")" }
        rest = rest.dropFirst(inside.count)
        try expect(")")
        var numbers: [Double] = []
        for part in inside.split(separator: ",") {
            guard let number = Double(part.drop { $0 == " " }) else {
                throw error("has no number “\(part)”")
            }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func quoted() throws(LayoutTextError) -> String {
        try expect("\"")
        var result = ""
        var scalars = rest.unicodeScalars
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"":
                rest = Substring(scalars)
                return result
            case "\\":
                switch scalars.popFirst() {
                case "\"": result.unicodeScalars.append("\"")
                case "\\": result.unicodeScalars.append("\\")
                case "n": result.unicodeScalars.append("\n")
                case "u":
                    let code = scalars.drop { $0 == "{" }.prefix { $0 != "}" }
                    guard let value = UInt32(String(code), radix: 16),
                        let unicode = Unicode.Scalar(value)
                    else { throw error("has an unknown escape") }
                    result.unicodeScalars.append(unicode)
                    scalars = scalars[code.endIndex...].dropFirst()
                default: throw error("has an unknown escape")
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        throw error("lacks the end of a quotation")
    }
}
