import Foundation

/// Text between two changes of its Markdown.
package struct MarkdownRun: Hashable, Sendable {
    package var string: String
    package var intent: InlinePresentationIntent
    /// As written; perhaps not a valid URL.
    package var link: String?

    package init(_ string: String, intent: InlinePresentationIntent = [], link: String? = nil) {
        self.string = string
        self.intent = intent
        self.link = link
    }
}

/// Which part of Markdown's syntax counts.
package enum MarkdownSyntax: Hashable, Sendable {
    /// Blocks too; their texts follow each other without anything between.
    case full
    /// White space between words counts as one space.
    case inlineOnly
    case inlineOnlyPreservingWhitespace
}

/// Takes Markdown apart. The parser is a C library, which no module that users import may know:
/// hence this protocol.
package protocol MarkdownReader: Sendable {
    func runs(of markdown: String, syntax: MarkdownSyntax) -> [MarkdownRun]
}

/// The reader of this program. Set once, before any of the user's code runs.
package enum MarkdownReading {
    nonisolated(unsafe) package static var reader: (any MarkdownReader)?

    /// Text as it is where there is no reader or nothing that Markdown would change.
    package static func runs(
        of markdown: String, syntax: MarkdownSyntax = .inlineOnlyPreservingWhitespace
    ) -> [MarkdownRun] {
        guard let reader, markdown.utf8.count <= longestMarkdown,
            syntax != .inlineOnlyPreservingWhitespace || mayHoldMarkdown(markdown)
        else { return [MarkdownRun(markdown)] }
        return reader.runs(of: markdown, syntax: syntax)
    }

    /// Bytes; what is longer is no label, and is shown as it is.
    private static let longestMarkdown = 100_000

    /// Nearly every label holds none, and then nothing need be parsed.
    private static func mayHoldMarkdown(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "~"):
                return true
            // A web address, or one of mail; `%@` is none.
            case UInt8(ascii: "/") where previous == byte: return true
            case UInt8(ascii: "@")
            where previous != UInt8(ascii: "%") && previous != UInt8(ascii: "$"):
                return true
            case UInt8(ascii: ".") where previous == UInt8(ascii: "w"): return true
            default: break
            }
            previous = byte
        }
        return false
    }
}
