import Foundation
import LayoutEngine

/// Which part of a scroll view margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    private let rawValue: Int
    public static let automatic = ContentMarginPlacement(rawValue: 0)
    public static let scrollContent = ContentMarginPlacement(rawValue: 1)
    public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

private struct ScrollMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// Around the content of scroll views, in points.
    var scrollMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}

extension View {
    /// Room around the content of the scroll views within.
    ///
    /// - Parameter length: In points; nil for 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView {
        contentMargins(edges, EdgeInsets(.all, length ?? defaultPadding), for: placement)
    }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView {
        if placement == .scrollIndicators { return ModifiedView(unchanged: self) }
        return ModifiedView(
            self,
            environment: { environment in
                if edges.contains(.top) { environment.scrollMargins.top = insets.top }
                if edges.contains(.leading) { environment.scrollMargins.leading = insets.leading }
                if edges.contains(.bottom) { environment.scrollMargins.bottom = insets.bottom }
                if edges.contains(.trailing) {
                    environment.scrollMargins.trailing = insets.trailing
                }
            })
    }
}
