import Foundation

/// Exact bounds of curves, from the roots of their derivatives.
enum PathBounds {
    static func boundingRect(of elements: [Path.Element]) -> CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to):
                include(to)
                current = to
                start = to
            case .line(let to):
                include(to)
                current = to
            case .quadCurve(let to, let control):
                let first = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3,
                    y: current.y + (control.y - current.y) * 2 / 3)
                let second = CGPoint(
                    x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                extrema(current, first, second, to).forEach(include)
                include(to)
                current = to
            case .curve(let to, let control1, let control2):
                extrema(current, control1, control2, to).forEach(include)
                include(to)
                current = to
            case .closeSubpath: current = start
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .zero }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The points of a cubic at which x or y turns back.
    private static func extrema(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
    ) -> [CGPoint] {
        (turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)).map { t in
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
    }

    /// Roots in (0, 1) of a cubic's derivative, a quadratic.
    private static func turns(
        _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
    ) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let roots: [CGFloat]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
