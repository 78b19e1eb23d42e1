import Foundation
import Graphics
import LayoutEngine

/// One or more lines of text.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: @unchecked Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case live(any LiveText)
        case image(Image)
        case joined(Text, Text)
    }

    /// What a modifier of `Text` asks, for this text alone.
    package enum Modifier: Sendable {
        case font(Font?)
        case fontModifier(Font.Modifier)
        case foreground(AnyShapeStyle)
        case background(AnyShapeStyle)
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case underline(TextLine?)
        case strikethrough(TextLine?)
        case link(String)
    }

    package var storage: Storage
    /// Innermost first; of two that ask for the same thing the inner one wins.
    package var modifiers: [Modifier] = []

    package init(_ storage: Storage) { self.storage = storage }

    public init(verbatim content: String) { self.init(.verbatim(content)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// - Parameter key: Looked up in the user's translations; drawn as it is where there is none.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// Disfavored: attributed strings have literals too, and a literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    public init(_ image: Image) { self.init(.image(image)) }

    public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

    /// Texts are equal when they print alike.
    public static func == (left: Text, right: Text) -> Bool {
        String(describing: left.storage) == String(describing: right.storage)
            && String(describing: left.modifiers) == String(describing: right.modifiers)
    }

    package func adding(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    // MARK: Parts

    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// The letters' case.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// The size of text against that of its font.
    public struct Scale: Hashable, Sendable {
        private let name: String
        public static let `default` = Scale(name: "default")
        /// Smaller, for what stands beside the main words.
        public static let secondary = Scale(name: "secondary")
    }

    /// How a line under or through text looks.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            package let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        package var pattern: Pattern
        package var color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

/// A line under or through text.
package struct TextLine: Hashable, Sendable {
    package var pattern: Text.LineStyle.Pattern
    /// Nil for the text's own color.
    package var color: Color?

    package init(pattern: Text.LineStyle.Pattern, color: Color?) {
        self.pattern = pattern
        self.color = color
    }
}

/// Text whose characters depend on when and where it is shown.
package protocol LiveText: Sendable {
    func string(in environment: EnvironmentValues) -> String
    /// Takes all the width it is offered, as timers do lest they jump.
    var fillsWidth: Bool { get }
    /// Whether marks of Markdown in it count.
    var readsMarkdown: Bool { get }
}

extension LiveText {
    package var fillsWidth: Bool { false }
    package var readsMarkdown: Bool { false }
}
