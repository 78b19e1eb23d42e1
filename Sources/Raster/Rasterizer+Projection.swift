import Foundation
import Graphics
import PixelSpans

extension Rasterizer {
    /// Paints a group's picture through its projection: items on a layer of their own, whose pixels
    /// are then looked up for each pixel that they reach.
    func drawProjected(_ group: DisplayGroup, _ projection: ProjectionTransform, _ state: State) {
        var flat = group
        flat.projection = nil
        flat.transform = .identity
        flat.blendMode = .normal
        flat.opacity = 1
        // Twice the target's resolution: sharp where the eye is near.
        let scale = state.transform.scale
        guard scale.isFinite, scale > 0 else { return }
        let toTarget = projection.concatenating(
            ProjectionTransform(group.transform.concatenating(state.transform)))
        let detail = scale * 2
        let toLayer = CGAffineTransform(scaleX: detail, y: detail)
        let content = DisplayBounds.of(.group(flat), toLayer)
        let side = Self.largestLayer
        let rect = content.intersection(
            PixelRect(left: -side, top: -side, right: side, bottom: side))
        guard !rect.isEmpty, Surface.canBe(rect) else { return }
        let back = ProjectionTransform(toLayer.inverted()).concatenating(toTarget).inverted()
        let reach =
            ProjectionTransform(toLayer.inverted()).concatenating(toTarget)
            .bounds(of: rect.cgRect).map(PixelRect.init(covering:)) ?? state.clip
        let visible = reach.outset(by: 1).intersection(state.clip)
        guard !visible.isEmpty, back.isFinite else { return }

        let layer = layer(rect, [.group(flat)], toLayer, isDetached: true)
        let result = pool.take()
        result.reset(width: visible.width, height: visible.height)
        let sampler = ProjectedPixels(layer: layer, rect: rect, back: back)
        for y in visible.top..<visible.bottom {
            sampler.write(result.row(y - visible.top), x: visible.left, y: y, count: visible.width)
        }
        composite(
            result, at: visible, onto: visible,
            opacity: UInt8((min(max(state.opacity * group.opacity, 0), 1) * 255).rounded()),
            group.blendMode)
        pool.give(result)
        pool.give(layer)
    }

    /// Half the side of the largest layer, in pixels.
    private static let largestLayer = 4096
}

/// Looks up where pixels come from.
private struct ProjectedPixels {
    let layer: Surface
    let rect: PixelRect
    let back: ProjectionTransform
    /// Looks at so many places on each side of a pixel's middle and takes the mean.
    private static let places = 3

    func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let places = Self.places
        let weight = 1 / Float(places * places)
        for index in 0..<count {
            var sum = SIMD4<Float>()
            for row in 0..<places {
                for column in 0..<places {
                    let px = Double(x + index) + (Double(column) + 0.5) / Double(places)
                    let py = Double(y) + (Double(row) + 0.5) / Double(places)
                    sum += color(px, py)
                }
            }
            let level = SIMD4<UInt32>((sum * weight + 0.5).rounded(.down))
            target[index] = level[0] | level[1] << 8 | level[2] << 16 | level[3] << 24
        }
    }

    /// Between the nearest pixels of the layer; clear beyond them and behind the eye.
    private func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let w = x * back.m13 + y * back.m23 + back.m33
        guard w > 1e-12 else { return SIMD4() }
        let u = (x * back.m11 + y * back.m21 + back.m31) / w - Double(rect.left) - 0.5
        let v = (x * back.m12 + y * back.m22 + back.m32) / w - Double(rect.top) - 0.5
        guard u > -1, v > -1, u < Double(rect.width), v < Double(rect.height) else {
            return SIMD4()
        }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (fx, fy) = (Float(u - left), Float(v - top))
        let (column, row) = (Int(left), Int(top))
        return pixel(column, row) * ((1 - fx) * (1 - fy)) + pixel(column + 1, row) * (fx * (1 - fy))
            + pixel(column, row + 1) * ((1 - fx) * fy) + pixel(column + 1, row + 1) * (fx * fy)
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < rect.width, y < rect.height else { return SIMD4() }
        let pixel = layer.row(y)[x]
        return SIMD4(
            Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255),
            Float(pixel >> 24))
    }
}
