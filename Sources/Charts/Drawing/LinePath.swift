import Foundation
import Graphics

extension InterpolationMethod {
    /// Adds a line through `points` to a path, of which the first is the path's current point.
    ///
    /// - Parameter isTransposed: Whether the points follow each other downward, as an area's that
    ///   lies on a vertical axis.
    func add(_ points: [CGPoint], to path: inout Path, isTransposed: Bool = false) {
        guard points.count > 1 else { return }
        switch kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: steps(points, at: 0, isTransposed, &path)
        case .stepCenter: steps(points, at: 0.5, isTransposed, &path)
        case .stepEnd: steps(points, at: 1, isTransposed, &path)
        case .cardinal(let tension): cardinal(points, tension, &path)
        case .catmullRom(let alpha): catmullRom(points, alpha, &path)
        case .monotone:
            let turned = isTransposed ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
            monotone(turned, isTransposed, &path)
        }
    }

    /// - Parameter place: Where between two points the line changes its level; 0 at once.
    private func steps(
        _ points: [CGPoint], at place: CGFloat, _ isTransposed: Bool, _ path: inout Path
    ) {
        for (from, to) in zip(points, points.dropFirst()) {
            if isTransposed {
                let y = from.y + (to.y - from.y) * place
                path.addLine(to: CGPoint(x: from.x, y: y))
                path.addLine(to: CGPoint(x: to.x, y: y))
            } else {
                let x = from.x + (to.x - from.x) * place
                path.addLine(to: CGPoint(x: x, y: from.y))
                path.addLine(to: CGPoint(x: x, y: to.y))
            }
            path.addLine(to: to)
        }
    }

    /// A Hermite spline whose tangents are (1 − tension) / 2 of the chord between neighbours. The
    /// ends repeat themselves.
    private func cardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: inout Path) {
        let reach = (1 - tension) / 6
        for index in 1..<points.count {
            let (before, from) = (points[max(index - 2, 0)], points[index - 1])
            let (to, after) = (points[index], points[min(index + 1, points.count - 1)])
            path.addCurve(
                to: to,
                control1: CGPoint(
                    x: from.x + (to.x - before.x) * reach, y: from.y + (to.y - before.y) * reach),
                control2: CGPoint(
                    x: to.x - (after.x - from.x) * reach, y: to.y - (after.y - from.y) * reach))
        }
    }

    /// Each span's knots are the chords' lengths to the power of alpha; the Bézier points follow
    /// from the tangents of the non-uniform spline at its ends.
    private func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
        func knot(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            pow(hypot(to.x - from.x, to.y - from.y), alpha)
        }
        for index in 1..<points.count {
            let (before, from) = (points[max(index - 2, 0)], points[index - 1])
            let (to, after) = (points[index], points[min(index + 1, points.count - 1)])
            let (first, middle, last) = (knot(before, from), knot(from, to), knot(to, after))
            var control1 = from
            var control2 = to
            if first > 1e-9 {
                let weight = 3 * first * (first + middle)
                let near = 2 * first * first + 3 * first * middle + middle * middle
                control1 = CGPoint(
                    x: (from.x * near - before.x * middle * middle + to.x * first * first) / weight,
                    y: (from.y * near - before.y * middle * middle + to.y * first * first) / weight)
            }
            if last > 1e-9 {
                let weight = 3 * last * (last + middle)
                let near = 2 * last * last + 3 * last * middle + middle * middle
                control2 = CGPoint(
                    x: (to.x * near + from.x * last * last - after.x * middle * middle) / weight,
                    y: (to.y * near + from.y * last * last - after.y * middle * middle) / weight)
            }
            path.addCurve(to: to, control1: control1, control2: control2)
        }
    }

    /// Slopes by Steffen (1990): the mean of both sides' where these agree in sign, bounded by twice
    /// the smaller; none at a turn. No new extremes arise.
    private func monotone(_ points: [CGPoint], _ isTransposed: Bool, _ path: inout Path) {
        let count = points.count
        let widths = (1..<count).map { points[$0].x - points[$0 - 1].x }
        let slopes = (1..<count).map { index in
            let width = widths[index - 1]
            return width == 0 ? 0 : (points[index].y - points[index - 1].y) / width
        }
        var tangents = [CGFloat](repeating: 0, count: count)
        for index in 1..<max(count - 1, 1) {
            let (left, right) = (slopes[index - 1], slopes[index])
            guard left * right > 0 else { continue }
            let (before, after) = (widths[index - 1], widths[index])
            let mean = (left * after + right * before) / (before + after)
            let bound = 2 * min(abs(left), abs(right))
            tangents[index] = mean < 0 ? -min(abs(mean), bound) : min(abs(mean), bound)
        }
        if count > 2 {
            tangents[0] = (3 * slopes[0] - tangents[1]) / 2
            tangents[count - 1] = (3 * slopes[count - 2] - tangents[count - 2]) / 2
            for (end, slope) in [(0, slopes[0]), (count - 1, slopes[count - 2])] {
                if tangents[end] * slope <= 0 {
                    tangents[end] = 0
                } else if abs(tangents[end]) > 2 * abs(slope) {
                    tangents[end] = 2 * slope
                }
            }
        } else {
            tangents = [slopes[0], slopes[0]]
        }
        func turned(_ point: CGPoint) -> CGPoint {
            isTransposed ? CGPoint(x: point.y, y: point.x) : point
        }
        for index in 1..<count {
            let (from, to) = (points[index - 1], points[index])
            let third = widths[index - 1] / 3
            path.addCurve(
                to: turned(to),
                control1: turned(
                    CGPoint(x: from.x + third, y: from.y + tangents[index - 1] * third)),
                control2: turned(CGPoint(x: to.x - third, y: to.y - tangents[index] * third)))
        }
    }
}
