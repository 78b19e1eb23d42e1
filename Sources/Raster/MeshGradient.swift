import Foundation
import Graphics
import PixelSpans

extension Rasterizer {
    /// A mesh gradient as the pixels of `rect`.
    func mesh(
        _ mesh: MeshRamp, _ transform: CGAffineTransform, opacity: Double, in rect: PixelRect
    ) -> PaintSource {
        let background = mesh.background.multiplyingAlpha(by: opacity)
        guard !rect.isEmpty, Surface.canBe(rect), mesh.columns >= 2, mesh.rows >= 2,
            mesh.points.count == mesh.columns * mesh.rows, mesh.colors.count == mesh.points.count
        else { return .color(background.pixel) }
        var patches = MeshPatches(rect: rect, background: background)
        patches.fill(mesh, transform, opacity: opacity)
        let surface = Surface()
        surface.reset(width: rect.width, height: rect.height)
        patches.write(to: surface, row: target.originY + rect.top)
        return .picture(surface, at: rect)
    }
}

/// Fills the cells of a mesh with small triangles, colors in 8.8 fixed point.
///
/// Points and colors between those given lie on Catmull–Rom splines through them, along columns and
/// rows: the picture passes through every point and bends smoothly. (Apple documents only that the
/// colors are interpolated by cubics.)
private struct MeshPatches {
    private let rect: PixelRect
    private var colors: [UInt16]

    /// Sides of a cell's triangles, in pixels; a color is linear over one of them.
    private static let triangleSide = 8.0
    private static let mostSteps = 48

    private struct Vertex {
        var x: Double
        var y: Double
        var color: SIMD4<Float>
    }

    init(rect: PixelRect, background: RGBA) {
        self.rect = rect
        let fixed = Self.fixed(background)
        colors = []
        colors.reserveCapacity(rect.area * 4)
        for _ in 0..<rect.area {
            for component in 0..<4 { colors.append(UInt16(fixed[component])) }
        }
    }

    /// Blue, green, red and alpha, premultiplied, in 1/256 of a level.
    private static func fixed(_ color: RGBA) -> SIMD4<Float> {
        func level(_ value: Double) -> Float {
            Float((min(max(value, 0), 1) * color.alpha * 255 * 256).rounded())
        }
        return SIMD4(level(color.blue), level(color.green), level(color.red), level(1))
    }

    func write(to surface: Surface, row: Int) {
        colors.withUnsafeBufferPointer { colors in
            for y in 0..<surface.height {
                span_dither_row(
                    surface.row(y), colors.baseAddress! + y * surface.width * 4, surface.width,
                    (row + y) & 3)
            }
        }
    }

