import Foundation
import Graphics

/// The outline of a sector.
struct SectorPath {
    var center: CGPoint
    /// Points.
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    /// From twelve o'clock, clockwise.
    var start: Angle
    var end: Angle
    /// What is left free at each straight side, points.
    var inset: CGFloat
    var cornerRadius: CGFloat

    var path: Path {
        var path = Path()
        let sweep = end.radians - start.radians
        guard outerRadius > 0, sweep > 0, outerRadius > innerRadius else { return path }
        let isFull = sweep >= 2 * .pi - 1e-9
        if isFull {
            path.addEllipse(in: circle(outerRadius))
            if innerRadius > 0 {
                // The other way round, so that it is left free.
                let hole = Path(ellipseIn: circle(innerRadius))
                path.addPath(
                    hole,
                    transform: CGAffineTransform(translationX: 2 * center.x, y: 0)
                        .scaledBy(x: -1, y: 1))
            }
            return path
        }
        // Twelve o'clock lies a quarter turn before the x axis.
        let (first, last) = (start.radians - .pi / 2, end.radians - .pi / 2)
        let outer = narrowed(first, last, at: outerRadius)
        guard outer.last > outer.first else { return path }
        let hole = max(innerRadius, tipRadius(sweep))
        let inner = narrowed(first, last, at: hole)
        let corner = min(
            cornerRadius, (outerRadius - hole) / 2, outerRadius * (outer.last - outer.first) / 2)
        guard corner > 0.01 else {
            path.move(to: point(outerRadius, outer.first))
            arc(&path, outerRadius, from: outer.first, to: outer.last)
            if innerRadius > 0, inner.last > inner.first {
                path.addLine(to: point(hole, inner.last))
                arc(&path, hole, from: inner.last, to: inner.first)
            } else {
                path.addLine(to: point(hole, (first + last) / 2))
            }
            path.closeSubpath()
            return path
        }
        roundedOutline(&path, outer, inner, hole, corner, middle: (first + last) / 2)
        return path
    }

    /// Corners are quadratic curves from one side to the other, `corner` points before and after.
    private func roundedOutline(
        _ path: inout Path, _ outer: (first: CGFloat, last: CGFloat),
        _ inner: (first: CGFloat, last: CGFloat), _ hole: CGFloat, _ corner: CGFloat,
        middle: CGFloat
    ) {
        let outerStep = corner / outerRadius
        func side(_ radius: CGFloat, _ angle: CGFloat, _ towards: CGFloat) -> CGPoint {
            // Along the straight side from the corner at `radius`.
            let from = point(radius, angle)
            let edge =
                towards < radius
                ? point(hole, angle == outer.first ? inner.first : inner.last)
                : point(outerRadius, angle == inner.first ? outer.first : outer.last)
            let length = hypot(edge.x - from.x, edge.y - from.y)
            let share = length > 0 ? min(corner / length, 0.5) : 0
            return CGPoint(
                x: from.x + (edge.x - from.x) * share, y: from.y + (edge.y - from.y) * share)
        }
        path.move(to: side(outerRadius, outer.first, hole))
        path.addQuadCurve(
            to: point(outerRadius, outer.first + outerStep),
            control: point(outerRadius, outer.first))
        arc(&path, outerRadius, from: outer.first + outerStep, to: outer.last - outerStep)
        path.addQuadCurve(
            to: side(outerRadius, outer.last, hole), control: point(outerRadius, outer.last))
        let innerStep = hole > 0 ? min(corner / hole, (inner.last - inner.first) / 2) : 0
        if innerRadius > 0, innerStep > 0 {
            path.addLine(to: side(hole, inner.last, outerRadius))
            path.addQuadCurve(
                to: point(hole, inner.last - innerStep), control: point(hole, inner.last))
            arc(&path, hole, from: inner.last - innerStep, to: inner.first + innerStep)
            path.addQuadCurve(
                to: side(hole, inner.first, outerRadius), control: point(hole, inner.first))
        } else {
            path.addLine(to: point(hole, middle))
        }
        path.closeSubpath()
    }

    /// How far from the center the two sides meet once they are moved inward.
    private func tipRadius(_ sweep: Double) -> CGFloat {
        guard inset > 0, sweep < .pi else { return inset > 0 ? inset : 0 }
        return min(inset / CGFloat(sin(sweep / 2)), outerRadius)
    }

    /// The angles at which the sides, moved inward, meet a circle.
    private func narrowed(
        _ first: Double, _ last: Double, at radius: CGFloat
    ) -> (first: CGFloat, last: CGFloat) {
        guard inset > 0, radius > 0 else { return (CGFloat(first), CGFloat(last)) }
        let turn = asin(min(inset / radius, 1))
        return (CGFloat(first) + turn, CGFloat(last) - turn)
    }

    private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    private func circle(_ radius: CGFloat) -> CGRect {
        CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    private func arc(_ path: inout Path, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
        guard radius > 0 else { return }
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(from)),
            endAngle: .radians(Double(to)), clockwise: to < from)
    }
}
