import Foundation

/// What a shape is filled with. Points and lengths are in the coordinates of the item it paints.
package indirect enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient of unit radius (from `startRadius` to `endRadius`) stretched by `transform`.
    case ellipticalGradient(
        GradientRamp, transform: CGAffineTransform, startRadius: CGFloat, endRadius: CGFloat)
    /// Colors turn clockwise from `start` to `end` around `center`.
    case angularGradient(GradientRamp, center: CGPoint, start: Angle, end: Angle)
    case meshGradient(MeshRamp)
    /// A bitmap, one unit of whose own pixels `transform` maps into item coordinates, repeated.
    case tiledImage(Bitmap, transform: CGAffineTransform)
    /// What lies behind, blurred and tinted.
    case material(BackdropFilter)
    /// A paint under a further opacity, 0...1.
    case faded(Paint, opacity: Double)

    /// The one color this paint is, where it is one.
    package var solidColor: RGBA? {
        switch self {
        case .color(let color): color
        case .faded(let paint, let opacity): paint.solidColor?.multiplyingAlpha(by: opacity)
        default: nil
        }
    }
}

/// The space in which a gradient's colors are interpolated.
package enum GradientColorSpace: Hashable, Sendable {
    /// Straight lines in OKLab; SwiftUI's default is close to it (rms 2 of 255, truth section 6).
    case perceptual
    /// Straight lines in encoded sRGB.
    case device
}

/// A gradient's colors along 0...1, locations ascending.
package struct GradientRamp: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var color: RGBA
        package init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    package private(set) var stops: [Stop]
    package var space: GradientColorSpace

    /// Locations are clamped to 0...1 and made ascending; no stops means clear.
    package init(stops: [Stop], space: GradientColorSpace = .perceptual) {
        var floor = 0.0
        self.stops = stops.map { stop in
            let location = stop.location.isFinite ? min(max(stop.location, floor), 1) : floor
            floor = location
            return Stop(location: location, color: stop.color)
        }
        if self.stops.isEmpty { self.stops = [Stop(location: 0, color: .clear)] }
        self.space = space
    }

    /// The color at `position`; ends are continued outside 0...1.
    package func color(at position: Double) -> RGBA {
        guard let upper = stops.firstIndex(where: { $0.location > position }) else {
            return stops[stops.count - 1].color
        }
        guard upper > 0 else { return stops[0].color }
        let (low, high) = (stops[upper - 1], stops[upper])
        let fraction = (position - low.location) / (high.location - low.location)
        return Self.mix(low.color, high.color, fraction, space)
    }

    /// The color `fraction` of the way from one to another; alpha is weighted in, so that a clear
    /// end lends no hue.
    package static func mix(
        _ from: RGBA, _ to: RGBA, _ fraction: Double, _ space: GradientColorSpace
    ) -> RGBA {
        let alpha = from.alpha + (to.alpha - from.alpha) * fraction
        guard alpha > 0 else { return RGBA(to.red, to.green, to.blue, 0) }
        let toWeight = to.alpha * fraction / alpha
        let fromWeight = 1 - toWeight
        switch space {
        case .device:
            return RGBA(
                from.red * fromWeight + to.red * toWeight,
                from.green * fromWeight + to.green * toWeight,
                from.blue * fromWeight + to.blue * toWeight, alpha)
        case .perceptual:
            let (low, high) = (OKLab(from), OKLab(to))
            return OKLab(
                lightness: low.lightness * fromWeight + high.lightness * toWeight,
                a: low.a * fromWeight + high.a * toWeight,
                b: low.b * fromWeight + high.b * toWeight
            ).rgba(alpha: alpha)
        }
    }
}

/// A grid of colored points, row by row, whose cells are filled with smooth patches.
package struct MeshRamp: Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// `columns * rows` points in item coordinates.
    package var points: [CGPoint]
    package var colors: [RGBA]
    package var background: RGBA
    package var space: GradientColorSpace

    package init(
        columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], background: RGBA = .clear,
        space: GradientColorSpace = .perceptual
    ) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
        self.space = space
    }
}
