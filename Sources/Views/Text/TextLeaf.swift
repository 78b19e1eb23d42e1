import Foundation
import Graphics
import LayoutEngine

/// What one span of text is drawn with.
struct TextInk {
    struct Line: Equatable {
        var style: ResolvedStyle
        var pattern: Text.LineStyle.Pattern
    }

    var foreground: ResolvedStyle
    /// Behind the characters.
    var background: ResolvedStyle?
    var underline: Line?
    var strikethrough: Line?
    /// Where a tap leads.
    var link: String?
    /// Drawn instead of characters.
    var picture: InlineImage?

    /// Whether characters of both may be set as one span.
    func isLike(_ other: TextInk) -> Bool {
        picture == nil && other.picture == nil && foreground == other.foreground
            && background == other.background
            && underline == other.underline && strikethrough == other.strikethrough
            && link == other.link
    }
}

/// A paragraph as a leaf.
final class TextLeaf: Leaf {
    private let paragraph: Paragraph
    private let inks: [TextInk]
    private let fillsWidth: Bool
    private let isRedacted: Bool
    /// The last typesetter's; one leaf is hardly ever set by two.
    @exclusivity(unchecked) private var framesetter: (any Framesetter)?
    @exclusivity(unchecked) private var typesetter: (any Typesetter)?
    /// The bounds by the size they were answered with: the frame a leaf gets is a size it has
    /// answered, and setting the text anew into that size could break its lines elsewhere.
    @exclusivity(unchecked) private var answers: [(size: CGSize, bounds: TextBounds)] = []

    init(paragraph: Paragraph, inks: [TextInk], fillsWidth: Bool, isRedacted: Bool) {
        self.paragraph = paragraph
        self.inks = inks
        self.fillsWidth = fillsWidth
        self.isRedacted = isRedacted
    }

    // MARK: Layout

    private func prepareFramesetter(_ context: LayoutContext) {
        if framesetter != nil, typesetter === context.typesetter { return }
        framesetter = context.typesetter.framesetter(for: paragraph)
        typesetter = context.typesetter
    }

    private func remember(_ size: CGSize, in bounds: TextBounds) {
        for answer in answers where answer.size == size { return }
        answers.append((size, bounds))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        prepareFramesetter(context)
        let bounds = TextBounds(
            width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        var size = framesetter!.size(in: bounds)
        if fillsWidth, let width = proposal.width, width.isFinite {
            size.width = max(size.width, width)
        }
        remember(size, in: bounds)
        return size
    }

    func naturalSize(in context: LayoutContext) -> CGSize? {
        if fillsWidth { return nil }
        prepareFramesetter(context)
        let text = framesetter!.text(in: TextBounds())
        if text.isTruncated { return nil }
        remember(text.size, in: TextBounds())
        return text.size
    }

    private func text(for size: CGSize, _ context: LayoutContext) -> TypesetText {
        prepareFramesetter(context)
        let tolerance = context.pixelLength * 0.51
        let known = answers.last { answer in
            abs(answer.size.width - size.width) <= tolerance
                && abs(answer.size.height - size.height) <= tolerance
        }
        return framesetter!.text(
            in: known?.bounds ?? TextBounds(width: size.width, height: size.height))
    }

    func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, in context: LayoutContext
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key {
            return text(for: size, context).firstBaseline
        }
        if key == VerticalAlignment.lastTextBaseline.key {
            return text(for: size, context).lastBaseline
        }
        return nil
    }

    /// Truth, section 2, "Default VStack spacing when text is involved".
    func spacing(in context: LayoutContext) -> ViewSpacing {
        let fonts = paragraph.spans.map { context.typesetter.metrics(of: $0.font) }
        guard let largest = fonts.max(by: { $0.lineHeight < $1.lineHeight }) else {
            return ViewSpacing()
        }
        return TextSpacing(largest, pixel: context.pixelLength).viewSpacing
    }

    /// The characters as they are shown.
    var string: String { paragraph.string }

