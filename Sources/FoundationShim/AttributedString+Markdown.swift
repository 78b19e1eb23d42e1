import Foundation

extension AttributedString {
    /// How Markdown becomes an attributed string.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            /// Blocks and inline marks. Blocks follow each other without a line between.
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// - Throws: never, since no text is wrong Markdown; declared as on Apple's systems.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(
            MarkdownReading.runs(of: markdown, syntax: options.interpretedSyntax.syntax),
            baseURL: baseURL)
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options,
            baseURL: baseURL)
    }

    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    fileprivate init(_ runs: [MarkdownRun], baseURL: URL?) {
        self.init()
        for run in runs {
            var part = AttributedString(run.string)
            if !run.intent.isEmpty {
                part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
                    run.intent
            }
            if let link = run.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) {
                part.link = link
            }
            append(part)
        }
    }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
    fileprivate var syntax: MarkdownSyntax {
        switch self {
        case .full: .full
        case .inlineOnly: .inlineOnly
        case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
        }
    }
}
