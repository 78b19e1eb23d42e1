import Foundation
import Graphics
import LayoutEngine

/// A color, which may depend on scheme, contrast and the user's assets until it is drawn.
public struct Color: Hashable, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        case accent
        case asset(String)
        case provided(ProvidedColor)
        case faded(Color, Double)
        case mixed(Color, Color, Double, GradientColorSpace)
    }

    let storage: Storage

    private init(storage: Storage) { self.storage = storage }

    package init(_ rgba: RGBA) { storage = .fixed(rgba) }

    package init(system color: SystemColor) { storage = .system(color) }

    /// A color that some other module's type computes, such as `UIColor`.
    package init(provider: any ColorProvider) {
        storage = .provided(ProvidedColor(provider: provider))
    }

    /// The space in which components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// A color of components in 0...1; values outside it are kept.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(RGBA(colorSpace, red, green, blue, opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(RGBA(colorSpace, white, white, white, opacity))
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// The color set `name` of the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name) }

    public init(_ resource: ColorResource) { storage = .asset(resource.name) }

    public init(_ resolved: Color.Resolved) { self.init(resolved.rgba) }

    /// The same color, less opaque: the factor multiplies what opacity it has.
    public func opacity(_ opacity: Double) -> Color {
        if case .fixed(let color) = storage {
            return Color(color.multiplyingAlpha(by: opacity))
        }
        return Color(storage: .faded(self, opacity))
    }

    /// A color between this one and another.
    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(storage: .mixed(self, other, min(max(fraction, 0), 1), colorSpace.space))
    }

    /// The accent color: what `accentColor(_:)` set, the asset `AccentColor`, or the system's blue.
    public static var accentColor: Color { Color(storage: .accent) }

    /// What is painted in `environment`; an asset that is missing is clear.
    package func rgba(in environment: EnvironmentValues) -> RGBA {
        switch storage {
        case .fixed(let color): color
        case .system(let color): color.rgba(in: environment)
        case .accent: Self.accent(in: environment)
        case .asset(let name): Self.asset(name, in: environment) ?? .clear
        case .provided(let color): color.provider.rgba(in: environment)
        case .faded(let color, let opacity):
            color.rgba(in: environment).multiplyingAlpha(by: opacity)
        case .mixed(let first, let second, let fraction, let space):
            GradientRamp.mix(
                first.rgba(in: environment), second.rgba(in: environment), fraction, space)
        }
    }

    private static func accent(in environment: EnvironmentValues) -> RGBA {
        if let color = environment.accentColor, color.storage != .accent {
            return color.rgba(in: environment)
        }
        return asset("AccentColor", in: environment) ?? SystemColor.blue.rgba(in: environment)
    }

    private static func asset(_ name: String, in environment: EnvironmentValues) -> RGBA? {
        environment.resources?.color(named: name, isDark: environment.colorScheme == .dark)
    }

    /// Names of asset colors in this one that the user's catalog lacks.
    private func missingAssets(in environment: EnvironmentValues) -> [String] {
        switch storage {
        case .asset(let name): Self.asset(name, in: environment) == nil ? [name] : []
        case .faded(let color, _): color.missingAssets(in: environment)
        case .mixed(let first, let second, _, _):
            first.missingAssets(in: environment) + second.missingAssets(in: environment)
        default: []
        }
    }

    private func findings(in context: ResolveContext) -> [Finding] {
        missingAssets(in: context.environment).map { name in
            let near = context.scope.resources.suggestions(for: name)
            return Finding(
                rule: "missing-color", message: "There is no color “\(name)” in the assets.",
                hint: near.isEmpty ? nil : "Nearest names: \(near.joined(separator: ", ")).")
        }
    }
}

extension Color: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(rgba(in: environment))
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        var style = ResolvedStyle(
            rgba(in: context.environment)
                .multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level: level)))
        style.findings = findings(in: context)
        return style
    }
}

extension Color: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.filling(context.resolve(self), name: "Color")]
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .fixed(let color): color.hexadecimal
        case .system(let color): color.rawValue
        case .accent: "accentColor"
        case .asset(let name): "“\(name)”"
        case .provided: "provided color"
        case .faded(let color, let opacity): "\(opacity * 100)% \(color)"
        case .mixed(let first, let second, let fraction, _):
            "\(fraction * 100)% \(second) in \(first)"
        }
    }
}

/// Computes a color for an environment, on behalf of other modules' color types.
package protocol ColorProvider: AnyObject, Sendable {
    func rgba(in environment: EnvironmentValues) -> RGBA
}

struct ProvidedColor: Hashable, Sendable {
    let provider: any ColorProvider

    static func == (left: ProvidedColor, right: ProvidedColor) -> Bool {
        left.provider === right.provider
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }
}

/// A color of an asset catalog, by a symbol that is generated for it.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}
