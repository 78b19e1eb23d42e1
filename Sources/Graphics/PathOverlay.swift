import Foundation

/// Two areas bounded by straight edges, cut where these cross, so that each edge has one side of
/// which both areas' answers are known.
///
/// Coordinates are whole numbers of a grid of 2²² cells over both areas; crossings are rounded to
/// it. Equal edges are one, with the number of times each area runs along it.
struct PathOverlay {
    struct Point: Hashable, Comparable {
        var x: Int
        var y: Int

        static func < (left: Point, right: Point) -> Bool {
            left.y == right.y ? left.x < right.x : left.y < right.y
        }
    }

    /// From the lower to the higher point in order of rows.
    private struct Edge: Hashable {
        var from: Point
        var to: Point
    }

    /// How often two areas wind around a place.
    struct Windings {
        var subject = 0
        var clip = 0
    }

    private var edges: [(edge: Edge, turns: Windings)] = []
    private let origin: CGPoint
    private let cell: CGFloat
    private static let cells: CGFloat = 4_194_304
    /// With more edges than this the work would take seconds.
    static let mostEdges = 20_000

    init(subject: [Polyline], clip: [Polyline]) {
        let points = (subject + clip).flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let side = max((xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
        // A power of two, so that whole and half points stay what they are.
        let cell = side.isFinite && side > 0 ? exp2(log2(side).rounded(.up)) / Self.cells : 1
        origin = CGPoint(x: (left / cell).rounded(.down) * cell, y: (top / cell).rounded(.down) * cell)
        self.cell = cell
        var loose: [(edge: Edge, turns: Windings)] = []
        for (lines, isClip) in [(subject, false), (clip, true)] {
            for line in lines {
                let places = line.points.map(place)
                for (index, from) in places.enumerated() {
                    let to = places[index + 1 < places.count ? index + 1 : 0]
                    guard from != to else { continue }
                    let turn = from < to ? 1 : -1
                    loose.append(
                        (
                            Edge(from: min(from, to), to: max(from, to)),
                            isClip ? Windings(clip: turn) : Windings(subject: turn)
                        ))
                }
            }
        }
        guard loose.count <= Self.mostEdges else { return }
        // Rounded crossings bend edges a little, which may make new crossings.
        for _ in 0..<8 {
            let cut = Self.cut(loose)
            let isDone = cut.count == loose.count
            loose = Self.merged(cut)
            if isDone { break }
        }
        edges = loose
    }

    private func place(_ point: CGPoint) -> Point {
        Point(
            x: Int(((point.x - origin.x) / cell).rounded()),
            y: Int(((point.y - origin.y) / cell).rounded()))
    }

    private func point(_ place: Point) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(place.x) * cell, y: origin.y + CGFloat(place.y) * cell)
    }

    // MARK: Cutting

    private typealias Loose = (edge: Edge, turns: Windings)

    private static func merged(_ edges: [Loose]) -> [Loose] {
        var turns: [Edge: Windings] = [:]
        for (edge, more) in edges {
            turns[edge, default: Windings()].subject += more.subject
            turns[edge, default: Windings()].clip += more.clip
        }
        return turns.filter { $0.value.subject != 0 || $0.value.clip != 0 }
            .map { ($0.key, $0.value) }.sorted { left, right in
                left.0.from == right.0.from
                    ? left.0.to < right.0.to : left.0.from < right.0.from
            }
    }

    /// All edges, in pieces that meet others only at their ends.
    private static func cut(_ edges: [Loose]) -> [Loose] {
        // In order of their upper ends, so that later ones beyond the lower end are left out.
        let sorted = edges.sorted { $0.edge.from < $1.edge.from }
        var cuts = [[Point]](repeating: [], count: sorted.count)
        for (index, (a, _)) in sorted.enumerated() {
            let (left, right) = (min(a.from.x, a.to.x), max(a.from.x, a.to.x))
            for other in index + 1..<max(sorted.count, index + 1) {
                let b = sorted[other].edge
                if b.from.y > a.to.y { break }
                if min(b.from.x, b.to.x) > right || max(b.from.x, b.to.x) < left { continue }
                for point in meetings(a, b) {
                    if point != a.from, point != a.to { cuts[index].append(point) }
                    if point != b.from, point != b.to { cuts[other].append(point) }
                }
            }
        }
        var result: [Loose] = []
        for (index, (edge, turns)) in sorted.enumerated() {
            var from = edge.from
            let along = cuts[index].sorted { distance($0, edge.from) < distance($1, edge.from) }
            for to in along + [edge.to] where to != from {
                let isForward = from < to
                result.append(
                    (
                        Edge(from: min(from, to), to: max(from, to)),
                        isForward
                            ? turns : Windings(subject: -turns.subject, clip: -turns.clip)
                    ))
                from = to
            }
        }
        return result
    }

    private static func distance(_ a: Point, _ b: Point) -> Int { abs(a.x - b.x) + abs(a.y - b.y) }

