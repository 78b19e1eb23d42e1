import Foundation
import Graphics
import PixelSpans

/// A paint made ready for one item: it can write any stretch of any row of the surface.
enum PaintSource {
    case color(UInt32)
    case gradient(GradientSource)
    case tiles(TileSource)
    case picture(Surface, at: PixelRect)

    /// Whether every pixel that the paint writes is opaque.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color >> 24 == 255
        case .gradient(let gradient): gradient.isOpaque
        case .tiles, .picture: false
        }
    }

    /// After how many rows the paint repeats exactly, where that is known.
    var rowPeriod: Int? {
        if case .gradient(let gradient) = self, gradient.isAlikeInAllRows { 1 } else { nil }
    }

    func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        switch self {
        case .color(let color): span_fill(target, count, color)
        case .gradient(let gradient): gradient.write(target, x: x, y: y, count: count)
        case .tiles(let tiles): tiles.write(target, x: x, y: y, count: count)
        case .picture(let surface, let rect):
            target.update(from: surface.row(y - rect.top) + (x - rect.left), count: count)
        }
    }
}

extension RGBA {
    /// The color as a premultiplied pixel, components outside 0...1 cut.
    var pixel: UInt32 {
        let opacity = alpha
        func level(_ value: Double) -> UInt32 {
            UInt32((min(max(value, 0), 1) * opacity * 255).rounded())
        }
        return level(1) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
    }
}

/// A repeated bitmap in the coordinates of a surface.
struct TileSource {
    var bitmap: Bitmap
    /// From the surface to the bitmap's pixels.
    var transform: CGAffineTransform
    var opacity: UInt8

    func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let start = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(transform)
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            copy(target, from: start, count: count)
        } else {
            sample(target, from: start, count: count)
        }
        if opacity < 255 { span_scale(target, count, opacity) }
    }

    private static func wrapped(_ value: Int, _ size: Int) -> Int {
        let rest = value % size
        return rest < 0 ? rest + size : rest
    }

    /// Tiles that lie on the surface pixel by pixel (the nearest one where they are shifted by less).
    private func copy(_ target: UnsafeMutablePointer<UInt32>, from start: CGPoint, count: Int) {
        let row = Self.wrapped(Int(start.y.rounded(.down)), bitmap.height) * bitmap.width
        var column = Self.wrapped(Int(start.x.rounded(.down)), bitmap.width)
        var done = 0
        while done < count {
            let part = min(count - done, bitmap.width - column)
            bitmap.pixels.withUnsafeBufferPointer {
                (target + done).update(from: $0.baseAddress! + row + column, count: part)
            }
            done += part
            column = 0
        }
    }

    /// Bilinear between the four nearest pixels, across the seams.
    private func sample(_ target: UnsafeMutablePointer<UInt32>, from start: CGPoint, count: Int) {
        bitmap.pixels.withUnsafeBufferPointer {
            sample(target, from: start, count: count, $0)
        }
    }

    private func sample(
        _ target: UnsafeMutablePointer<UInt32>, from start: CGPoint, count: Int,
        _ pixels: UnsafeBufferPointer<UInt32>
    ) {
        let (width, height) = (bitmap.width, bitmap.height)
        for index in 0..<count {
            let u = start.x + transform.a * CGFloat(index) - 0.5
            let v = start.y + transform.b * CGFloat(index) - 0.5
            guard abs(u) < PixelRect.limit, abs(v) < PixelRect.limit else {
                target[index] = 0
                continue
            }
            let (left, top) = (u.rounded(.down), v.rounded(.down))
            let (fx, fy) = (UInt32((u - left) * 256), UInt32((v - top) * 256))
            let x0 = Self.wrapped(Int(left), width)
            let x1 = x0 + 1 == width ? 0 : x0 + 1
            let y0 = Self.wrapped(Int(top), height) * width
            let y1 = y0 + width == width * height ? 0 : y0 + width
            target[index] = PixelMix.between(
                PixelMix.between(pixels[y0 + x0], pixels[y0 + x1], fx),
                PixelMix.between(pixels[y1 + x0], pixels[y1 + x1], fx), fy)
        }
    }
}

enum PixelMix {
    /// `fraction` of 256 on the way from one pixel to another, all four components.
    @inline(__always)
    static func between(_ from: UInt32, _ to: UInt32, _ fraction: UInt32) -> UInt32 {
        let rest = 256 - fraction
        let even = ((from & 0x00ff_00ff) * rest + (to & 0x00ff_00ff) * fraction + 0x0080_0080) >> 8
        let odd =
            (from >> 8 & 0x00ff_00ff) * rest + (to >> 8 & 0x00ff_00ff) * fraction + 0x0080_0080
        return even & 0x00ff_00ff | odd & 0xff00_ff00
    }
}
