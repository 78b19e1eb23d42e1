/// `@Attribute modifier var name: Type = value`, taken apart.
struct VariableDeclaration {
    var name: String
    var type: String?
    var value: String?

    init(parsing source: String) throws {
        var scanner = SourceScanner(source)
        try Self.skipToName(&scanner)
        guard let name = scanner.identifier() else {
            throw MacroError(description: "@Entry needs a named variable")
        }
        self.name = name
        scanner.skipTrivia()
        if scanner.current == UInt8(ascii: ":") {
            scanner.offset += 1
            type = Self.piece(&scanner) { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "{") }
        }
        if scanner.current == UInt8(ascii: "=") {
            scanner.offset += 1
            value = Self.piece(&scanner) { _ in false }
        }
    }

    /// Past attributes, modifiers and `var`.
    private static func skipToName(_ scanner: inout SourceScanner) throws {
        while true {
            scanner.skipTrivia()
            guard let byte = scanner.current else {
                throw MacroError(description: "@Entry goes before a variable")
            }
            if byte == UInt8(ascii: "@") {
                scanner.offset += 1
                _ = scanner.identifier()
                if scanner.current == UInt8(ascii: "(") { scanner.skipGroup() }
            } else if let word = scanner.identifier() {
                if word == "var" { break }
                if word == "let" {
                    throw MacroError(description: "@Entry needs 'var', not 'let'")
                }
            } else {
                scanner.skipPiece()
            }
        }
        scanner.skipTrivia()
    }

    /// The text up to a byte at this level that ends it, without white space and comments around.
    private static func piece(
        _ scanner: inout SourceScanner, until ends: (UInt8) -> Bool
    ) -> String? {
        scanner.skipTrivia()
        let start = scanner.offset
        var end = start
        while let byte = scanner.current, !ends(byte) {
            scanner.skipPiece()
            end = min(scanner.offset, scanner.bytes.count)
            scanner.skipTrivia()
        }
        return end > start ? scanner.text(start..<end) : nil
    }
}
