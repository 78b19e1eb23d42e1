/// A placed tree as text, one view a line, children indented by two spaces:
///
///     VStack (16, 16, 123, 40)
///       Text id="title" (16, 16, 50, 20.333) text="22°" font="system bold" size=17 baseline=16.187
///       Image (16, 40, 16, 16) image="sun.max" color="#FFCC00"
///
/// What is as usual is left out: one line of text, full size, not truncated. Made for reading in a
/// difference of two versions, and read back without loss.
extension ReportNode {
    package var layoutText: String {
        var text = ""
        append(to: &text, depth: 0)
        return text
    }

    private func append(to result: inout String, depth: Int) {
        result += String(repeating: " ", count: depth * 2)
        result += view.isLayoutWord ? view : view.quotedForLayout
        func add(_ key: String, _ value: String?) {
            if let value { result += " \(key)=\(value.quotedForLayout)" }
        }
        func add(_ key: String, _ value: Double) { result += " \(key)=\(Self.digits(value))" }
        add("id", id)
        result += " (" + frame.map(Self.digits).joined(separator: ", ") + ")"
        if let text {
            add("text", text.string)
            add("font", text.font)
            add("size", text.size)
            add("baseline", text.baseline)
            if text.lines != 1 { result += " lines=\(text.lines)" }
            if text.scale != 1 { add("scale", text.scale) }
            if text.truncated { result += " truncated" }
        }
        add("image", image)
        add("color", color)
        add("link", link)
        add("label", label)
        result += "\n"
        for child in children { child.append(to: &result, depth: depth + 1) }
    }

    private static func digits(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    /// Reads what `layoutText` wrote. Empty lines count for nothing.
    package init(layoutText text: String) throws(LayoutTextError) {
        var open: [(depth: Int, node: ReportNode)] = []
        /// Hands a finished view to its parent.
        func close() {
            let done = open.removeLast().node
            open[open.count - 1].node.children.append(done)
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard line.contains(where: { $0 != " " }) else { continue }
            let spaces = line.prefix { $0 == " " }.count
            var scanner = LayoutLineScanner(line.dropFirst(spaces), line: index + 1)
            let node = try scanner.node()
            guard spaces % 2 == 0, open.isEmpty ? spaces == 0 : spaces > 0 else {
                throw scanner.error("is indented as no view can be")
            }
            let depth = spaces / 2
            while let last = open.last, last.depth >= depth { close() }
            guard depth == (open.last?.depth ?? -1) + 1 else {
                throw scanner.error("is indented too far")
            }
            open.append((depth, node))
        }
        guard !open.isEmpty else { throw LayoutTextError(line: 1, message: "no view") }
        while open.count > 1 { close() }
        self = open[0].node
    }
}

/// A line of layout text that is none.
package struct LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    package var description: String { "line \(line) \(message)" }
}

extension String {
    fileprivate var isLayoutWord: Bool {
        !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    fileprivate var quotedForLayout: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\u{0}"..<" ", "\u{7f}", "\u{2028}", "\u{2029}", "\u{85}":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
