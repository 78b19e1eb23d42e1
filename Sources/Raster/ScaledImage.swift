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
        guard !rect.isEmpty, source.width > 0, source.height > 0, Surface.canBe(rect) else {
            rect = .empty
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
            rect = .empty
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
