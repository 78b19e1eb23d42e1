import Foundation
import Graphics

/// How a symbol's layers are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, hierarchical, palette, multicolor
    }

    let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In the foreground style, layers behind less opaque.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each layer in the foreground style of its level.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// In the symbol's own colors.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
    package var request: SymbolRequest.Variants

    public static let none = SymbolVariants(request: [])
    public static let circle = SymbolVariants(request: .circle)
    public static let square = SymbolVariants(request: .square)
    public static let rectangle = SymbolVariants(request: .rectangle)
    public static let fill = SymbolVariants(request: .fill)
    public static let slash = SymbolVariants(request: .slash)

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool { request.contains(other.request) }

    private func adding(_ variant: SymbolRequest.Variants) -> SymbolVariants {
        SymbolVariants(request: request.union(variant))
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}
private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// How large symbols in the view are against text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> ModifiedView {
        ModifiedView(self, environment: { $0.imageScale = scale })
    }

    /// The form that symbols in the view have, where they have such a form.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                // Forms add up, save that `none` takes all away.
                $0.symbolVariants =
                    variant == .none
                    ? .none
                    : SymbolVariants(
                        request: $0.symbolVariants.request.union(variant.request))
            })
    }

    /// How symbols in the view are colored.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ModifiedView {
        ModifiedView(self, environment: { $0.symbolRenderingMode = mode })
    }
}
