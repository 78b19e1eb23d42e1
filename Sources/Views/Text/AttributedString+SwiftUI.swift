import Foundation
import FoundationShim

/// What SwiftUI's text knows of an attributed string.
public enum SwiftUIAttributeKeys {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension AttributeScopes {
    public struct SwiftUIAttributes: AttributeScope {
        public let font: SwiftUIAttributeKeys.FontAttribute
        public let foregroundColor: SwiftUIAttributeKeys.ForegroundColorAttribute
        public let backgroundColor: SwiftUIAttributeKeys.BackgroundColorAttribute
        public let strikethroughStyle: SwiftUIAttributeKeys.StrikethroughStyleAttribute
        public let underlineStyle: SwiftUIAttributeKeys.UnderlineStyleAttribute
        public let kern: SwiftUIAttributeKeys.KerningAttribute
        public let tracking: SwiftUIAttributeKeys.TrackingAttribute
        public let baselineOffset: SwiftUIAttributeKeys.BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

private typealias FoundationAttributes = AttributeScopes.FoundationAttributes

extension AttributedString {
    /// Its runs as spans of a text: characters, and modifiers innermost first.
    var textRuns: [(string: String, modifiers: [Text.Modifier])] {
        runs.map { run in
            var modifiers: [Text.Modifier] = []
            if let font = run[SwiftUIAttributeKeys.FontAttribute.self] {
                modifiers.append(.font(font))
            }
            if let color = run[SwiftUIAttributeKeys.ForegroundColorAttribute.self] {
                modifiers.append(.foreground(AnyShapeStyle(color)))
            }
            if let color = run[SwiftUIAttributeKeys.BackgroundColorAttribute.self] {
                modifiers.append(.background(AnyShapeStyle(color)))
            }
            if let style = run[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] {
                modifiers.append(
                    .underline(TextLine(pattern: style.pattern, color: style.color)))
            }
            if let style = run[SwiftUIAttributeKeys.StrikethroughStyleAttribute.self] {
                modifiers.append(
                    .strikethrough(TextLine(pattern: style.pattern, color: style.color)))
            }
            if let points = run[SwiftUIAttributeKeys.KerningAttribute.self] {
                modifiers.append(.kerning(points))
            }
            if let points = run[SwiftUIAttributeKeys.TrackingAttribute.self] {
                modifiers.append(.tracking(points))
            }
            if let points = run[SwiftUIAttributeKeys.BaselineOffsetAttribute.self] {
                modifiers.append(.baselineOffset(points))
            }
            modifiers += Text.modifiers(
                intent: run[FoundationAttributes.InlinePresentationIntentAttribute.self] ?? [],
                link: run.link?.absoluteString)
            return (String(self[run.range].characters), modifiers)
        }
    }
}