    /// Twice the area of a triangle, positive where `c` lies on one side of the line.
    private static func side(_ a: Point, _ b: Point, _ c: Point) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// Where two edges touch or cross: up to two points, the ends of a common part.
    private static func meetings(_ a: Edge, _ b: Edge) -> [Point] {
        let (s1, s2) = (side(a.from, a.to, b.from), side(a.from, a.to, b.to))
        let (s3, s4) = (side(b.from, b.to, a.from), side(b.from, b.to, a.to))
        var points: [Point] = []
        if s1 == 0, within(a, b.from) { points.append(b.from) }
        if s2 == 0, within(a, b.to) { points.append(b.to) }
        if s3 == 0, within(b, a.from) { points.append(a.from) }
        if s4 == 0, within(b, a.to) { points.append(a.to) }
        guard points.isEmpty, (s1 > 0) != (s2 > 0), (s3 > 0) != (s4 > 0), s1 != s2 else {
            return points
        }
        let t = Double(s1) / Double(s1 - s2)
        return [
            Point(
                x: b.from.x + Int((Double(b.to.x - b.from.x) * t).rounded()),
                y: b.from.y + Int((Double(b.to.y - b.from.y) * t).rounded()))
        ]
    }

    private static func within(_ edge: Edge, _ point: Point) -> Bool {
        point.x >= min(edge.from.x, edge.to.x) && point.x <= max(edge.from.x, edge.to.x)
            && point.y >= edge.from.y && point.y <= edge.to.y
    }

    // MARK: Asking

    /// The outline of what `isInside` says is inside, clockwise on screen.
    func outline(_ isInside: (Windings) -> Bool) -> Path {
        var next: [Point: [Point]] = [:]
        for (index, (edge, turns)) in edges.enumerated() {
            let far = windings(beside: index)
            let near = Windings(
                subject: far.subject + turns.subject, clip: far.clip + turns.clip)
            let (first, second) = (isInside(near), isInside(far))
            guard first != second else { continue }
            if first {
                next[edge.from, default: []].append(edge.to)
            } else {
                next[edge.to, default: []].append(edge.from)
            }
        }
        return Self.loops(next).reduce(into: Path()) { path, loop in
            path.addLines(loop.map(point))
            path.closeSubpath()
        }
    }

    /// What lies right of an edge's middle, or above that of a level one.
    private func windings(beside index: Int) -> Windings {
        let edge = edges[index].edge
        let isLevel = edge.from.y == edge.to.y
        // Twice the middle, which is then a whole number.
        let (x, y) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
        var result = Windings()
        for (other, (candidate, turns)) in edges.enumerated() where other != index {
            let (from, to) = (candidate.from, candidate.to)
            if isLevel {
                guard (2 * from.x <= x) != (2 * to.x <= x) else { continue }
                let (low, high) = from.x < to.x ? (from, to) : (to, from)
                let height =
                    Double(low.y) + (Double(x) / 2 - Double(low.x)) / Double(high.x - low.x)
                    * Double(high.y - low.y)
                guard height < Double(y) / 2 else { continue }
                let sign = from.x < to.x ? 1 : -1
                result.subject += sign * turns.subject
                result.clip += sign * turns.clip
            } else {
                guard (2 * from.y <= y) != (2 * to.y <= y) else { continue }
                let across =
                    Double(from.x) + (Double(y) / 2 - Double(from.y)) / Double(to.y - from.y)
                    * Double(to.x - from.x)
                guard across > Double(x) / 2 else { continue }
                result.subject += turns.subject
                result.clip += turns.clip
            }
        }
        return result
    }

    /// Chains directed edges to closed loops, straight on where several begin at a point.
    private static func loops(_ edges: [Point: [Point]]) -> [[Point]] {
        var next = edges
        var loops: [[Point]] = []
        for start in edges.keys.sorted() {
            while let first = next[start]?.popLast() {
                var loop = [start, first]
                while let end = loop.last, end != start, let choices = next[end], !choices.isEmpty {
                    let before = loop[loop.count - 2]
                    let best = choices.indices.max {
                        turn(before, end, choices[$0]) < turn(before, end, choices[$1])
                    }!
                    loop.append(next[end]!.remove(at: best))
                }
                loop.removeLast()
                let corners = withoutStraight(loop)
                if corners.count > 2 { loops.append(corners) }
            }
        }
        return loops
    }

    private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
        let (x1, y1) = (Double(b.x - a.x), Double(b.y - a.y))
        let (x2, y2) = (Double(c.x - b.x), Double(c.y - b.y))
        return atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)
    }

    private static func withoutStraight(_ loop: [Point]) -> [Point] {
        loop.enumerated().filter { index, point in
            let before = loop[(index + loop.count - 1) % loop.count]
            let after = loop[(index + 1) % loop.count]
            return side(before, point, after) != 0
        }.map(\.element)
    }
}
