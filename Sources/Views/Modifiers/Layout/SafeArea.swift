import Foundation
import LayoutEngine

/// What may cover the edges of a screen. Nothing but a widget's own bars covers its edges.
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
            result.traits.holdsSafeArea = true
            return result
        }
    }

    /// Room around the view that its backgrounds may fill.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView {
        ModifiedView(padding(insets)) { node, _ in
            var node = node
            node.traits.holdsSafeArea = true
            return node
        }
    }

    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedView { safeAreaPadding(EdgeInsets(edges, length ?? defaultPadding)) }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> ModifiedView {
        safeAreaPadding(EdgeInsets(.all, length))
    }

    /// The view over the bars of the safe areas around it. A widget's margins are no such area:
    /// they hold since iOS 17 (device_sizes.json).
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedView {
        ModifiedView(self) { node, _ in
            regions.contains(.container) ? node.ignoringSafeArea(at: edges) : node
        }
    }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedView {
        ignoresSafeArea(edges: edges)
    }
}

extension Node {
    func ignoringSafeArea(at edges: Edge.Set) -> Node {
        var node = self
        node.traits.ignoredSafeAreaEdges.formUnion(edges)
        return node
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
