import Foundation

/// What a material makes of the colors behind it: they are blurred, saturated, and brought near to
/// a lightness of its own.
package struct BackdropFilter: Hashable, Sendable {
    /// Standard deviation of the blur, in points.
    package var sigma: Double
    /// By which colors keep their distance to gray.
    package var saturation: Double
    /// Added to all components.
    package var brightness: Double
    /// How much of the curve's lightness is taken, 0...1.
    package var luminanceAmount: Double
    /// Control values of a cubic Bézier curve from a color's luma to the material's.
    package var luminanceCurve: SIMD4<Double>

    package init(
        _ sigma: Double, _ saturation: Double, _ brightness: Double, _ luminanceAmount: Double,
        _ luminanceCurve: SIMD4<Double>
    ) {
        self.sigma = sigma
        self.saturation = saturation
        self.brightness = brightness
        self.luminanceAmount = luminanceAmount
        self.luminanceCurve = luminanceCurve
    }

    /// Rec. 709 weights on encoded components.
    package static let lumaWeights = SIMD3(0.2126, 0.7152, 0.0722)

    /// The material's own lightness over a color of luma `t`.
    package func curve(at t: Double) -> Double {
        let u = 1 - t
        let weights = SIMD4(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return (weights * luminanceCurve).sum()
    }

    /// What is seen over an opaque color of encoded components.
    package func color(over color: SIMD3<Double>) -> SIMD3<Double> {
        let luma = (color * Self.lumaWeights).sum()
        let saturated = SIMD3(repeating: luma) + (color - SIMD3(repeating: luma)) * saturation
        let own = curve(at: luma) * luminanceAmount + brightness
        let mixed = saturated * (1 - luminanceAmount) + SIMD3(repeating: own)
        return mixed.clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))
    }

    /// The translucent gray that shows over black and over white what the material shows there: what
    /// is seen where nothing lies behind.
    package var flatColor: RGBA {
        let (low, high) = (color(over: SIMD3()).x, color(over: SIMD3(repeating: 1)).x)
        let alpha = min(max(1 - (high - low), 0.001), 1)
        let level = min(low / alpha, 1)
        return RGBA(level, level, level, alpha)
    }
}
