import Foundation

/// How a symbol would move. A still picture shows it at rest.
public protocol SymbolEffect {}

public struct _InertSymbolEffect: SymbolEffect, Sendable {
    public var up: _InertSymbolEffect { self }
    public var down: _InertSymbolEffect { self }
    public var byLayer: _InertSymbolEffect { self }
    public var wholeSymbol: _InertSymbolEffect { self }
    public var iterative: _InertSymbolEffect { self }
    public var downUp: _InertSymbolEffect { self }
    public var upUp: _InertSymbolEffect { self }
    public var offUp: _InertSymbolEffect { self }
    public var cumulative: _InertSymbolEffect { self }
    public var reversing: _InertSymbolEffect { self }
    public var nonReversing: _InertSymbolEffect { self }
    public var dimInactiveLayers: _InertSymbolEffect { self }
    public var hideInactiveLayers: _InertSymbolEffect { self }
}

extension SymbolEffect where Self == _InertSymbolEffect {
    public static var bounce: _InertSymbolEffect { _InertSymbolEffect() }
    public static var pulse: _InertSymbolEffect { _InertSymbolEffect() }
    public static var scale: _InertSymbolEffect { _InertSymbolEffect() }
    public static var variableColor: _InertSymbolEffect { _InertSymbolEffect() }
    public static var appear: _InertSymbolEffect { _InertSymbolEffect() }
    public static var disappear: _InertSymbolEffect { _InertSymbolEffect() }
    public static var breathe: _InertSymbolEffect { _InertSymbolEffect() }
    public static var replace: _InertSymbolEffect { _InertSymbolEffect() }
    public static var rotate: _InertSymbolEffect { _InertSymbolEffect() }
    public static var wiggle: _InertSymbolEffect { _InertSymbolEffect() }
}

public struct SymbolEffectOptions: Sendable {
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}

extension View {
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
