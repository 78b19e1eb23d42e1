import Foundation
import Graphics
import LayoutEngine

/// Colors along the line between two points of a rectangle.
public struct LinearGradient: ShapeStyle {
    private let gradient: AnyGradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    @_disfavoredOverload
    nonisolated public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(
            .linear(
                gradient.ramp(level: level, in: context.environment), start: startPoint,
                end: endPoint))
    }
}

extension LinearGradient: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.filling(context.resolve(self), name: "LinearGradient")]
    }
}

extension ShapeStyle where Self == LinearGradient {
    nonisolated public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Gradient: ShapeStyle {
    /// As a style, a gradient runs from top to bottom.
    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
            ._style(level: level, in: context)
    }
}
