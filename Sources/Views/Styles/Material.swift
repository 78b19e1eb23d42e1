import Foundation
import Graphics
import LayoutEngine

/// A translucent layer that blurs and tints what lies behind it in the same picture.
public struct Material: ShapeStyle {
    private let recipe: MaterialRecipe

    public static let ultraThin = Material(recipe: .ultraThin)
    public static let thin = Material(recipe: .thin)
    public static let regular = Material(recipe: .regular)
    public static let thick = Material(recipe: .thick)
    /// No recipe of it is published: drawn as `thick`.
    public static let ultraThick = Material(recipe: .thick)
    public static let bar = Material(recipe: .chrome)

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        let isDark = context.environment.colorScheme == .dark
        return ResolvedStyle(.material(isDark ? recipe.dark : recipe.light))
            .fading(by: HierarchicalShapeStyle.opacity(level: level))
    }
}

private struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material that views stand on. Nothing is drawn otherwise for it.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material.ultraThin }
    public static var thinMaterial: Material { Material.thin }
    public static var regularMaterial: Material { Material.regular }
    public static var thickMaterial: Material { Material.thick }
    public static var ultraThickMaterial: Material { Material.ultraThick }
    public static var bar: Material { Material.bar }
}

/// Parameters of the system's materials (colors.json, materials: two public write-ups agree, and
/// 200 measured values are met within 1.7 of 255).
struct MaterialRecipe: Sendable {
    let light: BackdropFilter
    let dark: BackdropFilter

    static let ultraThin = MaterialRecipe(
        light: BackdropFilter(22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68]),
        dark: BackdropFilter(22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.3, 0.39]))
    static let thin = MaterialRecipe(
        light: BackdropFilter(30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73]),
        dark: BackdropFilter(30, 1.35, 0, 0.6, [0.2, 0.21, 0.1, 0.15]))
    static let regular = MaterialRecipe(
        light: BackdropFilter(30, 1.5, 0.1, 0.75, [0.9, 0.83, 0.925, 0.815]),
        dark: BackdropFilter(30, 1.5, 0, 0.75, [0.16, 0.26, 0.1, 0.1]))
    static let thick = MaterialRecipe(
        light: BackdropFilter(45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905]),
        dark: BackdropFilter(45, 1.5, 0, 0.88, [0.14, 0.16, 0.1, 0.03]))
    static let chrome = MaterialRecipe(
        light: BackdropFilter(22.5, 1.1, 0.1, 0.75, [0.8, 0.9, 1.1, 0.825]),
        dark: BackdropFilter(22.5, 2, -0.1, 0.75, [0.23, 0.52, 0.27, 0.255]))
}
