import Foundation
import Graphics
import PixelSpans

/// Measures of SwiftUI's blurs.
enum BlurMeasure {
    /// Standard deviation of the Gaussian for a radius of 1. Measured on shadows: radius 12 → 11.0,
    /// radius 8 → 7.25 (truth, section 6). That `blur(radius:)` uses the same is an assumption.
    static let sigmaPerRadius = 0.91
}

extension Filter {
    /// How far, in pixels, the filter paints beyond the group's picture.
    func outset(scale: CGFloat) -> Int {
        switch self {
        case .blur(let radius, let isOpaque): isOpaque ? 0 : Blur(radius, scale: scale).reach
        case .shadow(_, let radius, let offset):
            Blur(radius, scale: scale).reach
                + Self.distance(max(abs(offset.width), abs(offset.height)), scale)
        case .colorMatrix, .luminanceToAlpha: 0
        }
    }

    private static func distance(_ length: CGFloat, _ scale: CGFloat) -> Int {
        let pixels = (length * scale).rounded(.up)
        return pixels.isFinite ? Int(min(pixels, farthestShadow)) : 0
    }

    /// In pixels; what casts a shadow from farther away lies outside every picture.
    private static let farthestShadow: CGFloat = 2048

    /// Whether the filter makes clear pixels visible.
    var paintsEverywhere: Bool {
        if case .colorMatrix(let values) = self { return values.count == 20 && values[19] > 0 }
        return false
    }
}

extension Rasterizer {
    func apply(_ filter: Filter, to layer: Surface, scale: CGFloat) {
        switch filter {
        case .blur(let radius, let isOpaque):
            Blur(radius, scale: scale).apply(to: layer, repeatsEdges: isOpaque)
            if isOpaque { span_make_opaque(layer.pixels, layer.width * layer.height) }
        case .shadow(let color, let radius, let offset):
            castShadow(of: layer, color, Blur(radius, scale: scale), offset, scale)
        case .colorMatrix(let values):
            guard values.count == 20 else { return }
            span_color_matrix(
                layer.pixels, layer.width * layer.height,
                values.map { $0.isFinite ? Float($0) : 0 })
        case .luminanceToAlpha:
            span_luminance_to_alpha(layer.pixels, layer.width * layer.height)
        }
    }

    /// Puts the layer's blurred alpha in `color` below the layer itself.
    private func castShadow(
        of layer: Surface, _ color: RGBA, _ blur: Blur, _ offset: CGSize, _ scale: CGFloat
    ) {
        let pixel = color.pixel
        guard pixel >> 24 > 0, let content = layer.contentBounds else { return }
        let rect = content.outset(by: blur.reach)
        let mask = Mask(rect)
        for y in content.top..<content.bottom {
            span_mask_of_alpha(
                mask.row(y, from: content.left), layer.row(y) + content.left, content.width)
        }
        blur.apply(to: mask)
        func pixels(_ length: CGFloat) -> Int {
            let value = (length * scale).rounded()
            return value.isFinite ? Int(min(max(value, -1e6), 1e6)) : 0
        }
        let (x, y) = (pixels(offset.width), pixels(offset.height))
        let shadow = pool.take()
        shadow.reset(width: layer.width, height: layer.height)
        let visible = rect.offsetBy(x: x, y: y).intersection(layer.bounds)
        if !visible.isEmpty {
            for row in visible.top..<visible.bottom {
                span_over_color_mask(
                    shadow.row(row) + visible.left, mask.row(row - y, from: visible.left - x),
                    visible.width, pixel)
                span_over(
                    shadow.row(row) + visible.left, layer.row(row) + visible.left, visible.width)
                (layer.row(row) + visible.left).update(
                    from: shadow.row(row) + visible.left, count: visible.width)
            }
        }
        pool.give(shadow)
    }
}

extension Surface {
    /// The smallest rectangle around all pixels that are not clear.
    var contentBounds: PixelRect? {
        var bounds = PixelRect.empty
        for y in 0..<height {
            let first = span_first_visible(row(y), width)
            guard first < width else { continue }
            let last = span_last_visible(row(y), width)
            bounds = bounds.union(PixelRect(left: first, top: y, right: last + 1, bottom: y + 1))
        }
        return bounds.isEmpty ? nil : bounds
    }
}
