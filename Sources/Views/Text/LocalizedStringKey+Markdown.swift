import Foundation
import FoundationShim

extension LocalizedStringKey {
    /// The translation of the key, or the key itself.
    func format(
        table: String?, in environment: EnvironmentValues, _ resources: any ResourceLibrary
    ) -> String {
        resources.string(
            forKey: key, table: table, locale: environment.locale,
            numbers: arguments.map(\.number)) ?? key
    }

    /// `format` between two changes of its Markdown. Its values are put in later, and are not read
    /// as Markdown.
    func markdownRuns(of format: String) -> [MarkdownRun] {
        let runs = MarkdownReading.runs(of: format)
        let isPlain = runs.count == 1 && runs[0].intent.isEmpty && runs[0].link == nil
        if isPlain || arguments.isEmpty { return runs }
        // A link's address comes after its words here, before them perhaps there.
        return MarkdownReading.runs(of: FormatString(format).positional)
    }

    /// `format` with the values in it.
    func plainString(
        _ format: String, in environment: EnvironmentValues, resources: any ResourceLibrary
    ) -> String {
        if arguments.isEmpty { return format.replacingOccurrences(of: "%%", with: "%") }
        return FormatString(format).pieces.map { piece in
            switch piece {
            case .literal(let literal): return literal
            case .argument(let index, let specifier):
                guard arguments.indices.contains(index) else { return "" }
                switch arguments[index] {
                case .text(let text):
                    return text.plainString(in: environment, resources: resources)
                case .string(let string): return string
                case .value(let value):
                    return ValueText.string(
                        value, specifier: specifier, locale: environment.locale)
                }
            }
        }.joined()
    }
}

extension LocalizedStringKey.Argument {
    /// What decides about singular and plural.
    fileprivate var number: Double? {
        guard case .value(let value) = self else { return nil }
        return switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}

extension MarkdownRun {
    /// How the run looks, innermost first.
    var modifiers: [Text.Modifier] {
        Text.modifiers(intent: intent, link: link)
    }
}

extension Text {
    /// What Markdown's marks ask of text; links have the tint.
    static func modifiers(
        intent: InlinePresentationIntent, link: String?
    ) -> [Modifier] {
        var modifiers: [Modifier] = []
        if intent.contains(.code) { modifiers.append(.fontModifier(.monospaced)) }
        if intent.contains(.stronglyEmphasized) { modifiers.append(.fontModifier(.bold)) }
        if intent.contains(.emphasized) { modifiers.append(.fontModifier(.italic)) }
        if intent.contains(.strikethrough) {
            modifiers.append(.strikethrough(TextLine(pattern: .solid, color: nil)))
        }
        if let link { modifiers += [.link(link), .foreground(AnyShapeStyle(TintShapeStyle()))] }
        return modifiers
    }
}