    // MARK: Drawing

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        let text = text(for: frame.size, context)
        if isRedacted { return redactedBars(text, in: frame) }
        let shift = alignmentShift(text, in: frame)
        var items: [DisplayItem] = []
        for line in text.lines {
            for run in line.runs where inks.indices.contains(run.span) {
                items += display(
                    run, scale: text.scale, at: CGPoint(x: frame.minX + shift, y: frame.minY),
                    in: frame, context)
            }
        }
        return items
    }

    /// Text that fills more width than it needs lies as its lines are aligned.
    private func alignmentShift(_ text: TypesetText, in frame: CGRect) -> CGFloat {
        let room = frame.width - text.size.width
        guard fillsWidth, room > 0 else { return 0 }
        switch paragraph.alignment {
        case .leading: return paragraph.isRightToLeft ? room : 0
        case .center: return room / 2
        case .trailing: return paragraph.isRightToLeft ? 0 : room
        }
    }

    private func display(
        _ run: TypesetRun, scale: CGFloat, at origin: CGPoint, in frame: CGRect,
        _ context: LayoutContext
    ) -> [DisplayItem] {
        let ink = inks[run.span]
        let start = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
        var items: [DisplayItem] = []
        let metrics = context.typesetter.metrics(of: paragraph.spans[run.span].font)
        func line(_ line: TextInk.Line, y: CGFloat) {
            var path = Path()
            path.move(to: CGPoint(x: start.x, y: y))
            path.addLine(to: CGPoint(x: start.x + run.width, y: y))
            let thickness = metrics.underlineThickness * scale
            items.append(
                .stroke(
                    path, StrokeStyle(lineWidth: thickness, dash: line.pattern.dash(thickness)),
                    line.style.paint(in: frame)))
        }
        if let background = ink.background {
            let box = CGRect(
                x: start.x, y: start.y - metrics.ascent * scale, width: run.width,
                height: metrics.lineHeight * scale)
            items.append(.fill(Path(box), FillStyle(), background.paint(in: frame)))
        }
        if let underline = ink.underline {
            line(underline, y: start.y + metrics.underlineOffset * scale)
        }
        if var glyphs = run.glyphs {
            glyphs.origin = CGPoint(
                x: start.x + glyphs.origin.x - run.origin.x,
                y: start.y + glyphs.origin.y - run.origin.y)
            items += ink.foreground.finish([.glyphs(glyphs, ink.foreground.paint(in: frame))])
        } else if let picture = ink.picture {
            let top = CGPoint(x: start.x, y: start.y - picture.baseline * scale)
            let size = CGSize(
                width: picture.size.width * scale, height: picture.size.height * scale)
            items += picture.items(CGRect(origin: top, size: size))
        }
        if let strikethrough = ink.strikethrough {
            line(strikethrough, y: start.y - metrics.xHeight / 2 * scale)
        }
        return items
    }

    /// A bar for each line, as wide as the line. Opacity from colors.json (`redaction`, low
    /// confidence); the radius is its visual estimate.
    private func redactedBars(_ text: TypesetText, in frame: CGRect) -> [DisplayItem] {
        let ink = inks.first?.foreground
        return text.lines.compactMap { line in
            guard let ink, line.frame.width > 0 else { return nil }
            let bar = line.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            return .fill(
                Path(roundedRect: bar, cornerRadius: Self.redactionCornerRadius), FillStyle(),
                .faded(ink.paint(in: frame), opacity: Self.redactionOpacity))
        }
    }

    private static let redactionOpacity = 0.16
    private static let redactionCornerRadius: CGFloat = 3.5

    // MARK: Report

    /// Characters of a text that a report tells.
    private static let longestReport = 2000

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        let text = text(for: frame.size, context)
        let font = paragraph.spans.first?.font ?? FontSpec(size: 17)
        var findings: [Finding] = []
        if text.isTruncated {
            findings.append(
                Finding(
                    rule: "text-truncated",
                    message: "“\(paragraph.string.shortened(to: 80).onOneLine)” does not fit "
                        + "and is cut.",
                    hint: "Give it room, allow more lines, or let it shrink with "
                        + "minimumScaleFactor(_:)."))
        }
        findings += missingFonts(context) + coloredFonts(context)
        return LeafDescription(
            text: LeafDescription.Text(
                string: paragraph.string.shortened(to: Self.longestReport), font: font.description,
                size: font.size,
                lines: text.lines.count, isTruncated: text.isTruncated, scale: text.scale,
                baseline: text.firstBaseline),
            color: inks.first?.foreground.name, link: inks.lazy.compactMap(\.link).first,
            findings: findings)
    }
}

