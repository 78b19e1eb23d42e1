import Graphics

/// The primary to quinary forms of the foreground style around a view.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let level: Int

    private init(level: Int) { self.level = level }

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// A secondary style under a secondary one is tertiary: levels add up.
    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        context.foreground(level: self.level + level)
    }

    /// How opaque the levels of a style other than the default are (colors.json,
    /// hierarchical_styles, over_a_custom_color).
    package static let opacities = [1, 0.5, 0.25, 0.18, 0.18]

    package static func opacity(level: Int) -> Double {
        opacities[min(max(level, 0), opacities.count - 1)]
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A lower level of some style, such as `.fill.tertiary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        base._style(level: self.level + level, in: context)
    }
}

extension ShapeStyle {
    public var secondary: HierarchicalShapeStyleModifier<Self> { .init(base: self, level: 1) }
    public var tertiary: HierarchicalShapeStyleModifier<Self> { .init(base: self, level: 2) }
    public var quaternary: HierarchicalShapeStyleModifier<Self> { .init(base: self, level: 3) }
    public var quinary: HierarchicalShapeStyleModifier<Self> { .init(base: self, level: 4) }
}
