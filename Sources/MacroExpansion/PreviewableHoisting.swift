/// `@Previewable @State var on = true` inside a preview: dynamic properties live in a view, so the
/// marked declarations become stored properties of a view whose body is the rest of the closure.
struct PreviewableHoisting {
    private static let marker: StaticString = "@Previewable"

    private(set) var properties: [String] = []
    private(set) var body = ""

    /// `closure` with its braces.
    init(_ closure: String) {
        var scanner = SourceScanner(closure)
        scanner.offset = 1
        let end = scanner.bytes.count - 1
        var start = 1
        while scanner.offset < end {
            guard scanner.starts(with: Self.marker) else {
                scanner.skipPiece()
                continue
            }
            body += scanner.text(start..<scanner.offset)
            scanner.offset += Self.marker.utf8CodeUnitCount
            let declaration = scanner.offset
            Self.skipStatement(&scanner, end: end)
            start = min(scanner.offset, end)
            properties.append(scanner.text(declaration..<start))
        }
        body += scanner.text(min(start, end)..<end)
    }

    /// To the end of the line that ends the statement: one that leaves nothing open, after which
    /// no line goes on with an operator, a member or a block.
    private static func skipStatement(_ scanner: inout SourceScanner, end: Int) {
        var last: UInt8 = 0
        var sawVariable = false
        while scanner.offset < end {
            let before = scanner.offset
            let newline = scanner.skipTrivia()
            if scanner.offset >= end { return }
            let byte = scanner.current!
            if byte == UInt8(ascii: ";") {
                scanner.offset += 1
                return
            }
            let continues =
                ".?:=+-*/&|{,)".utf8.contains(byte) || "=,(+-*/&|.<>:?".utf8.contains(last)
            if newline, sawVariable, !continues {
                scanner.offset = before
                return
            }
            let start = scanner.offset
            scanner.skipPiece()
            if scanner.text(start..<scanner.offset) == "var" { sawVariable = true }
            last = scanner.bytes[scanner.offset - 1]
        }
    }
}
