import Foundation
import Graphics
import LayoutEngine

/// Colors outward from a point of a rectangle, on circles.
public struct RadialGradient: ShapeStyle {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadius: Of the circle on which the first color lies, in points.
    ///   - endRadius: Of the circle on which the last color lies, in points.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    nonisolated public init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    @_disfavoredOverload
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadius = max(startRadius, 0)
        self.endRadius = max(endRadius, 0)
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(
            .radial(
                gradient.ramp(level: level, in: context.environment), center: center,
                startRadius: startRadius, endRadius: endRadius))
    }
}

extension RadialGradient: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.filling(context.resolve(self), name: "RadialGradient")]
    }
}

/// Colors outward from a point of a rectangle, on ellipses of its proportions.
public struct EllipticalGradient: ShapeStyle {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadiusFraction: Of the first color's ellipse, in parts of the rectangle's sides.
    ///   - endRadiusFraction: Of the last color's ellipse; 0.5 touches the sides.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: AnyGradient(gradient), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    @_disfavoredOverload
    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startRadius = max(startRadiusFraction, 0)
        endRadius = max(endRadiusFraction, 0)
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(
            .elliptical(
                gradient.ramp(level: level, in: context.environment), center: center,
                startRadius: startRadius, endRadius: endRadius))
    }
}

extension EllipticalGradient: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.filling(context.resolve(self), name: "EllipticalGradient")]
    }
}

extension ShapeStyle where Self == RadialGradient {
    nonisolated public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    nonisolated public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    nonisolated public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
