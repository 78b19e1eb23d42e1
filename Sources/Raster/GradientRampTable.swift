import Foundation
import Graphics
import PixelSpans

/// A gradient's colors along its ramp: premultiplied, interpolated in the ramp's color space, finer
/// than pixels are.
final class GradientRampTable {
    let entries: Int
    /// Blue, green, red and alpha of each entry, 8.8 fixed point.
    let colors: [UInt16]
    /// The colors as pixels, under each dither threshold in turn.
    private lazy var pixels = [UInt32](unsafeUninitializedCapacity: entries * Int(SPAN_THRESHOLDS))
    { buffer, count in
        ramp_dither(colors, entries, buffer.baseAddress)
        count = entries * Int(SPAN_THRESHOLDS)
    }

    init(_ ramp: GradientRamp, entries: Int) {
        self.entries = entries
        colors = Self.colors(of: ramp, entries: entries)
    }

    /// The colors as pixels, dithered for row `y` of the picture.
    func withPixels(row y: Int, _ body: (UnsafePointer<UInt32>) -> Void) {
        pixels.withUnsafeBufferPointer { body($0.baseAddress! + (y & 3) * entries) }
    }

    /// As many entries as the gradient is long in pixels, within reason.
    static func entries(forLength length: Double) -> Int {
        guard length < 2048 else { return 2048 }
        var entries = 256
        while Double(entries) < length { entries *= 2 }
        return entries
    }

    /// Between how many places a pair of stops is interpolated exactly; between those the color is
    /// so nearly linear that the difference is below 1/100 of a level.
    private static let knots = 64

    /// Components in 8.8 fixed point, blue, green, red, alpha.
    private static func colors(of ramp: GradientRamp, entries: Int) -> [UInt16] {
        let stops = ramp.stops
        return [UInt16](unsafeUninitializedCapacity: entries * 4) { buffer, count in
            let last = Double(entries - 1)
            var next = 0
            func put(_ color: SIMD4<Double>) {
                let fixed = (color * (255 * 256)).rounded(.toNearestOrAwayFromZero)
                for component in 0..<4 { buffer[next * 4 + component] = UInt16(fixed[component]) }
                next += 1
            }
            func fill(until position: Double, with color: SIMD4<Double>) {
                while next < entries, Double(next) < position { put(color) }
            }
            fill(until: stops[0].location * last, with: premultiplied(stops[0].color))
            for (low, high) in zip(stops, stops.dropFirst()) where high.location > low.location {
                let (start, end) = (low.location * last, high.location * last)
                let pieces = min(Double(knots), max((end - start).rounded(.up), 1))
                var from = premultiplied(low.color)
                for piece in 1...Int(pieces) {
                    let to = premultiplied(
                        GradientRamp.mix(low.color, high.color, Double(piece) / pieces, ramp.space))
                    let pieceStart = start + (end - start) * Double(piece - 1) / pieces
                    let pieceEnd = start + (end - start) * Double(piece) / pieces
                    while next < entries, Double(next) < pieceEnd {
                        let fraction = (Double(next) - pieceStart) / (pieceEnd - pieceStart)
                        put(from + (to - from) * fraction)
                    }
                    from = to
                }
            }
            fill(until: .infinity, with: premultiplied(stops[stops.count - 1].color))
            count = entries * 4
        }
    }

    private static func premultiplied(_ color: RGBA) -> SIMD4<Double> {
        func level(_ component: Double) -> Double { min(max(component, 0), 1) * color.alpha }
        return SIMD4(level(color.blue), level(color.green), level(color.red), color.alpha)
    }
}

/// Tables of the gradients last used.
struct GradientRampCache {
    private struct Key: Hashable {
        var ramp: GradientRamp
        var entries: Int
    }

    private var tables: [Key: GradientRampTable] = [:]
    private static let limit = 32

    mutating func table(_ ramp: GradientRamp, entries: Int) -> GradientRampTable {
        let key = Key(ramp: ramp, entries: entries)
        if let known = tables[key] { return known }
        if tables.count >= Self.limit { tables = [:] }
        let table = GradientRampTable(ramp, entries: entries)
        tables[key] = table
        return table
    }
}
