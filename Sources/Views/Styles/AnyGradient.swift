import Foundation
import Graphics
import LayoutEngine

/// A gradient of stops, or the gentle one that the system derives of a color.
public struct AnyGradient: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let storage: Storage

    public init(_ gradient: Gradient) { storage = .gradient(gradient) }

    init(_ color: Color) { storage = .color(color) }

    /// The same, mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch storage {
        case .gradient(let gradient): gradient.colorSpace(space)
        case .color: self
        }
    }

    package func ramp(level: Int = 0, in environment: EnvironmentValues) -> GradientRamp {
        switch storage {
        case .gradient(let gradient): return gradient.ramp(level: level, in: environment)
        case .color(let color):
            let rgba = color.rgba(in: environment)
                .multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level: level))
            return GradientRamp(
                stops: [
                    .init(location: 0, color: Self.lightened(rgba)),
                    .init(location: 1, color: rgba),
                ])
        }
    }

    /// Where a color's own gradient begins. The system's rule is not published: this part of white
    /// is what pictures of it look like.
    private static let lightening = 0.22

    private static func lightened(_ color: RGBA) -> RGBA {
        GradientRamp.mix(
            color, RGBA(1, 1, 1, color.alpha), lightening, .perceptual)
    }
}

extension AnyGradient: ShapeStyle {
    public typealias Resolved = Never

    /// From the top to the bottom (truth, section 6).
    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(
            .linear(ramp(level: level, in: context.environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// The color's own gradient, lighter at the top.
    public var gradient: AnyGradient { AnyGradient(self) }
}
