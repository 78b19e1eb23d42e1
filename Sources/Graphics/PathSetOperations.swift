import Foundation

/// Areas joined, cut and taken away from each other. Results consist of straight steps that lie
/// within a hundredth of a point of the curves they stand for.
extension Path {
    /// Areas whose outlines have more than 20,000 steps together are left as they are.
    private func combined(
        with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
    ) -> Path {
        let tolerance = min(usualTolerance, other.usualTolerance)
        let subject = polylines(tolerance: tolerance)
        let clip = other.polylines(tolerance: tolerance)
        let count = (subject + clip).reduce(0) { $0 + $1.points.count }
        guard count <= PathOverlay.mostEdges else { return self }
        func covers(_ turns: Int) -> Bool { eoFill ? turns % 2 != 0 : turns != 0 }
        return PathOverlay(subject: subject, clip: clip).outline {
            isInside(covers($0.subject), covers($0.clip))
        }
    }

    /// Both areas together.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 || $1 }
    }

    /// What is in both areas.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && $1 }
    }

    /// This area without the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && !$1 }
    }

    /// What is in one area alone.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 != $1 }
    }

    /// The same area bounded by outlines that do not cross themselves.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill: eoFill) { inside, _ in inside }
    }

    /// The parts of this line that lie in the other area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(where: true, inside: other, eoFill)
    }

    /// The parts of this line that lie outside the other area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(where: false, inside: other, eoFill)
    }

    private func line(where isKept: Bool, inside area: Path, _ eoFill: Bool) -> Path {
        let tolerance = min(usualTolerance, area.usualTolerance)
        let area = area.polylines(tolerance: tolerance).reduce(into: Path()) { path, line in
            path.addLines(line.points)
            path.closeSubpath()
        }
        let edges = area.segments
        var result = Path()
        for line in polylines(tolerance: tolerance) {
            var pen: CGPoint?
            for (from, to) in line.segments {
                let cuts = edges.compactMap { Self.crossing(from, to, $0.from, $0.to) }.sorted()
                for (low, high) in zip([0] + cuts, cuts + [1]) where low < high {
                    let (start, end) = (Self.mix(from, to, low), Self.mix(from, to, high))
                    let middle = Self.mix(from, to, (low + high) / 2)
                    guard area.contains(middle, eoFill: eoFill) == isKept else { continue }
                    if pen != start { result.move(to: start) }
                    result.addLine(to: end)
                    pen = end
                }
            }
        }
        return result
    }

    private var segments: [(from: CGPoint, to: CGPoint)] {
        polylines(tolerance: usualTolerance).flatMap(\.segments)
    }

    /// How far along the first segment the second one crosses it.
    private static func crossing(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
    ) -> CGFloat? {
        let (first, second) = (CGVector(from: a, to: b), CGVector(from: c, to: d))
        let determinant = first.dx * second.dy - first.dy * second.dx
        guard determinant != 0 else { return nil }
        let between = CGVector(from: a, to: c)
        let t = (between.dx * second.dy - between.dy * second.dx) / determinant
        let u = (between.dx * first.dy - between.dy * first.dx) / determinant
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }

    private static func mix(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
        if t == 0 { return from }
        if t == 1 { return to }
        return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
}

extension Polyline {
    var segments: [(from: CGPoint, to: CGPoint)] {
        let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
        return zip(points, ends).filter { $0 != $1 }.map { (from: $0, to: $1) }
    }
}
