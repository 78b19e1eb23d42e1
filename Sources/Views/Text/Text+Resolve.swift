import Foundation
import FoundationShim
import Graphics
import LayoutEngine

extension Text: View {
    public typealias Body = Never
}

extension Text: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        var builder = TextBuilder(context: context)
        let outer = context.environment.textModifiers
        builder.append(self, style: TextSpanStyle(context.environment).applying(outer.reversed()))
        return [builder.node(name: "Text")]
    }
}

/// What one span of text looks like, before its environment is asked.
private struct TextSpanStyle {
    var font: Font?
    /// Outermost first.
    var fontModifiers: [Font.Modifier]
    var foreground: AnyShapeStyle?
    var background: AnyShapeStyle?
    var tracking: CGFloat = 0
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: TextLine?
    var strikethrough: TextLine?
    var link: String?

    init(_ environment: EnvironmentValues) {
        font = environment.font
        fontModifiers = environment.fontModifiers
    }

    /// Under modifiers given innermost first: the outer ones are applied before the inner ones,
    /// which then win.
    func applying(_ modifiers: [Text.Modifier]) -> TextSpanStyle {
        var style = self
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): style.font = font ?? style.font
            case .fontModifier(let change): style.fontModifiers.append(change)
            case .foreground(let foreground): style.foreground = foreground
            case .background(let background): style.background = background
            case .tracking(let points): style.tracking = points
            case .kerning(let points): style.kerning = points
            case .baselineOffset(let points): style.baselineOffset = points
            case .underline(let line): style.underline = line
            case .strikethrough(let line): style.strikethrough = line
            case .link(let address): style.link = address
            }
        }
        return style
    }

    func spec(in environment: EnvironmentValues) -> FontSpec {
        environment.systemLineFont?.resolved(in: environment)
            ?? (font ?? .body).applying(fontModifiers).resolved(in: environment)
    }
}

/// Gathers the spans of one paragraph.
@MainActor
private struct TextBuilder {
    let context: ResolveContext
    private var spans: [Paragraph.Span] = []
    private var inks: [TextInk] = []
    private var fillsWidth = false
    private var findings: [Finding] = []

    init(context: ResolveContext) { self.context = context }

    private var environment: EnvironmentValues { context.environment }

    mutating func append(_ text: Text, style outer: TextSpanStyle) {
        let style = outer.applying(text.modifiers)
        switch text.storage {
        case .verbatim(let string): append(string, style)
        case .localized(let key, let table, _): append(key, table: table, style)
        case .attributed(let string):
            for run in string.textRuns {
                append(run.string, style.applying(run.modifiers))
            }
        case .live(let live):
            fillsWidth = fillsWidth || live.fillsWidth
            let string = live.string(in: environment)
            for run in live.readsMarkdown
                ? MarkdownReading.runs(of: string) : [MarkdownRun(string)]
            {
                append(run.string, style.applying(run.modifiers))
            }
        case .image(let image): append(image, style)
        case .joined(let left, let right):
            append(left, style: style)
            append(right, style: style)
        }
    }

    private mutating func append(_ string: String, _ style: TextSpanStyle) {
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        spans.append(
            Paragraph.Span(
                .text(cased), font: style.spec(in: environment), tracking: style.tracking,
                kerning: style.kerning, baselineOffset: style.baselineOffset))
        inks.append(ink(style))
    }

    private func ink(_ style: TextSpanStyle) -> TextInk {
        let own = environment.systemLineFont == nil ? style.foreground : nil
        let foreground = own.map { context.resolve($0) } ?? context.foreground()
        func line(_ line: TextLine?) -> TextInk.Line? {
            line.map { line in
                TextInk.Line(
                    style: line.color.map { context.resolve(AnyShapeStyle($0)) } ?? foreground,
                    pattern: line.pattern)
            }
        }
        return TextInk(
            foreground: foreground, background: style.background.map { context.resolve($0) },
            underline: line(style.underline),
            strikethrough: line(style.strikethrough), link: style.link)
    }

    /// The translation, or the key itself, read as Markdown, with its values at their places.
    private mutating func append(
        _ key: LocalizedStringKey, table: String?, _ style: TextSpanStyle
    ) {
        let format = key.format(table: table, in: environment, context.scope.resources)
        for run in key.markdownRuns(of: format) {
            var modifiers = run.modifiers
            if let link = run.link, !key.arguments.isEmpty {
                let address = key.plainString(
                    link, in: environment, resources: context.scope.resources)
                modifiers = MarkdownRun("", intent: run.intent, link: address).modifiers
            }
            append(run.string, values: key.arguments, style.applying(modifiers))
        }
    }

