import PlainJSON
import SwiftParser
import SwiftSyntax

/// One file after the prepass, and what was seen in it.
struct PreparedSource {
    private(set) var source: [UInt8]
    private(set) var isEdited = false
    private(set) var imports: [String] = []
    /// Types marked `@main`.
    private(set) var entryPoints: [String] = []
    /// Types that conform to `Widget` or `WidgetBundle`, as far as the file says.
    private(set) var widgets: [String] = []
    private(set) var findings: [PrepassFinding] = []

    /// `modules` are those that can be imported; what imports another is blanked and reported.
    init(_ source: [UInt8], modules: Set<String>) {
        self.source = source
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = SourceVisitor(modules: modules)
        visitor.walk(tree)
        imports = visitor.imports
        entryPoints = visitor.entryPoints
        widgets = visitor.widgets
        isEdited = !visitor.edits.isEmpty
        for edit in visitor.edits { apply(edit) }
        if !visitor.missingImports.isEmpty {
            let converter = SourceLocationConverter(fileName: "", tree: tree)
            findings = visitor.missingImports.map { missing in
                let location = converter.location(for: missing.position)
                return PrepassFinding(
                    line: location.line, column: location.column, rule: "missing-module",
                    message: "module '\(missing.module)' is not available; its import is left out",
                    hint: "what comes from '\(missing.module)' has to be compiled along or left out"
                )
            }
        }
    }

    /// Blanks a range, except its line ends, and writes the replacement at its start.
    private mutating func apply(_ edit: SourceEdit) {
        for index in edit.range where source[index] != 0x0A && source[index] != 0x0D {
            source[index] = 0x20
        }
        for (index, byte) in zip(edit.range, edit.replacement.utf8) { source[index] = byte }
    }
}

/// A change that keeps the file's length.
struct SourceEdit {
    /// Bytes from the start of the file.
    var range: Range<Int>
    /// Never longer than the range; what remains becomes spaces.
    var replacement = ""

    init(_ node: some SyntaxProtocol, _ replacement: String = "") {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        range = start..<max(node.endPositionBeforeTrailingTrivia.utf8Offset, start)
        self.replacement = replacement
    }
}

struct PrepassFinding {
    var line: Int
    var column: Int
    var rule: String
    var message: String
    var hint: String

    func json(path: String) -> JSON {
        [
            "path": .string(path), "line": JSON(line), "column": JSON(column),
            "severity": "warning", "rule": .string(rule), "message": .string(message),
            "hint": .string(hint),
        ]
    }
}
