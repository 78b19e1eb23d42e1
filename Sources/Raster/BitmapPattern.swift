import CCairo
import Foundation
import Graphics

/// A part of a bitmap, to be drawn into a rectangle by Cairo.
struct BitmapPattern {
    var bitmap: Bitmap
    var source: CGRect
    var destination: CGRect
    var interpolation: DisplayImage.Interpolation

    /// Fills the destination under `transform` with the bitmap.
    func fill(on cairo: OpaquePointer, transform: CGAffineTransform, opacity: Double = 1) {
        let part = PixelRect(covering: source).intersection(
            PixelRect(width: bitmap.width, height: bitmap.height))
        guard !part.isEmpty, source.width > 0, source.height > 0, destination.width != 0,
            destination.height != 0, transform.isInvertible
        else { return }
        let pixels = reducedPixels(part, transform)
        // From user space to the pattern's own pixels.
        let fromSource = CGAffineTransform(
            a: source.width / destination.width, b: 0, c: 0,
            d: source.height / destination.height,
            tx: source.minX - destination.minX * source.width / destination.width,
            ty: source.minY - destination.minY * source.height / destination.height)
        let toPattern = transform.inverted().concatenating(fromSource).concatenating(
            pixels.fromBitmap)
        var matrix = cairo_matrix_t(toPattern)
        pixels.withSurface { surface in
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(
                pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            cairo_set_source(cairo, pattern)
            cairo_pattern_destroy(pattern)
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_new_path(cairo)
            PathTracer(cairo: cairo, transform: transform).trace(Path(destination))
            if opacity < 1 {
                cairo_save(cairo)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, opacity)
                cairo_restore(cairo)
            } else {
                cairo_fill(cairo)
            }
            // The context must not keep memory that is not its own.
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
    }

    /// The part shrunk by whole factors, such that bilinear sampling misses no pixel.
    private func reducedPixels(_ part: PixelRect, _ transform: CGAffineTransform) -> PatternPixels {
        func factor(_ source: CGFloat, _ destination: CGFloat) -> Int {
            let ratio = abs(source / destination) / max(transform.scale, 1e-6)
            return ratio.isFinite ? max(Int(min(ratio, 4096)), 1) : 1
        }
        let whole = PatternPixels(bitmap: bitmap, part: part)
        guard interpolation == .medium || interpolation == .high else { return whole }
        let x = factor(source.width, destination.width)
        let y = factor(source.height, destination.height)
        return x > 1 || y > 1 ? whole.reduced(byX: x, y: y) : whole
    }
}

/// Pixels that Cairo reads: a window into a bitmap, or a reduced copy of one.
private struct PatternPixels {
    var bitmap: Bitmap
    var part: PixelRect
    var copy: [UInt32]?
    var factorX = 1
    var factorY = 1

    init(bitmap: Bitmap, part: PixelRect) {
        self.bitmap = bitmap
        self.part = part
    }

    var width: Int { (part.width + factorX - 1) / factorX }
    var height: Int { (part.height + factorY - 1) / factorY }

    var fromBitmap: CGAffineTransform {
        let (x, y) = (CGFloat(factorX), CGFloat(factorY))
        return CGAffineTransform(
            a: 1 / x, b: 0, c: 0, d: 1 / y, tx: -CGFloat(part.left) / x, ty: -CGFloat(part.top) / y)
    }

    func withSurface(_ body: (OpaquePointer) -> Void) {
        func make(_ base: UnsafePointer<UInt32>, stride: Int) {
            // Cairo only reads from a source.
            let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4))!
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if let copy {
            copy.withUnsafeBufferPointer { make($0.baseAddress!, stride: width) }
        } else {
            let first = part.top * bitmap.width + part.left
            bitmap.pixels.withUnsafeBufferPointer {
                make($0.baseAddress! + first, stride: bitmap.width)
            }
        }
    }

    /// Each pixel the mean of `x` × `y`; the last ones of what is left.
    func reduced(byX x: Int, y: Int) -> PatternPixels {
        var result = self
        result.factorX = x
        result.factorY = y
        var copy = [UInt32](repeating: 0, count: result.width * result.height)
        var sums = [SIMD4<UInt32>](repeating: SIMD4(), count: result.width)
        for row in 0..<result.height {
            let rows = (row * y)..<min(row * y + y, part.height)
            for index in 0..<sums.count { sums[index] = SIMD4() }
            for sourceRow in rows {
                let base = (part.top + sourceRow) * bitmap.width + part.left
                var column = 0
                var left = x
                for index in 0..<part.width {
                    let pixel = bitmap.pixels[base + index]
                    sums[column] &+= SIMD4(
                        pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                    left -= 1
                    if left == 0 {
                        left = x
                        column += 1
                    }
                }
            }
            for column in 0..<sums.count {
                let count = UInt32(min(x, part.width - column * x) * rows.count)
                let level = (sums[column] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
                copy[row * result.width + column] =
                    level[0] | level[1] << 8 | level[2] << 16 | level[3] << 24
            }
        }
        result.copy = copy
        return result
    }
}
