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
        case .shadow(_, let radius, let offset), .dropShadowOnly(_, let radius, let offset):
            Blur(radius, scale: scale).reach
                + Self.distance(max(abs(offset.width), abs(offset.height)), scale)
        case .colorMatrix, .luminanceToAlpha, .innerShadow, .alphaThreshold: 0
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
        case .dropShadowOnly(let color, let radius, let offset):
            castShadow(
                of: layer, color, Blur(radius, scale: scale), offset, scale, showsCaster: false)
        case .innerShadow(let color, let radius, let offset):
            castInnerShadow(into: layer, color, Blur(radius, scale: scale), offset, scale)
        case .alphaThreshold(let low, let high, let color):
            let (pixel, range) = (color.pixel, low * 255...max(high, low) * 255)
            for index in 0..<layer.width * layer.height {
                let alpha = Double(layer.pixels[index] >> 24)
                layer.pixels[index] = alpha > 0 && range.contains(alpha) ? pixel : 0
            }
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
        of layer: Surface, _ color: RGBA, _ blur: Blur, _ offset: CGSize, _ scale: CGFloat,
        showsCaster: Bool = true
    ) {
        let pixel = color.pixel
        guard let content = layer.contentBounds, pixel >> 24 > 0 || !showsCaster else { return }
        let rect = content.outset(by: blur.reach)
        let mask = Mask(rect)
        for y in content.top..<content.bottom {
            span_mask_of_alpha(
                mask.row(y, from: content.left), layer.row(y) + content.left, content.width)
        }
        blur.apply(to: mask)
        let (x, y) = (Self.pixels(offset.width, scale), Self.pixels(offset.height, scale))
        let shadow = pool.take()
        shadow.reset(width: layer.width, height: layer.height)
        let visible = rect.offsetBy(x: x, y: y).intersection(layer.bounds)
        if !visible.isEmpty {
            for row in visible.top..<visible.bottom {
                span_over_color_mask(
                    shadow.row(row) + visible.left, mask.row(row - y, from: visible.left - x),
                    visible.width, pixel)
            }
        }
        for row in 0..<layer.height {
            if showsCaster { span_over(shadow.row(row), layer.row(row), layer.width) }
            layer.row(row).update(from: shadow.row(row), count: layer.width)
        }
        pool.give(shadow)
    }

    /// Puts `color` onto the layer, as opaque as the layer's surroundings are where they have been
    /// blurred and moved, and no more than the layer itself.
    private func castInnerShadow(
        into layer: Surface, _ color: RGBA, _ blur: Blur, _ offset: CGSize, _ scale: CGFloat
    ) {
        let pixel = color.pixel
        guard pixel >> 24 > 0, let content = layer.contentBounds else { return }
        let (x, y) = (Self.pixels(offset.width, scale), Self.pixels(offset.height, scale))
        // Far enough out that all around is as opaque as it gets.
        let rect = content.outset(by: min(blur.reach + max(abs(x), abs(y)), 4096))
        let mask = Mask(rect)
        for y in content.top..<content.bottom {
            span_mask_of_alpha(
                mask.row(y, from: content.left), layer.row(y) + content.left, content.width)
        }
        for index in 0..<mask.byteCount { mask.bytes[index] = 255 - mask.bytes[index] }
        blur.apply(to: mask, repeatsEdges: true)
        for row in content.top..<content.bottom {
            for column in content.left..<content.right {
                let (left, top) = (column - x, row - y)
                let isInside =
                    left >= rect.left && left < rect.right && top >= rect.top && top < rect.bottom
                let below = layer.row(row)[column]
                let shadow = (isInside ? UInt32(mask.row(top, from: left)[0]) : 255)
                // Source atop: the shadow's part of the layer's own opacity.
                let part = shadow * (pixel >> 24) / 255
                guard part > 0, below >> 24 > 0 else { continue }
                var result = below & 0xff00_0000
                for shift: UInt32 in [0, 8, 16] {
                    let own = below >> shift & 255
                    let cast = (pixel >> shift & 255) * shadow / 255 * (below >> 24) / 255
                    result |= min(own * (255 - part) / 255 + cast, below >> 24) << shift
                }
                layer.row(row)[column] = result
            }
        }
    }

    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
        let value = (length * scale).rounded()
        return value.isFinite ? Int(min(max(value, -1e6), 1e6)) : 0
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
