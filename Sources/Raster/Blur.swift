import Foundation
import Graphics
import PixelSpans

/// A Gaussian blur as three passes of an extended box filter.
///
/// A box of 2r + 1 whole samples whose two neighbors count with weight α has the variance v = σ²/3
/// of one pass exactly when (Gwosdek et al., 2011):
///
///     r = ⌊(√(12v + 1) − 1) / 2⌋
///     α = (2r + 1) (v − r (r + 1) / 3) / (2 ((r + 1)² − v))
///
/// Three of them are within 3 % of a Gaussian everywhere. Above `fullResolutionLimit` the picture is
/// halved first, which costs nothing that could be seen.
struct Blur {
    /// Standard deviation in pixels.
    let sigma: Double

    /// Where blurring at half the resolution begins; measured three times as fast from there on.
    private static let fullResolutionLimit = 12.0
    private static let passes = 3
    /// Beyond, a widget is of one color; layers, which reach three sigmas further, stay bounded.
    private static let largest = 512.0

    init(_ radius: CGFloat, scale: CGFloat) {
        self.init(sigma: Double(radius * scale) * BlurMeasure.sigmaPerRadius)
    }

    init(sigma: Double) {
        self.sigma = sigma.isFinite ? min(max(sigma, 0), Self.largest) : 0
    }

    private var isNoticeable: Bool { sigma > 0.1 }

    private var halvings: Int {
        sigma <= Self.fullResolutionLimit
            ? 0 : Int(log2(sigma / Self.fullResolutionLimit).rounded(.up))
    }

    /// How far the blur carries a pixel.
    var reach: Int {
        guard isNoticeable else { return 0 }
        let factor = 1 << halvings
        return (Int(box.radius) + 1) * Self.passes * factor + 2 * (factor - 1)
    }

    /// One of the passes, at the resolution at which they are made.
    private var box: SpanBox {
        let variance = pow(sigma / Double(1 << halvings), 2) / Double(Self.passes)
        let radius = ((12 * variance + 1).squareRoot() - 1) / 2
        let r = radius.rounded(.down)
        let alpha =
            (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance))
        let length = 2 * r + 1 + 2 * alpha
        // What rounding leaves over goes to the ends, so that the weights sum to one exactly.
        let inner = (65536 / length).rounded(.down)
        let outer = (65536 - inner * (2 * r + 1)) / 2
        return SpanBox(radius: Int(r), inner: UInt32(inner), outer: UInt32(outer.rounded(.down)))
    }

    func apply(to mask: Mask, repeatsEdges: Bool = false) {
        guard isNoticeable, !mask.rect.isEmpty else { return }
        let plane = BlurPlane(
            mask.bytes, width: mask.rect.width, height: mask.rect.height, stride: mask.stride,
            channels: 1)
        blurred(plane, repeatsEdges: repeatsEdges).copy(to: mask.bytes, stride: mask.stride)
    }

    /// Blurs all four components. Outside lies nothing, or the edge repeated.
    func apply(to surface: Surface, repeatsEdges: Bool) {
        guard isNoticeable, surface.width > 0, surface.height > 0 else { return }
        let stride = surface.width * 4
        surface.pixels.withMemoryRebound(to: UInt8.self, capacity: stride * surface.height) {
            let plane = BlurPlane(
                $0, width: surface.width, height: surface.height, stride: stride, channels: 4)
            blurred(plane, repeatsEdges: repeatsEdges).copy(to: $0, stride: stride)
        }
    }

    private func blurred(_ plane: BlurPlane, repeatsEdges: Bool) -> BlurPlane {
        var sizes: [BlurPlane] = []
        var plane = plane
        for _ in 0..<halvings {
            sizes.append(plane)
            plane = plane.halved(repeatsEdges: repeatsEdges)
        }
        for _ in 0..<Self.passes { plane = plane.boxed(box, repeatsEdges: repeatsEdges) }
        for size in sizes.reversed() {
            plane = plane.doubled(width: size.width, height: size.height)
        }
        return plane
    }
}
