import Foundation

/// One outline of a path as straight steps.
struct Polyline: Hashable {
    var points: [CGPoint]
    var isClosed: Bool
}

extension Path {
    /// The outline as straight steps.
    ///
    /// - Parameter tolerance: How far a step may lie beside its curve, in the path's units.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var points: [CGPoint] = []
        func end(closed: Bool) {
            if points.count > 1 || (closed && !points.isEmpty) {
                result.append(Polyline(points: points, isClosed: closed))
            }
        }
        for element in elements {
            switch element {
            case .move(let to):
                end(closed: false)
                points = [to]
            case .line(let to):
                points.append(to)
            case .quadCurve(let to, let control):
                guard let from = points.last else { continue }
                let first = CGPoint(
                    x: from.x + (control.x - from.x) * 2 / 3,
                    y: from.y + (control.y - from.y) * 2 / 3)
                let second = CGPoint(
                    x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                Self.append(from, first, second, to, to: &points, tolerance)
            case .curve(let to, let control1, let control2):
                guard let from = points.last else { continue }
                Self.append(from, control1, control2, to, to: &points, tolerance)
            case .closeSubpath:
                let start = points.first
                end(closed: true)
                points = start.map { [$0] } ?? []
            }
        }
        end(closed: false)
        return result.filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }

    /// How far steps may lie beside curves where nobody says: a hundredth of a point, less for
    /// paths in unit coordinates.
    var usualTolerance: CGFloat {
        let rect = boundingRect
        let side = max(rect.width, rect.height)
        return side.isFinite && side > 0 ? min(0.01, side / 1000) : 0.01
    }

    /// Equal steps of the parameter, as many as the curve's second differences ask for.
    private static func append(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, to points: inout [CGPoint],
        _ tolerance: CGFloat
    ) {
        let first = CGVector(dx: p0.x - 2 * p1.x + p2.x, dy: p0.y - 2 * p1.y + p2.y).length
        let second = CGVector(dx: p1.x - 2 * p2.x + p3.x, dy: p1.y - 2 * p2.y + p3.y).length
        // Between n equal steps a cubic strays at most 6·d / 8n² from them.
        let wanted = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
        let count = wanted.isFinite ? max(Int(min(wanted, 256)), 1) : 1
        for step in 1...count {
            let t = CGFloat(step) / CGFloat(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                step == count
                    ? p3
                    : CGPoint(
                        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                        y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
        }
    }
}
