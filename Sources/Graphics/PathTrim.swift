import Foundation

extension Path {
    /// The part of the outline between two fractions of its length; all of it for 0 and 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard start < end else { return Path() }
        if start == 0, end == 1 { return self }
        let pieces = PathPiece.pieces(of: elements)
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }

        var result: [Element] = []
        var passed: CGFloat = 0
        var last: CGPoint?
        for piece in pieces {
            let (low, high) = (start * total - passed, end * total - passed)
            passed += piece.length
            guard piece.length > 0, high > 0, low < piece.length else { continue }
            let part = piece.part(
                from: low > 0 ? piece.parameter(at: low) : 0,
                to: high < piece.length ? piece.parameter(at: high) : 1)
            // Pieces of one outline go on where the one before ended.
            if last != part.start { result.append(.move(to: part.start)) }
            result.append(part.element)
            last = part.end
        }
        return Path(storage: .elements(result))
    }
}

/// A straight or cubic step of an outline with its length.
private struct PathPiece {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
    let isLine: Bool
    /// Length up to each of the equal steps of the parameter, ascending from 0.
    private let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    private init(
        _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool
    ) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        self.isLine = isLine
        // A quarter circle's chords over 32 steps miss its length by 0.01 %.
        let steps = isLine ? 1 : 32
        var lengths: [CGFloat] = [0]
        var point = start
        for step in 1...steps {
            let next = Self.point(
                start, control1, control2, end, at: CGFloat(step) / CGFloat(steps))
            lengths.append(lengths[step - 1] + CGVector(from: point, to: next).length)
            point = next
        }
        self.lengths = lengths
    }

    static func pieces(of elements: [Path.Element]) -> [PathPiece] {
        var pieces: [PathPiece] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        func line(to end: CGPoint) {
            pieces.append(PathPiece(current, current, end, end, isLine: true))
        }
        for element in elements {
            switch element {
            case .move(let to):
                current = to
                start = to
            case .line(let to):
                line(to: to)
                current = to
            case .quadCurve(let to, let control):
                let first = mix(current, control, 2.0 / 3)
                let second = mix(to, control, 2.0 / 3)
                pieces.append(PathPiece(current, first, second, to, isLine: false))
                current = to
            case .curve(let to, let control1, let control2):
                pieces.append(PathPiece(current, control1, control2, to, isLine: false))
                current = to
            case .closeSubpath:
                line(to: start)
                current = start
            }
        }
        return pieces
    }

    /// The parameter at which `distance` of the length is behind.
    func parameter(at distance: CGFloat) -> CGFloat {
        guard let upper = lengths.firstIndex(where: { $0 >= distance }), upper > 0 else { return 0 }
        let (low, high) = (lengths[upper - 1], lengths[upper])
        let fraction = high > low ? (distance - low) / (high - low) : 0
        return (CGFloat(upper - 1) + fraction) / CGFloat(lengths.count - 1)
    }

    /// The piece between two parameters, by de Casteljau's construction.
    func part(
        from low: CGFloat, to high: CGFloat
    ) -> (start: CGPoint, element: Path.Element, end: CGPoint) {
        if isLine {
            let (first, last) = (mix(start, end, low), mix(start, end, high))
            return (first, .line(to: last), last)
        }
        let head = Self.split([start, control1, control2, end], at: high).head
        let tail = Self.split(head, at: high > 0 ? low / high : 0).tail
        return (tail[0], .curve(to: tail[3], control1: tail[1], control2: tail[2]), tail[3])
    }

    private static func split(
        _ p: [CGPoint], at t: CGFloat
    ) -> (head: [CGPoint], tail: [CGPoint]) {
        let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
        let (d, e) = (mix(a, b, t), mix(b, c, t))
        let middle = mix(d, e, t)
        return ([p[0], a, d, middle], [middle, e, c, p[3]])
    }

    private static func point(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
    ) -> CGPoint {
        split([p0, p1, p2, p3], at: t).tail[0]
    }
}

private func mix(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
}
