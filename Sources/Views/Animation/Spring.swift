import Foundation

/// A spring, by how long it swings and how far. Nothing swings in a still picture.
public struct Spring: Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
    public static let bouncy = Spring(bounce: 0.3)
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .default
    }
}

extension SymbolEffect where Self == _InertSymbolEffect {
    public static var automatic: _InertSymbolEffect { _InertSymbolEffect() }
}

extension AnyTransition {
    public static var blurReplace: AnyTransition { .identity }
    public static var symbolEffect: AnyTransition { .identity }
}

extension View {
    /// This view as `body` changes it, which would be animated.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> V { body(PlaceholderContentView(content: AnyView(self))) }

    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