    mutating func fill(_ mesh: MeshRamp, _ transform: CGAffineTransform, opacity: Double) {
        let points = mesh.points.map { point in
            let pixel = point.applying(transform)
            return SIMD2(Double(pixel.x) - Double(rect.left), Double(pixel.y) - Double(rect.top))
        }
        guard points.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return }
        let tints = mesh.colors.map { Self.components($0, mesh.space) }
        let steps = Self.steps(mesh, points)
        for row in 0..<mesh.rows - 1 {
            for column in 0..<mesh.columns - 1 {
                let grid = MeshCell(
                    column: column, row: row, columns: mesh.columns, rows: mesh.rows)
                fill(grid, points, tints, mesh.space, opacity, steps: steps)
            }
        }
    }

    /// Into how many parts the sides of all cells are cut: alike, so that neighbors meet.
    private static func steps(_ mesh: MeshRamp, _ points: [SIMD2<Double>]) -> Int {
        var longest = 0.0
        for index in points.indices {
            let neighbors = [
                (index + 1) % mesh.columns > 0 ? index + 1 : nil,
                index + mesh.columns < points.count ? index + mesh.columns : nil,
            ]
            for case let neighbor? in neighbors {
                let side = points[neighbor] - points[index]
                longest = max(longest, abs(side.x), abs(side.y))
            }
        }
        return min(max(Int(longest / triangleSide), 1), mostSteps)
    }

    /// A color as it is interpolated: three components under the alpha's weight, and the alpha.
    private static func components(
        _ color: RGBA, _ space: GradientColorSpace
    ) -> SIMD4<Double> {
        let straight =
            switch space {
            case .device: SIMD4(color.red, color.green, color.blue, 1)
            case .perceptual:
                { (lab: OKLab) in SIMD4(lab.lightness, lab.a, lab.b, 1) }(OKLab(color))
            }
        return straight * color.alpha
    }

    private static func color(
        _ components: SIMD4<Double>, _ space: GradientColorSpace, _ opacity: Double
    ) -> RGBA {
        let alpha = min(max(components.w, 0), 1)
        guard alpha > 0 else { return .clear }
        let straight = components / components.w
        switch space {
        case .device: return RGBA(straight.x, straight.y, straight.z, alpha * opacity)
        case .perceptual:
            return OKLab(lightness: straight.x, a: straight.y, b: straight.z)
                .rgba(alpha: alpha * opacity)
        }
    }

    private mutating func fill(
        _ cell: MeshCell, _ points: [SIMD2<Double>], _ tints: [SIMD4<Double>],
        _ space: GradientColorSpace, _ opacity: Double, steps: Int
    ) {
        let cornerTints = cell.corners.map { tints[$0] }
        let low = cornerTints.dropFirst().reduce(cornerTints[0]) { pointwiseMin($0, $1) }
        let high = cornerTints.dropFirst().reduce(cornerTints[0]) { pointwiseMax($0, $1) }
        let vertices = (0...steps).map { y in
            (0...steps).map { x in
                let (u, v) = (Double(x) / Double(steps), Double(y) / Double(steps))
                let place = cell.value(points, u, v)
                // Splines overshoot; colors stay between those of the cell's corners.
                let tint = cell.value(tints, u, v).clamped(lowerBound: low, upperBound: high)
                return Vertex(
                    x: place.x, y: place.y,
                    color: Self.fixed(Self.color(tint, space, opacity)))
            }
        }
        for y in 0..<steps {
            for x in 0..<steps {
                let (a, b) = (vertices[y][x], vertices[y][x + 1])
                let (c, d) = (vertices[y + 1][x], vertices[y + 1][x + 1])
                fill(a, b, c)
                fill(b, d, c)
            }
        }
    }

    /// A triangle's pixel centers. Those on an edge belong to both neighbors: there are no gaps, and
    /// who comes second paints the same color.
    private mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
        let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        guard area != 0, area.isFinite else { return }
        let slack = 1e-6  // of a pixel, for what rounding takes from an edge
        let top = max(Int((min(a.y, b.y, c.y) - 0.5 - slack).rounded(.up)), 0)
        let bottom = min(Int((max(a.y, b.y, c.y) - 0.5 + slack).rounded(.down)), rect.height - 1)
        let left = max(Int((min(a.x, b.x, c.x) - 0.5 - slack).rounded(.up)), 0)
        let right = min(Int((max(a.x, b.x, c.x) - 0.5 + slack).rounded(.down)), rect.width - 1)
        guard top <= bottom, left <= right else { return }
        let tolerance = -1e-7
        for y in top...bottom {
            for x in left...right {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let wb = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) / area
                let wc = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) / area
                let wa = 1 - wb - wc
                guard wa >= tolerance, wb >= tolerance, wc >= tolerance else { continue }
                let color = a.color * Float(wa) + b.color * Float(wb) + c.color * Float(wc)
                let place = (y * rect.width + x) * 4
                for component in 0..<4 {
                    colors[place + component] = UInt16(min(max(color[component], 0), 65280))
                }
            }
        }
    }
}

/// One cell of a grid and its neighborhood, for splines through a value at each grid point.
private struct MeshCell {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int

    var corners: [Int] {
        [
            row * columns + column, row * columns + column + 1, (row + 1) * columns + column,
            (row + 1) * columns + column + 1,
        ]
    }

    /// The value `u` of the way to the next column and `v` of the way to the next row.
    func value<V: SIMD>(_ values: [V], _ u: Double, _ v: Double) -> V where V.Scalar == Double {
        func alongRow(_ row: Int) -> V {
            spline(u, column, columns) { values[row * columns + $0] }
        }
        return spline(v, row, rows) { alongRow($0) }
    }

    /// Catmull–Rom between `index` and its successor; beyond the ends the line goes straight on.
    private func spline<V: SIMD>(
        _ t: Double, _ index: Int, _ count: Int, _ value: (Int) -> V
    ) -> V where V.Scalar == Double {
        let (p1, p2) = (value(index), value(index + 1))
        let p0 = index > 0 ? value(index - 1) : 2 * p1 - p2
        let p3 = index + 2 < count ? value(index + 2) : 2 * p2 - p1
        let tangent1 = (p2 - p0) * 0.5
        let tangent2 = (p3 - p1) * 0.5
        let (square, cube) = (t * t, t * t * t)
        let h1 = 2 * cube - 3 * square + 1
        let h2 = cube - 2 * square + t
        let h3 = 3 * square - 2 * cube
        let h4 = cube - square
        return p1 * h1 + tangent1 * h2 + p2 * h3 + tangent2 * h4
    }
}