    private mutating func append(
        _ format: String, values: [LocalizedStringKey.Argument], _ style: TextSpanStyle
    ) {
        if values.isEmpty {
            append(format.replacingOccurrences(of: "%%", with: "%"), style)
            return
        }
        for piece in FormatString(format).pieces {
            switch piece {
            case .literal(let literal): append(literal, style)
            case .argument(let index, let specifier):
                guard values.indices.contains(index) else { continue }
                switch values[index] {
                case .text(let text): append(text, style: style)
                case .string(let string): append(string, style)
                case .value(let value):
                    append(
                        ValueText.string(
                            value, specifier: specifier, locale: environment.locale), style)
                }
            }
        }
    }

    private mutating func append(_ image: Image, _ style: TextSpanStyle) {
        let font = style.spec(in: environment)
        let styled = style.foreground.map { foreground in
            context.with { $0.setForeground([foreground]) }
        }
        let picture = image.inline(font: font, in: styled ?? context)
        findings += picture.findings
        spans.append(
            Paragraph.Span(
                .attachment(
                    width: picture.size.width, ascent: picture.baseline,
                    descent: picture.size.height - picture.baseline),
                font: font, baselineOffset: style.baselineOffset))
        var ink = ink(style)
        ink.picture = picture
        inks.append(ink)
    }

    func node(name: String) -> Node {
        let (spans, inks) = merged
        var paragraph = Paragraph(spans: spans)
        paragraph.alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        paragraph.lineLimit = environment.lineLimit
        paragraph.reservedLines = environment.reservedLines
        paragraph.truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        paragraph.minimumScaleFactor = environment.minimumScaleFactor
        paragraph.allowsTightening = environment.allowsTightening
        paragraph.lineSpacing = environment.lineSpacing
        paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
        paragraph.language = environment.locale.identifier(.bcp47)
        paragraph.displayScale = environment.displayScale
        let isRedacted = environment.redactionReasons.contains(.placeholder)
        var node = Node(
            .leaf(
                TextLeaf(
                    paragraph: paragraph, inks: inks, fillsWidth: fillsWidth,
                    isRedacted: isRedacted)),
            name: name)
        node.traits.findings = findings
        for finding in inks.flatMap(\.foreground.findings)
        where !node.traits.findings.contains(finding) {
            node.traits.findings.append(finding)
        }
        return node
    }

    /// Neighbouring spans that look alike are one: letters at their border then join and kern.
    private var merged: (spans: [Paragraph.Span], inks: [TextInk]) {
        var result: (spans: [Paragraph.Span], inks: [TextInk]) = ([], [])
        for (span, ink) in zip(spans, inks) {
            if let last = result.spans.last, case .text(let before) = last.content,
                case .text(let after) = span.content, result.inks.last?.isLike(ink) == true
            {
                var joined = last
                joined.content = .text(before + after)
                var same = span
                same.content = joined.content
                if joined == same {
                    result.spans[result.spans.count - 1] = joined
                    continue
                }
            }
            result.spans.append(span)
            result.inks.append(ink)
        }
        return result
    }
}

/// A format string cut at its values.
struct FormatString {
    enum Piece: Equatable {
        case literal(String)
        case argument(Int, specifier: String)
    }

    private(set) var pieces: [Piece] = []

    /// Knows `%%`, `%@`, `%lld`, `%1$@` and the flags, widths and precisions of numbers.
    init(_ format: String) {
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal.append("%")
                continue
            }
            // A percent sign that begins no conversion is one: “5 % off”.
            guard let end = rest.firstIndex(where: { !Self.options.contains($0) }),
                Self.conversions.contains(rest[end])
            else {
                literal.append("%")
                continue
            }
            var body = rest[...end]
            rest = rest[rest.index(after: end)...]
            var index = next
            if let dollar = body.firstIndex(of: "$"), let position = Int(body[..<dollar]) {
                index = position - 1
                body = body[body.index(after: dollar)...]
            } else {
                next += 1
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.argument(index, specifier: "%" + body))
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private static let conversions = Set("@diouxXeEfFgGaAcsS")
    /// Flags, widths, precisions, lengths and positions.
    private static let options = Set("0123456789.$+-#'hlqzjtL")

    /// The same with every value's number written down, so that its parts can be told in any order.
    var positional: String {
        pieces.map { piece in
            switch piece {
            case .literal(let literal): literal.replacingOccurrences(of: "%", with: "%%")
            case .argument(let index, let specifier): "%\(index + 1)$\(specifier.dropFirst())"
            }
        }.joined()
    }
}
