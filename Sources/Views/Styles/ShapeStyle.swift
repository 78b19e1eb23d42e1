import Foundation
import Graphics

/// A color or pattern with which shapes, text and symbols are drawn.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style this one stands for in an environment. Styles of one's own answer one of the
    /// built-in ones; those never are asked.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted. Level 0 is the style itself, 1 its secondary form, and so on.
    func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        resolve(in: context.environment)._style(level: level, in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style and stands for no other")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        switch self {}
    }
}

/// A style of a type that is not known.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = style }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        base._style(level: level, in: context)
    }
}
