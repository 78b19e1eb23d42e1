import Foundation
import LayoutEngine

/// What may cover the edges of a screen. Nothing covers those of a widget.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// A bar along the top or the bottom; this view keeps to the rest.
    ///
    /// - Parameter spacing: In points; nil for the distance that both views prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        inset(
            edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            content())
    }

    /// A bar along a side; this view keeps to the rest.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        inset(
            edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            content())
    }

    nonisolated private func inset(
        _ edge: Edge, alignment: Alignment, spacing: CGFloat?, _ bar: some View
    ) -> ModifiedView {
        nonisolated(unsafe) let bar = bar
        return ModifiedView(self) { node, context in
            let bars = bar.nodes(in: context.inStack(along: nil))
            guard let bar = context.grouped(bars, alignment: alignment) else { return node }
            var result = node.wrapped(
                in: EdgeInsetLayout(edge: edge, alignment: alignment, spacing: spacing),
                name: "SafeAreaInset", layoutDirection: context.environment.layoutDirection)
            guard case .container(let layout, let inner, let composition) = result.kind else {
                return result
            }
            result.kind = .container(layout, inner + [bar], composition)
            return result
        }
    }

    /// Room around the view that its backgrounds may fill on a screen. In a widget it is padding.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView {
        padding(insets)
    }

    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedView { padding(edges, length) }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> ModifiedView { padding(length) }

    /// The view as it is: a widget has no safe area beside its margins, and those hold.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}

/// Room that a scene's content keeps from its edges.
public struct ScenePadding: Equatable, Sendable {
    private let isMinimum: Bool
    public static let minimum = ScenePadding(isMinimum: true)
    public static let navigationBar = ScenePadding(isMinimum: false)
}

extension View {
    /// Room as at a scene's edges, 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> ModifiedView {
        padding(edges)
    }

    nonisolated public func scenePadding(
        _ padding: ScenePadding, edges: Edge.Set = .all
    ) -> ModifiedView { self.padding(edges) }
}
