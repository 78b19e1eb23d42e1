import Foundation
import Graphics

/// The background of views, or what `backgroundStyle(_:)` set.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        if let style = context.environment.backgroundStyle {
            return style._style(level: level, in: context.with { $0.backgroundStyle = nil })
        }
        let levels: [SystemColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        ]
        let color = levels[min(max(level, 0), levels.count - 1)]
        return ResolvedStyle(color.rgba(in: context.environment))
    }
}

/// What `tint(_:)` set; the accent color otherwise.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        guard let tint = context.environment.tintStyle else {
            return Color.accentColor._style(level: level, in: context)
        }
        return tint._style(level: level, in: context.with { $0.tintStyle = nil })
    }
}

/// The system's translucent fills.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        let levels: [SystemColor] = [
            .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
        ]
        let color = levels[min(max(level, 0), levels.count - 1)]
        return ResolvedStyle(color.rgba(in: context.environment))
    }
}

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        Color(system: .separator)._style(level: level, in: context)
    }
}

/// Text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        Color(system: .link)._style(level: level, in: context)
    }
}

/// Text that stands for something not yet there.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        Color(system: .placeholderText)._style(level: level, in: context)
    }
}

/// What marks a selection: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        TintShapeStyle()._style(level: level, in: context)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// From `tint(_:)`.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// From `accentColor(_:)`.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}
