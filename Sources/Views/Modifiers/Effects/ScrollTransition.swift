import LayoutEngine

/// How far a view has scrolled into sight; all of it has in a still picture.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { 0 }
}

public struct ScrollTransitionConfiguration: Sendable {
    private init() {}
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
}

extension View {
    /// The view as it is drawn where all of it is in sight.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView { visualEffect { content, _ in transition(content, .identity) } }
}
