import Foundation
import Graphics
import LayoutEngine

/// A translucent layer that blurs and tints what lies behind it.
///
/// A still picture is painted in one pass, so nothing behind a material is blurred. What is drawn
/// instead is the one translucent color that gives over black and over white what Apple's material
/// gives there; a finding of the severity `note` says so.
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
        var style = ResolvedStyle(
            recipe.flatColor(isDark: isDark)
                .multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level: level)))
        style.findings = [
            Finding(
                rule: "material-without-blur", severity: .note,
                message: "What lies behind a material is tinted but not blurred.")
        ]
        return style
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
    struct Variant: Sendable {
        let brightness: Double
        let luminanceAmount: Double
        /// Control values of a cubic Bézier curve from a backdrop's luma to the material's.
        let luminanceCurve: (Double, Double, Double, Double)

        init(
            _ brightness: Double, _ luminanceAmount: Double,
            _ curve: (Double, Double, Double, Double)
        ) {
            self.brightness = brightness
            self.luminanceAmount = luminanceAmount
            luminanceCurve = curve
        }

        /// What the material shows over gray of an encoded `level`; saturation has no part in it.
        func level(over level: Double) -> Double {
            let (a, b, c, d) = luminanceCurve
            let t = level
            let u = 1 - t
            let curve = u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            let mixed = (1 - luminanceAmount) * level + luminanceAmount * curve + brightness
            return min(max(mixed, 0), 1)
        }
    }

    let light: Variant
    let dark: Variant

    static let ultraThin = MaterialRecipe(
        light: Variant(0.12, 0.5, (0.45, 0.55, 0.65, 0.68)),
        dark: Variant(0, 0.5, (0.24, 0.24, 0.3, 0.39)))
    static let thin = MaterialRecipe(
        light: Variant(0.12, 0.6, (0.725, 0.825, 0.76, 0.73)),
        dark: Variant(0, 0.6, (0.2, 0.21, 0.1, 0.15)))
    static let regular = MaterialRecipe(
        light: Variant(0.1, 0.75, (0.9, 0.83, 0.925, 0.815)),
        dark: Variant(0, 0.75, (0.16, 0.26, 0.1, 0.1)))
    static let thick = MaterialRecipe(
        light: Variant(0.045, 0.88, (0.99, 0.95, 0.98, 0.905)),
        dark: Variant(0, 0.88, (0.14, 0.16, 0.1, 0.03)))
    static let chrome = MaterialRecipe(
        light: Variant(0.1, 0.75, (0.8, 0.9, 1.1, 0.825)),
        dark: Variant(-0.1, 0.75, (0.23, 0.52, 0.27, 0.255)))

    /// The color c of alpha a with c·a the level over black and c·a + (1 − a) the one over white.
    func flatColor(isDark: Bool) -> RGBA {
        let variant = isDark ? dark : light
        let (low, high) = (variant.level(over: 0), variant.level(over: 1))
        let alpha = min(max(1 - (high - low), 0.001), 1)
        let level = min(low / alpha, 1)
        return RGBA(level, level, level, alpha)
    }
}
