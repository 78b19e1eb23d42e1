import Foundation
import Graphics
import PixelSpans

extension Rasterizer {
    /// What a material shows within `rect`: everything painted so far, on this layer and on those
    /// below it, blurred and tinted.
    func material(
        _ filter: BackdropFilter, in rect: PixelRect, scale: CGFloat, opacity: Double
    ) -> PaintSource {
        guard !rect.isEmpty else { return .color(0) }
        let blur = Blur(sigma: filter.sigma * Double(scale))
        let (x, y) = (target.originX, target.originY)
        let picture = (layersBelow.first ?? target).bounds
        let region = rect.offsetBy(x: x, y: y).outset(by: blur.reach).intersection(picture)
        guard !region.isEmpty, Surface.canBe(region), Surface.canBe(rect) else {
            return .color(filter.flatColor.multiplyingAlpha(by: opacity).pixel)
        }
        let backdrop = pool.take()
        backdrop.reset(width: region.width, height: region.height)
        for layer in layersBelow + [target] {
            let placed = layer.bounds.offsetBy(x: layer.originX, y: layer.originY)
            let common = placed.intersection(region)
            guard !common.isEmpty else { continue }
            for row in common.top..<common.bottom {
                span_over(
                    backdrop.row(row - region.top) + (common.left - region.left),
                    layer.row(row - layer.originY) + (common.left - layer.originX), common.width)
            }
        }
        blur.apply(to: backdrop, repeatsEdges: true)
        let result = Surface()
        result.reset(width: rect.width, height: rect.height)
        let tint = BackdropTint(filter)
        let seen = rect.offsetBy(x: x, y: y)
        let flat = filter.flatColor.pixel
        for row in 0..<rect.height {
            let line = result.row(row)
            let from = min(max(seen.top + row, region.top), region.bottom - 1) - region.top
            for column in 0..<rect.width {
                let place = seen.left + column
                line[column] =
                    place >= region.left && place < region.right
                    ? tint.pixel(over: backdrop.row(from)[place - region.left]) : flat
            }
            if opacity < 1 {
                span_scale(line, rect.width, UInt8((max(opacity, 0) * 255).rounded()))
            }
        }
        pool.give(backdrop)
        return .picture(result, at: rect)
    }
}

/// A material's colors, its curve looked up.
private struct BackdropTint {
    private let filter: BackdropFilter
    private let own: [Float]
    private let flat: SIMD4<Float>

    init(_ filter: BackdropFilter) {
        self.filter = filter
        own = (0...255).map {
            Float(filter.curve(at: Double($0) / 255) * filter.luminanceAmount + filter.brightness)
        }
        let color = filter.flatColor
        flat =
            SIMD4(
                Float(color.blue * color.alpha), Float(color.green * color.alpha),
                Float(color.red * color.alpha), Float(color.alpha)) * 255
    }

    /// - Parameter pixel: Premultiplied; what is missing of it shows the flat color.
    func pixel(over pixel: UInt32) -> UInt32 {
        let alpha = Float(pixel >> 24) / 255
        guard alpha > 0 else { return Self.pixel(flat) }
        let color =
            SIMD3(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255))
            / (255 * alpha)
        let luma = color.x * 0.0722 + color.y * 0.7152 + color.z * 0.2126
        let kept = Float(1 - filter.luminanceAmount)
        let saturated =
            SIMD3(repeating: luma) + (color - SIMD3(repeating: luma)) * Float(filter.saturation)
        let lift = own[min(max(Int((luma * 255).rounded()), 0), 255)]
        let mixed = (saturated * kept + SIMD3(repeating: lift))
            .clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))
        return Self.pixel(SIMD4(mixed * 255, 255) * alpha + flat * (1 - alpha))
    }

    private static func pixel(_ levels: SIMD4<Float>) -> UInt32 {
        let level = SIMD4<UInt32>((levels + 0.5).rounded(.down))
        return level[0] | level[1] << 8 | level[2] << 16 | level[3] << 24
    }
}
