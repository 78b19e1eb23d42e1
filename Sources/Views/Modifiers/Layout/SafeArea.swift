import Foundation
import LayoutEngine

/// Parts of a screen that are not for content. Widgets have none: their margins are padding.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    /// A further view above or below this one, which gets what room is left.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        beside(
            content(), isFirst: edge == .top,
            StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing))
    }

    /// A further view before or after this one, which gets what room is left.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        beside(
            content(), isFirst: edge == .leading,
            StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing))
    }

    nonisolated private func beside(
        _ other: some View, isFirst: Bool, _ layout: StackLayout
    ) -> ModifiedView {
        nonisolated(unsafe) let other = other
        nonisolated(unsafe) let layout = layout
        return ModifiedView(self) { node, context in
            guard let other = context.grouped(other.nodes(in: context.inStack(along: nil)))
            else { return node }
            return Node(
                .container(layout, isFirst ? [other, node] : [node, other], .stacked),
                name: "SafeAreaInset", layoutDirection: context.environment.layoutDirection)
        }
    }

    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView {
        padding(insets)
    }

    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedView { padding(edges, length) }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> ModifiedView { padding(length) }

    /// Margins of scroll views and lists, which widgets do not show.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
