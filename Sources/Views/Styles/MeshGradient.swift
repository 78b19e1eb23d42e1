import Foundation
import Graphics
import LayoutEngine

/// Colors at the points of a grid, and smooth surfaces between them.
///
/// Control points of Bézier meshes are ignored: their cells are drawn from the corners alone.
public struct MeshGradient: ShapeStyle {
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    private let width: Int
    private let height: Int
    private let points: [CGPoint]
    private let colors: [Color]
    private let background: Color
    private let space: GradientColorSpace

    /// - Parameters:
    ///   - width: Points in a row.
    ///   - height: Rows.
    ///   - locations: Row by row, each in 0...1 of the rectangle.
    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors,
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        switch locations {
        case .points(let points): self.points = points.map(CGPoint.init(unit:))
        case .bezierPoints(let points): self.points = points.map { CGPoint(unit: $0.position) }
        }
        switch colors {
        case .colors(let colors): self.colors = colors
        case .resolvedColors(let colors): self.colors = colors.map { Color($0) }
        }
        self.background = background
        space = colorSpace.space
    }

    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        let background = background.rgba(in: context.environment)
        let count = width * height
        guard width > 1, height > 1, points.count == count, colors.count == count else {
            var style = ResolvedStyle(background)
            style.findings = [
                Finding(
                    rule: "mesh-gradient-count",
                    message: "A mesh of \(width) × \(height) needs \(count) points and colors, "
                        + "not \(points.count) and \(colors.count).")
            ]
            return style
        }
        return ResolvedStyle(
            .mesh(
                MeshRamp(
                    columns: width, rows: height, points: points,
                    colors: colors.map { $0.rgba(in: context.environment) },
                    background: background, space: space))
        ).fading(by: HierarchicalShapeStyle.opacity(level: level))
    }
}

extension MeshGradient: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.filling(context.resolve(self), name: "MeshGradient")]
    }
}

extension CGPoint {
    fileprivate init(unit: SIMD2<Float>) { self.init(x: CGFloat(unit.x), y: CGFloat(unit.y)) }
}
