import Foundation

extension Path {
    /// Whether a point is inside, by the rule that fills with this path go by. Open figures count
    /// as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        guard point.x.isFinite, point.y.isFinite,
            boundingRect.insetBy(dx: -1, dy: -1).contains(point)
        else { return false }
        let crossings = Crossings(of: self, rightOf: point)
        return eoFill ? crossings.count % 2 == 1 : crossings.winding != 0
    }
}

/// Where the outline crosses the ray that leads from a point to the right.
private struct Crossings {
    var count = 0
    var winding = 0

    private let point: CGPoint

    /// Lines that stand for a curve: a circle of 1000 points is met within 0.1.
    private static let steps = 32

    init(of path: Path, rightOf point: CGPoint) {
        self.point = point
        var start = CGPoint.zero
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let to):
                add(from: current, to: start)
                start = to
                current = to
            case .line(let to):
                add(from: current, to: to)
                current = to
            case .quadCurve(let to, let control):
                let from = current
                follow(to) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
                }
            case .curve(let to, let control1, let control2):
                let from = current
                follow(to) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * to.y)
                }
            case .closeSubpath:
                add(from: current, to: start)
                current = start
            }
        }
        add(from: current, to: start)

        func follow(_ end: CGPoint, _ curve: (CGFloat) -> CGPoint) {
            for step in 1...Self.steps {
                let next = step == Self.steps ? end : curve(CGFloat(step) / CGFloat(Self.steps))
                add(from: current, to: next)
                current = next
            }
        }
    }

    private mutating func add(from: CGPoint, to: CGPoint) {
        guard (from.y <= point.y) != (to.y <= point.y) else { return }
        let share = (point.y - from.y) / (to.y - from.y)
        guard from.x + share * (to.x - from.x) > point.x else { return }
        count += 1
        winding += to.y > from.y ? 1 : -1
    }
}