extension TextLeaf {
    private func missingFonts(_ context: LayoutContext) -> [Finding] {
        var names: Set<String> = []
        return paragraph.spans.compactMap { span in
            guard case .named(let name) = span.font.family,
                let suggestions = context.typesetter.suggestions(forMissing: span.font),
                names.insert(name).inserted
            else { return nil }
            let quoted = suggestions.map { "“\($0)”" }
            return Finding(
                rule: "font-missing",
                message: "There is no font “\(name)” here; the system font stands in for it.",
                hint: quoted.isEmpty
                    ? "Its file must lie in the project or in the folder given with --fonts."
                    : "Names like it: \(quoted.joined(separator: ", ")).")
        }
    }
}

extension TextLeaf {
    private func coloredFonts(_ context: LayoutContext) -> [Finding] {
        var names: Set<String> = []
        return paragraph.spans.compactMap { span in
            guard case .named(let name) = span.font.family,
                !context.typesetter.drawsGlyphsWhole(of: span.font), names.insert(name).inserted
            else { return nil }
            return Finding(
                rule: "font-colors-not-drawn",
                message: "Glyphs of “\(name)” are colored drawings; only their outlines are drawn.",
                hint: "Colored bitmaps, as in emoji fonts, are drawn whole.")
        }
    }
}

extension String {
    /// With spaces for line ends.
    fileprivate var onOneLine: String {
        String(map { $0.isNewline ? " " : $0 })
    }

    /// The beginning, with an ellipsis where something is left out.
    fileprivate func shortened(to limit: Int) -> String {
        let beginning = prefix(limit)
        return beginning.endIndex == endIndex ? self : beginning + "…"
    }
}

extension Text.LineStyle.Pattern {
    fileprivate func dash(_ thickness: CGFloat) -> [CGFloat] {
        switch self {
        case .dot: [thickness, thickness * 2]
        case .dash: [thickness * 4, thickness * 3]
        case .dashDot: [thickness * 4, thickness * 2, thickness, thickness * 2]
        case .dashDotDot:
            [thickness * 4, thickness * 2, thickness, thickness * 2, thickness, thickness * 2]
        default: []
        }
    }
}

/// The distances a text of some font prefers to its neighbours above and below.
struct TextSpacing {
    private let metrics: FontMetrics
    private let pixel: CGFloat

    init(_ metrics: FontMetrics, pixel: CGFloat) {
        self.metrics = metrics
        self.pixel = pixel
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        ((length / pixel) - 1e-6).rounded(.up) * pixel
    }

    /// With LH the line height, d a tenth of it rounded up: above LH + d − ascent, below
    /// max(LH + d − cap height, d + descent), between texts the lower one's extra leading.
    var viewSpacing: ViewSpacing {
        let tenth = roundedUp(metrics.lineHeight / 10)
        let above = metrics.lineHeight + tenth - metrics.ascent
        let below = max(
            metrics.lineHeight + tenth - metrics.capHeight, tenth + metrics.descent)
        let between = max(roundedUp(metrics.leading), 0)
        return ViewSpacing(
            top: ViewSpacing.Side(toOther: above, betweenTexts: between, isText: true),
            leading: ViewSpacing.Side(),
            bottom: ViewSpacing.Side(toOther: below, betweenTexts: 0, isText: true),
            trailing: ViewSpacing.Side())
    }
}

extension FontSpec: CustomStringConvertible {
    /// For example `system rounded bold`.
    package var description: String {
        let name: String
        switch family {
        case .system(.standard): name = "system"
        case .system(let design): name = "system \(design.rawValue)"
        case .named(let family): name = family
        }
        let weights = [
            100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium",
            600: "semibold", 700: "bold", 800: "heavy", 900: "black",
        ]
        return [name, weights[Int(weight)] ?? "\(Int(weight))", isItalic ? "italic" : nil]
            .compactMap { $0 }.joined(separator: " ")
    }
}
