import Foundation
import Graphics
import LayoutEngine

/// How lines of a text lie to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontModifiersKey: EnvironmentKey {
    static var defaultValue: [Font.Modifier] { [] }
}
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}
private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TextModifiersKey: EnvironmentKey {
    static var defaultValue: [Text.Modifier] { [] }
}

private struct SystemLineFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What `fontWeight`, `bold`, `italic`, `fontDesign` … of surrounding views ask, outermost
    /// first.
    package var fontModifiers: [Font.Modifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// What `tracking`, `underline` … of surrounding views ask, outermost first.
    package var textModifiers: [Text.Modifier] {
        get { self[TextModifiersKey.self] }
        set { self[TextModifiersKey.self] = newValue }
    }

    /// The font of text that names none of its own.
    package var resolvedFont: FontSpec {
        systemLineFont?.resolved(in: self)
            ?? (font ?? .body).applying(fontModifiers).resolved(in: self)
    }

    /// The font of all text and symbols where the system decides how a line of its own looks; they
    /// are in the label's color then. Nil where views decide.
    package var systemLineFont: Font? {
        get { self[SystemLineFontKey.self] }
        set { self[SystemLineFontKey.self] = newValue }
    }
}
