import Foundation
import Graphics

extension Rasterizer {
    /// Makes a paint ready for the pixels of `bounds`.
    func source(of paint: Paint, _ state: State, bounds: CGRect) -> PaintSource {
        source(of: paint, state.transform, opacity: state.opacity, bounds: bounds, state.clip)
    }

    private func source(
        of paint: Paint, _ transform: CGAffineTransform, opacity: Double, bounds: CGRect,
        _ clip: PixelRect
    ) -> PaintSource {
        switch paint {
        case .color(let color): return .color(color.multiplyingAlpha(by: opacity).pixel)
        case .faded(let paint, let more):
            return source(
                of: paint, transform, opacity: opacity * min(max(more, 0), 1), bounds: bounds, clip)
        case .linearGradient(let ramp, let start, let end):
            let rect = PixelRect(covering: bounds).intersection(clip)
            return linear(ramp.fading(by: opacity), from: start, to: end, transform, rect)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            let toCenter = CGAffineTransform(translationX: center.x, y: center.y)
            return radial(
                ramp.fading(by: opacity), toCenter.concatenating(transform), startRadius, endRadius)
        case .ellipticalGradient(let ramp, let shape, let startRadius, let endRadius):
            return radial(
                ramp.fading(by: opacity), shape.concatenating(transform), startRadius, endRadius)
        case .angularGradient(let ramp, let center, let start, let end):
            let toCenter = CGAffineTransform(translationX: center.x, y: center.y)
            return angular(
                ramp.fading(by: opacity), toCenter.concatenating(transform), start, end, bounds)
        case .meshGradient(let mesh):
            let rect = PixelRect(covering: bounds).intersection(clip)
            return self.mesh(mesh, transform, opacity: opacity, in: rect)
        case .material(let filter):
            return material(
                filter, in: PixelRect(covering: bounds).intersection(clip),
                scale: transform.scale, opacity: opacity)
        case .tiledImage(let bitmap, let shape):
            let placed = shape.concatenating(transform)
            guard bitmap.width > 0, bitmap.height > 0, placed.isInvertible else { return .color(0) }
            return .tiles(
                TileSource(
                    bitmap: bitmap, transform: placed.inverted(),
                    opacity: UInt8((opacity * 255).rounded())))
        }
    }

    private func gradient(
        _ ramp: GradientRamp, length: Double,
        _ geometry: (GradientRampTable, _ last: Double) -> GradientSource.Geometry
    ) -> PaintSource {
        let table = ramps.table(ramp, entries: GradientRampTable.entries(forLength: length))
        return .gradient(
            GradientSource(
                table: table, geometry: geometry(table, Double(table.entries - 1)),
                isOpaque: ramp.stops.allSatisfy { $0.color.alpha == 1 },
                originY: target.originY))
    }

    private func linear(
        _ ramp: GradientRamp, from start: CGPoint, to end: CGPoint, _ transform: CGAffineTransform,
        _ rect: PixelRect
    ) -> PaintSource {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        guard square > 0, square.isFinite, transform.isInvertible, !rect.isEmpty else {
            return .color(ramp.stops[ramp.stops.count - 1].color.pixel)
        }
        // t = ((p - start) · (end - start)) / |end - start|² for p = inverse(pixel).
        let t = transform.inverted()
        let stepX = Double((t.a * x + t.b * y) / square)
        let stepY = Double((t.c * x + t.d * y) / square)
        let offset = Double(((t.tx - start.x) * x + (t.ty - start.y) * y) / square)
        let steepness = (stepX * stepX + stepY * stepY).squareRoot()
        let (originX, originY) = (target.originX, target.originY)
        return gradient(ramp, length: 1 / steepness) { table, last in
            // What arithmetic left of a right angle is nothing.
            let dx = abs(stepX) < steepness * 1e-9 ? 0 : stepX * last
            let dy = abs(stepY) < steepness * 1e-9 ? 0 : stepY * last
            guard abs(dy) <= abs(dx) * GradientStrip.steepest else {
                return .linear(dx: dx, dy: dy, start: offset * last)
            }
            return .strip(
                GradientStrip(
                    table, dx: dx, dy: dy, start: offset * last, in: rect, originX: originX,
                    originY: originY))
        }
    }

    private func radial(
        _ ramp: GradientRamp, _ transform: CGAffineTransform, _ startRadius: CGFloat,
        _ endRadius: CGFloat
    ) -> PaintSource {
        guard transform.isInvertible, startRadius.isFinite, endRadius.isFinite else {
            return .color(ramp.stops[ramp.stops.count - 1].color.pixel)
        }
        let range = endRadius - startRadius
        let length = abs(range) > 1e-6 ? range : 1e-6
        return gradient(ramp, length: abs(length) * transform.scale) { _, last in
            .radial(
                transform.inverted(), scale: last / length, bias: -startRadius * last / length)
        }
    }

    private func angular(
        _ ramp: GradientRamp, _ transform: CGAffineTransform, _ start: Angle, _ end: Angle,
        _ bounds: CGRect
    ) -> PaintSource {
        let turn = 2 * Double.pi
        let sweep = (end.radians - start.radians) / turn
        guard transform.isInvertible, start.radians.isFinite, sweep.isFinite, sweep != 0 else {
            return .color(ramp.stops[ramp.stops.count - 1].color.pixel)
        }
        let circumference = max(bounds.width, bounds.height) * .pi
        return gradient(ramp, length: circumference) { _, _ in
            .angular(
                transform.inverted(),
                start: (start.radians / turn).truncatingRemainder(dividingBy: 1),
                sweep: sweep)
        }
    }
}

extension GradientRamp {
    fileprivate func fading(by opacity: Double) -> GradientRamp {
        guard opacity < 1 else { return self }
        return GradientRamp(
            stops: stops.map {
                Stop(location: $0.location, color: $0.color.multiplyingAlpha(by: opacity))
            },
            space: space)
    }
}
