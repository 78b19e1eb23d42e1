import Foundation
import Graphics

/// A style under a further opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        style._style(level: level, in: context).fading(by: min(max(opacity, 0), 1))
    }
}

/// A style put onto what is below it in another way.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let blendMode: BlendMode

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        var resolved = style._style(level: level, in: context)
        resolved.blendMode = blendMode
        return resolved
    }
}

/// A style with a shadow behind or in what it paints.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        var resolved = style._style(level: level, in: context)
        resolved.shadows.append(shadow.resolved(in: context.environment))
        return resolved
    }
}

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    /// A shadow behind what is painted; lengths in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that the outline casts into what is painted.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
        ResolvedShadow(
            color: color.rgba(in: environment), radius: radius, offset: offset, isInner: isInner)
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    public func blendMode(_ mode: BlendMode) -> _BlendModeShapeStyle<Self> {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }

    public func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<Self> {
        _ShadowShapeStyle(style: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }
}
