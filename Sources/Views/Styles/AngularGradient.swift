import Foundation
import Graphics
import LayoutEngine

/// Colors that turn clockwise around a point of a rectangle; angle 0 points to the right.
public struct AngularGradient: ShapeStyle {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let start: Angle
    private let end: Angle

    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    nonisolated public init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    /// A full turn from `angle` on.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: angle + .degrees(360))
    }

    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    @_disfavoredOverload
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(
            .angular(
                gradient.ramp(level: level, in: context.environment), center: center,
                start: start, end: end))
    }
}

extension AngularGradient: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.filling(context.resolve(self), name: "AngularGradient")]
    }
}

extension ShapeStyle where Self == AngularGradient {
    nonisolated public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    nonisolated public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

    nonisolated public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }

    nonisolated public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
}
