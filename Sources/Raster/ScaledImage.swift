import CCairo
import Foundation
import Graphics
import PixelSpans

/// A bitmap brought to the size at which it is drawn, and the whole pixels it then touches.
///
/// Pixels that the destination covers in part are translucent accordingly.
struct ScaledImage {
    var rect: PixelRect
    var surface: Surface

    /// Every pixel is the mean of what it covers of the source: best when shrinking. Where the image
    /// grows, between the nearest pixels.
    init(averaging bitmap: Bitmap, source: CGRect, destination: CGRect) {
        rect = PixelRect(covering: destination)
        surface = Surface()
        let source = source.intersection(
            CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !rect.isEmpty, !source.isEmpty, Surface.canBe(rect) else {
            rect = PixelRect(width: 0, height: 0)
            return
        }
        surface.reset(width: rect.width, height: rect.height)
        let columns = Self.taps(
            rect.left..<rect.right, destination.minX, destination.maxX, source.minX, source.maxX,
            limit: bitmap.width)
        let rows = Self.taps(
            rect.top..<rect.bottom, destination.minY, destination.maxY, source.minY, source.maxY,
            limit: bitmap.height)
        average(bitmap, columns, rows)
    }

    /// Through Cairo: nearest or bilinear, after shrinking to no less than twice the size.
    init(
        sampling bitmap: Bitmap, source: CGRect, destination: CGRect,
        interpolation: DisplayImage.Interpolation
    ) {
        rect = PixelRect(covering: destination)
        surface = Surface()
        guard !rect.isEmpty, Surface.canBe(rect) else {
            rect = PixelRect(width: 0, height: 0)
            return
        }
        surface.reset(width: rect.width, height: rect.height)
        let (left, top) = (CGFloat(rect.left), CGFloat(rect.top))
        BitmapPattern(
            bitmap: bitmap, source: source,
            destination: destination.offsetBy(dx: -left, dy: -top), interpolation: interpolation
        ).fill(on: surface.cairo(clip: surface.bounds), transform: .identity)
    }

    // MARK: Averaging

    /// Which source pixels make up one destination pixel, by weight.
    private struct Taps {
        var first: Int
        var weights: [Float]
    }

    private static func taps(
        _ pixels: Range<Int>, _ low: CGFloat, _ high: CGFloat, _ sourceLow: CGFloat,
        _ sourceHigh: CGFloat, limit: Int
    ) -> [Taps] {
        let ratio = (sourceHigh - sourceLow) / (high - low)
        return pixels.map { pixel in
            let from = max(CGFloat(pixel), low)
            let to = min(CGFloat(pixel + 1), high)
            let covered = max(to - from, 0)
            let start = sourceLow + (from - low) * ratio
            let end = sourceLow + (to - low) * ratio
            if ratio >= 1, end > start {
                let first = min(max(Int(start.rounded(.down)), 0), limit - 1)
                let last = min(max(Int(end.rounded(.up)) - 1, first), limit - 1)
                let weights = (first...last).map { index in
                    let overlap = min(CGFloat(index + 1), end) - max(CGFloat(index), start)
                    return Float(max(overlap, 0) / (end - start) * covered)
                }
                return Taps(first: first, weights: weights)
            }
            let center = (start + end) / 2 - 0.5
            let first = center.rounded(.down)
            let fraction = center - first
            let index = min(max(Int(first), 0), limit - 1)
            if Int(first) < 0 || index + 1 >= limit {
                return Taps(first: index, weights: [Float(covered)])
            }
            return Taps(
                first: index,
                weights: [Float((1 - fraction) * covered), Float(fraction * covered)])
        }
    }

    private func average(_ bitmap: Bitmap, _ columns: [Taps], _ rows: [Taps]) {
        let pixels = bitmap.pixels
        // Each source row is shrunk once; rows of the result take what they need.
        var shrunk: [Int: [SIMD4<Float>]] = [:]
        func shrunkRow(_ y: Int) -> [SIMD4<Float>] {
            let base = y * bitmap.width
            return columns.map { taps in
                var sum = SIMD4<Float>()
                for (index, weight) in taps.weights.enumerated() {
                    let pixel = pixels[base + taps.first + index]
                    let components = SIMD4<UInt32>(
                        pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                    sum += SIMD4<Float>(components) * weight
                }
                return sum
            }
        }
        for (y, taps) in rows.enumerated() {
            shrunk = shrunk.filter { $0.key >= taps.first }
            var sums = [SIMD4<Float>](repeating: SIMD4(), count: columns.count)
            for (index, weight) in taps.weights.enumerated() where weight > 0 {
                let sourceRow = shrunk[taps.first + index] ?? shrunkRow(taps.first + index)
                shrunk[taps.first + index] = sourceRow
                for x in 0..<sums.count { sums[x] += sourceRow[x] * weight }
            }
            let target = surface.row(y)
            for x in 0..<sums.count {
                let levels = SIMD4<UInt32>((sums[x] + 0.5).rounded(.down))
                target[x] = levels[0] | levels[1] << 8 | levels[2] << 16 | levels[3] << 24
            }
        }
    }
}

extension Surface {
    /// Whether a surface of the rectangle's size is reasonable and possible for Cairo.
    static func canBe(_ rect: PixelRect) -> Bool {
        rect.width <= Rasterizer.maximumSide && rect.height <= Rasterizer.maximumSide
            && rect.area <= Rasterizer.maximumArea
    }
}

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

/// Scaled images last used: a background recurs in every entry of a timeline.
struct ImageCache {
    struct Key: Hashable {
        var bitmap: Bitmap
        var source: CGRect
        /// Without its whole pixels.
        var destination: CGRect
        var interpolation: DisplayImage.Interpolation
    }

    private var images: [Key: ScaledImage] = [:]
    private var byteCount = 0
    private static let byteLimit = 24 << 20

    mutating func image(_ key: Key, make: () -> ScaledImage) -> ScaledImage {
        if let known = images[key] { return known }
        let image = make()
        let size = image.rect.area * 4
        if byteCount + size > Self.byteLimit {
            images = [:]
            byteCount = 0
        }
        if size <= Self.byteLimit {
            images[key] = image
            byteCount += size
        }
        return image
    }
}
