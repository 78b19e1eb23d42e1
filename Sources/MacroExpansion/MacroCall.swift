/// The arguments of a freestanding macro's use, trailing closures included, as source text.
struct MacroCall {
    struct Argument {
        var label: String?
        var source: String

        var isClosure: Bool { source.hasPrefix("{") }
    }

    private(set) var arguments: [Argument] = []

    init(parsing source: String) {
        var scanner = SourceScanner(source)
        scanner.skipTrivia()
        while scanner.current == UInt8(ascii: "@") {
            Self.skipName(&scanner)
            scanner.skipTrivia()
            if scanner.current == UInt8(ascii: "(") { scanner.skipGroup() }
            scanner.skipTrivia()
        }
        Self.skipName(&scanner)
        scanner.skipTrivia()
        if scanner.current == UInt8(ascii: "(") { parseList(&scanner) }
        parseTrailingClosures(&scanner)
    }

    /// The first argument of that label.
    subscript(label: String) -> String? { arguments.first { $0.label == label }?.source }

    /// `@available`, `#Preview`, `#DeveloperToolsSupport.Preview`: the sign and what it names.
    private static func skipName(_ scanner: inout SourceScanner) {
        repeat {
            scanner.offset += 1
            _ = scanner.identifier()
        } while scanner.current == UInt8(ascii: ".")
    }

    private mutating func parseList(_ scanner: inout SourceScanner) {
        scanner.offset += 1
        while let byte = scanner.current, byte != UInt8(ascii: ")") {
            scanner.skipTrivia()
            let label = Self.label(&scanner)
            scanner.skipTrivia()
            let start = scanner.offset
            var end = start
            while let byte = scanner.current, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
                scanner.skipPiece()
                end = scanner.offset
                scanner.skipTrivia()
            }
            if end > start {
                arguments.append(Argument(label: label, source: scanner.text(start..<end)))
            }
            if scanner.current == UInt8(ascii: ",") { scanner.offset += 1 }
        }
        scanner.offset += 1
    }

    private mutating func parseTrailingClosures(_ scanner: inout SourceScanner) {
        while true {
            scanner.skipTrivia()
            let label = Self.label(&scanner)
            scanner.skipTrivia()
            guard scanner.current == UInt8(ascii: "{") else { return }
            let start = scanner.offset
            scanner.skipGroup()
            let end = min(scanner.offset, scanner.bytes.count)
            arguments.append(Argument(label: label, source: scanner.text(start..<end)))
        }
    }

    /// `label:`; the scanner stays where there is none.
    private static func label(_ scanner: inout SourceScanner) -> String? {
        let start = scanner.offset
        if let name = scanner.identifier() {
            scanner.skipTrivia()
            if scanner.current == UInt8(ascii: ":"), scanner.peek(1) != UInt8(ascii: ":") {
                scanner.offset += 1
                return name
            }
        }
        scanner.offset = start
        return nil
    }
}
