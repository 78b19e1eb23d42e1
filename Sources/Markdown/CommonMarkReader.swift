import CMarkdown
import FoundationShim

/// Reads Markdown with cmark in GitHub's dialect: strikethrough and bare addresses beside what
/// CommonMark has, as Apple's own parser knows them.
package struct CommonMarkReader: MarkdownReader {
    package init() {}

    /// Gives the program this reader. Before any of the user's code runs: it may make attributed
    /// strings at once.
    package static func install() {
        if MarkdownReading.reader == nil { MarkdownReading.reader = CommonMarkReader() }
    }

    package func runs(of markdown: String, syntax: MarkdownSyntax) -> [MarkdownRun] {
        let lines = syntax == .full ? nil : InlineText(markdown, syntax: syntax)
        guard let document = MarkdownDocument(lines?.text ?? markdown) else {
            return [MarkdownRun(markdown)]
        }
        var collector = RunCollector(
            softBreak: syntax == .inlineOnlyPreservingWhitespace ? "\n" : " ",
            filler: lines?.filler)
        document.walk { collector.visit($0, isEntered: $1) }
        return collector.runs
    }
}

/// Text that is one paragraph to any Markdown parser.
///
/// Every line gets a character at its start that opens no block, counts as space beside marks of
/// emphasis, and is taken out again afterwards: then `# 1` and `- a` stay what they are.
private struct InlineText {
    let text: String
    let filler: Character

    init(_ markdown: String, syntax: MarkdownSyntax) {
        let filler = Self.candidates.first { !markdown.contains($0) } ?? Self.candidates[0]
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
        text = lines.map { line in
            if syntax == .inlineOnly { return "\(filler)\(line.trimmingPrefix(while: \.isSpace))" }
            // One at the end too, lest spaces there be taken for a line break or dropped.
            return line.last == "\\" ? "\(filler)\(line)" : "\(filler)\(line)\(filler)"
        }.joined(separator: "\n")
        self.filler = filler
    }

    /// Spaces that no label has.
    private static let candidates: [Character] = ["\u{1680}", "\u{205F}", "\u{2005}", "\u{2008}"]
}

extension Character {
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
    fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

/// A parsed document.
private final class MarkdownDocument {
    private let root: OpaquePointer

    init?(_ markdown: String) {
        Self.registerExtensions
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["strikethrough", "autolink"] {
            if let found = cmark_find_syntax_extension(name) {
                _ = cmark_parser_attach_syntax_extension(parser, found)
            }
        }
        var text = markdown
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parser_feed(parser, $0.baseAddress, $0.count)
            }
        }
        guard let root = cmark_parser_finish(parser) else { return nil }
        self.root = root
    }

    deinit { cmark_node_free(root) }

    /// The library keeps its extensions in a list of its own, filled once a process.
    private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

    func walk(_ visit: (_ node: OpaquePointer, _ isEntered: Bool) -> Void) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            if let node = cmark_iter_get_node(iterator) {
                visit(node, event == CMARK_EVENT_ENTER)
            }
        }
    }
}

/// Gathers the texts of a document with the marks that they stand in.
private struct RunCollector {
    let softBreak: String
    let filler: Character?
    private(set) var runs: [MarkdownRun] = []
    /// How many marks of a kind are open.
    private var depths: [InlinePresentationIntent: Int] = [:]
    private var links: [String] = []

    init(softBreak: String, filler: Character?) {
        self.softBreak = softBreak
        self.filler = filler
    }

    mutating func visit(_ node: OpaquePointer, isEntered: Bool) {
        switch String(cString: cmark_node_get_type_string(node)) {
        case "text": append(literal(of: node))
        case "code": append(literal(of: node), .code)
        case "code_block": append(literal(of: node))
        case "html_inline": append(literal(of: node), .inlineHTML)
        case "html_block": append(literal(of: node), .blockHTML)
        case "softbreak": append(softBreak)
        case "linebreak": append("\n")
        case "emph": mark(.emphasized, isEntered)
        case "strong": mark(.stronglyEmphasized, isEntered)
        case "strikethrough": mark(.strikethrough, isEntered)
        case "link":
            if isEntered {
                links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
            } else {
                _ = links.popLast()
            }
        default: break
        }
    }

    private func literal(of node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private mutating func mark(_ intent: InlinePresentationIntent, _ isEntered: Bool) {
        depths[intent, default: 0] += isEntered ? 1 : -1
    }

    private mutating func append(_ text: String, _ own: InlinePresentationIntent = []) {
        let text = filler.map { filler in text.filter { $0 != filler } } ?? text
        guard !text.isEmpty else { return }
        var intent = own
        for (mark, depth) in depths where depth > 0 { intent.insert(mark) }
        if let last = runs.last, last.intent == intent, last.link == links.last {
            runs[runs.count - 1].string += text
        } else {
            runs.append(MarkdownRun(text, intent: intent, link: links.last))
        }
    }
}
