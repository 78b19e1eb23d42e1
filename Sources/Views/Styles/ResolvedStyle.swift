import Foundation
import Graphics
import LayoutEngine

/// A style whose colors are decided, and which waits for the rectangle it is spread over.
///
/// The name is public because styles' hidden requirement answers it; nothing in it is.
public struct _ResolvedStyle: Hashable, Sendable {
    /// Unit points are of the rectangle that is painted; lengths are points.
    package enum Pattern: Hashable, Sendable {
        case color(RGBA)
        case linear(GradientRamp, start: UnitPoint, end: UnitPoint)
        case radial(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii are fractions of the rectangle's sides.
        case elliptical(
            GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angular(GradientRamp, center: UnitPoint, start: Angle, end: Angle)
        /// Points of the mesh are fractions of the rectangle's sides.
        case mesh(MeshRamp)
        /// A bitmap, drawn `scale` points a pixel and repeated from the rectangle's corner.
        case image(Bitmap, scale: CGFloat)
        /// What lies behind, blurred and tinted.
        case material(BackdropFilter)
    }

    package var pattern: Pattern
    /// A further opacity, 0...1.
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    /// Bottom first.
    package var shadows: [ResolvedShadow] = []
    /// What a person should know about how the style is drawn.
    package var findings: [Finding] = []

    package init(_ pattern: Pattern) { self.pattern = pattern }

    package init(_ color: RGBA) { pattern = .color(color) }

    package func fading(by factor: Double) -> ResolvedStyle {
        guard factor != 1 else { return self }
        var copy = self
        if case .color(let color) = pattern {
            copy.pattern = .color(color.multiplyingAlpha(by: factor))
        } else {
            copy.opacity *= factor
        }
        return copy
    }

    /// The one color this is, where it is one.
    package var solidColor: RGBA? {
        guard case .color(let color) = pattern else { return nil }
        return color.multiplyingAlpha(by: opacity)
    }

    /// The paint that spreads the style over `rect`.
    package func paint(in rect: CGRect) -> Paint {
        let paint = pattern.paint(in: rect)
        return opacity == 1 ? paint : .faded(paint, opacity: opacity)
    }

    /// `#RRGGBB`, or a short name of another pattern, for reports.
    package var name: String {
        switch pattern {
        case .color(let color): color.multiplyingAlpha(by: opacity).hexadecimal
        case .linear: "linear-gradient"
        case .radial: "radial-gradient"
        case .elliptical: "elliptical-gradient"
        case .angular: "angular-gradient"
        case .mesh: "mesh-gradient"
        case .image: "image"
        case .material: "material"
        }
    }
}

package typealias ResolvedStyle = _ResolvedStyle

/// A shadow whose color is decided.
package struct ResolvedShadow: Hashable, Sendable {
    package var color: RGBA
    /// Points, as in source: the rasterizer knows what deviation that is.
    package var radius: CGFloat
    package var offset: CGSize
    /// Falls into the shape instead of behind it.
    package var isInner: Bool

    package init(color: RGBA, radius: CGFloat, offset: CGSize, isInner: Bool = false) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.isInner = isInner
    }
}

extension _ResolvedStyle.Pattern {
    fileprivate func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): return .color(color)
        case .linear(let ramp, let start, let end):
            return .linearGradient(ramp, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let ramp, let center, let startRadius, let endRadius):
            return .radialGradient(
                ramp, center: center.point(in: rect), startRadius: startRadius,
                endRadius: endRadius)
        case .elliptical(let ramp, let center, let startRadius, let endRadius):
            let middle = center.point(in: rect)
            let stretch = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: middle.x, ty: middle.y)
            return .ellipticalGradient(
                ramp, transform: stretch, startRadius: startRadius, endRadius: endRadius)
        case .angular(let ramp, let center, let start, let end):
            return .angularGradient(ramp, center: center.point(in: rect), start: start, end: end)
        case .mesh(var mesh):
            mesh.points = mesh.points.map { UnitPoint(x: $0.x, y: $0.y).point(in: rect) }
            return .meshGradient(mesh)
        case .image(let bitmap, let scale):
            let placing = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.minY)
            return .tiledImage(bitmap, transform: placing)
        case .material(let filter): return .material(filter)
        }
    }
}
