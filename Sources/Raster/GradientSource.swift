import Foundation
import Graphics
import PixelSpans

/// A gradient in the coordinates of a surface.
///
/// Dithered, so that no bands show, but so that rows stay alike, which keeps files small: a linear
/// gradient is dithered along one strip of which every row is a stretch, any other by a threshold
/// for each row. Where either lies is counted in the picture's pixels, not the surface's.
struct GradientSource {
    enum Geometry {
        /// Rows are stretches of a strip, each shifted by whole pixels against the one above.
        case strip(GradientStrip)
        /// The ramp's position at a pixel's center is `x * dx + y * dy + start`.
        case linear(dx: Double, dy: Double, start: Double)
        /// The position is a distance from the origin of gradient space, scaled and shifted.
        case radial(CGAffineTransform, scale: Double, bias: Double)
        /// The position is a direction in gradient space; start and sweep in turns.
        case angular(CGAffineTransform, start: Double, sweep: Double)
    }

    var table: GradientRampTable
    /// Positions are in entries of the table; transforms lead from the surface to gradient space.
    var geometry: Geometry
    var isOpaque: Bool
    /// Of the surface in the picture.
    var originY: Int

    var isAlikeInAllRows: Bool {
        if case .strip(let strip) = geometry { strip.slope == 0 } else { false }
    }

    func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
        switch geometry {
        case .strip(let strip): strip.write(target, x: x, y: y, count: count)
        case .linear(let dx, let dy, let start):
            table.withPixels(row: y + originY) {
                span_linear(
                    target, count, $0, table.entries, centerX * dx + centerY * dy + start, dx)
            }
        case .radial(let t, let scale, let bias):
            let point = CGPoint(x: centerX, y: centerY).applying(t)
            table.withPixels(row: y + originY) {
                span_radial(
                    target, count, $0, table.entries, Float(point.x), Float(point.y), Float(t.a),
                    Float(t.b), Float(scale), Float(bias))
            }
        case .angular(let t, let start, let sweep):
            let point = CGPoint(x: centerX, y: centerY).applying(t)
            table.withPixels(row: y + originY) {
                span_angular(
                    target, count, $0, table.entries, Float(point.x), Float(point.y), Float(t.a),
                    Float(t.b), Float(start), Float(sweep))
            }
        }
    }
}

/// All rows of a linear gradient that is not too steep, end to end.
///
/// Position x·dx + y·dy is constant along lines on which x moves by -dy/dx a row. With that shift
/// rounded to whole pixels, row y is the strip from x + round(y·dy/dx) on: at most half a pixel
/// off, drawn by copying, and found again by any compressor.
struct GradientStrip {
    /// Pixels by which the strip moves a row.
    let slope: Double
    private let originX: Int
    private let originY: Int
    /// The strip's place of its first pixel.
    private let first: Int
    private let pixels: [UInt32]

    /// Steeper gradients would make strips much longer than rows.
    static let steepest = 4.0

    /// The strip for the pixels of `rect` on a surface at `originX`, `originY` of the picture.
    init(
        _ table: GradientRampTable, dx: Double, dy: Double, start: Double, in rect: PixelRect,
        originX: Int, originY: Int
    ) {
        let slope = dy / dx
        self.slope = slope
        self.originX = originX
        self.originY = originY
        func shift(_ y: Int) -> Int {
            Int(((Double(y + originY) + 0.5) * slope).rounded(.down))
        }
        let (top, bottom) = (shift(rect.top), shift(rect.bottom - 1))
        let first = rect.left + originX + min(top, bottom)
        let last = rect.right - 1 + originX + max(top, bottom)
        self.first = first
        // In the picture's coordinates: position = (place + 0.5) · dx + offset.
        let offset = start - Double(originX) * dx - Double(originY) * dy
        let count = last - first + 1
        var colors = [UInt16](repeating: 0, count: count * 4)
        let limit = Double(table.entries - 1)
        table.colors.withUnsafeBufferPointer { ramp in
            for index in 0..<count {
                let position = (Double(first + index) + 0.5) * dx + offset
                let entry = Int((position > 0 ? min(position, limit) : 0) + 0.5) * 4
                for component in 0..<4 { colors[index * 4 + component] = ramp[entry + component] }
            }
        }
        pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            span_dither(buffer.baseAddress, colors, count, first & 3)
            initialized = count
        }
    }

    func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let shift = Int(((Double(y + originY) + 0.5) * slope).rounded(.down))
        let place = x + originX + shift - first
        pixels.withUnsafeBufferPointer { pixels in
            precondition(place >= 0 && place + count <= pixels.count)
            target.update(from: pixels.baseAddress! + place, count: count)
        }
    }
}
