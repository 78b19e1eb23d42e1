import Foundation
import LayoutEngine

// What assistive technologies would be told. Labels come out in the report; the rest changes
// nothing in a picture.

/// How an element joins its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init() { rawValue = 0 }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    public static let isImage = AccessibilityTraits(rawValue: 32)
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    // MARK: Labels

    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedView {
        ModifiedView(self) { node, context in
            var node = node
            node.traits.accessibilityLabel = label.string(in: context)
            return node
        }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedView {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedView {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    nonisolated public func accessibility(label: Text) -> ModifiedView {
        accessibilityLabel(label)
    }

    nonisolated public func accessibility(identifier: String) -> ModifiedView {
        accessibilityIdentifier(identifier)
    }

    // MARK: Without effect

    nonisolated public func accessibility(hidden: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibility(value: Text) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibility(hint: Text) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibility(sortPriority: Double) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityIgnoresInvertColors(
        _ active: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityShowsLargeContentViewer() -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}

extension Text {
    /// The characters as they are shown.
    @MainActor
    package func string(in context: ResolveContext) -> String {
        nodes(in: context).compactMap { node in
            guard case .leaf(let leaf) = node.kind else { return nil }
            return (leaf as? TextLeaf)?.string
        }.joined()
    }
}
