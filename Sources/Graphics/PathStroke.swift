import Foundation

extension Path {
    /// The area that a pen covers which follows the outline.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
        let lines = polylines(tolerance: usualTolerance).flatMap { $0.dashed(style) }
        let pieces = lines.map { PenTrack(line: $0, style: style).area }
        let area = pieces.reduce(into: Path()) { $0.addPath($1) }
        return area.normalized(eoFill: false)
    }
}

extension Polyline {
    /// The parts that a dash pattern leaves; the line itself where there is none.
    fileprivate func dashed(_ style: StrokeStyle) -> [Polyline] {
        let lengths = style.dash
        let period = lengths.reduce(0, +)
        let points = withoutRepeats
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, points.count > 1 else {
            return [Polyline(points: points, isClosed: isClosed)]
        }
        // An odd pattern counts twice, dashes and gaps exchanged the second time.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = pattern.reduce(0, +)
        let length = zip(points, points.dropFirst()).reduce(0) {
            $0 + CGVector(from: $1.0, to: $1.1).length
        }
        guard length / whole * CGFloat(pattern.count) < 10_000 else { return [self] }
        var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: whole) : 0
        if phase < 0 { phase += whole }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - phase
        var dashes: [Polyline] = []
        var dash: [CGPoint] = index % 2 == 0 ? [points[0]] : []
        let ends = isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
        for (start, end) in zip(points, ends) {
            let step = CGVector(from: start, to: end)
            var passed: CGFloat = 0
            while step.length - passed > left {
                passed += left
                let place = CGPoint(
                    x: start.x + step.dx * passed / step.length,
                    y: start.y + step.dy * passed / step.length)
                if index % 2 == 0 {
                    dashes.append(Polyline(points: dash + [place], isClosed: false))
                    dash = []
                } else {
                    dash = [place]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= step.length - passed
            if index % 2 == 0 { dash.append(end) }
        }
        if dash.count > 1 { dashes.append(Polyline(points: dash, isClosed: false)) }
        return dashes
    }

    fileprivate var withoutRepeats: [CGPoint] {
        var result: [CGPoint] = []
        for point in points where result.last != point { result.append(point) }
        if isClosed, result.count > 1, result.first == result.last { result.removeLast() }
        return result
    }
}

/// What a pen covers along straight steps: a way along one side and back along the other, which may
/// cross itself in narrow turns.
private struct PenTrack {
    let line: Polyline
    let style: StrokeStyle
    /// Between the straight steps of round ends and corners.
    private let arcStep: CGFloat

    init(line: Polyline, style: StrokeStyle) {
        self.line = line
        self.style = style
        let slack = min(0.01 / (style.lineWidth / 2), 0.05)
        arcStep = max(2 * acos(1 - slack), 0.02)
    }

    private var radius: CGFloat { style.lineWidth / 2 }

    var area: Path {
        let points = line.withoutRepeats
        guard points.count > 1 else { return points.first.map(dot) ?? Path() }
        var path = Path()
        if line.isClosed {
            for way in [points, points.reversed()] {
                path.addLines(leftSide(of: way))
                path.closeSubpath()
            }
        } else {
            path.addLines(leftSide(of: points) + leftSide(of: points.reversed()))
            path.closeSubpath()
        }
        return path
    }

    /// A point shows where its caps reach beyond it.
    private func dot(at point: CGPoint) -> Path {
        let box = CGRect(
            x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        return switch style.lineCap {
        case .butt: Path()
        case .round: Path(ellipseIn: box)
        case .square: Path(box)
        }
    }

    /// The way beside points on their left, with corners, and with the cap at an open end.
    private func leftSide(of points: [CGPoint]) -> [CGPoint] {
        var side: [CGPoint] = []
        let count = points.count
        for index in 0..<(line.isClosed ? count : count - 1) {
            let (from, to) = (points[index], points[(index + 1) % count])
            let along = CGVector(from: from, to: to).normalized
            side.append(beside(from, along))
            side.append(beside(to, along))
            if !line.isClosed, index == count - 2 {
                addCap(at: to, along, to: &side)
            } else {
                let next = points[(index + 2) % count]
                addCorner(at: to, along, CGVector(from: to, to: next).normalized, to: &side)
            }
        }
        return side
    }

    private func beside(_ point: CGPoint, _ along: CGVector) -> CGPoint {
        CGPoint(x: point.x + along.dy * radius, y: point.y - along.dx * radius)
    }

    private func addCap(at end: CGPoint, _ along: CGVector, to side: inout [CGPoint]) {
        switch style.lineCap {
        case .butt: break
        case .round: addArc(around: end, from: along, turn: .pi, to: &side)
        case .square:
            let tip = CGPoint(x: end.x + along.dx * radius, y: end.y + along.dy * radius)
            side.append(beside(tip, along))
            side.append(beside(tip, CGVector(dx: -along.dx, dy: -along.dy)))
        }
    }

    private func addCorner(
        at corner: CGPoint, _ arriving: CGVector, _ leaving: CGVector, to side: inout [CGPoint]
    ) {
        let sine = arriving.dx * leaving.dy - arriving.dy * leaving.dx
        let cosine = arriving.dx * leaving.dx + arriving.dy * leaving.dy
        // Between a curve's steps the two ends nearly meet.
        if cosine > 0.98 { return }
        if sine < 0 { return side.append(corner) }
        switch style.lineJoin {
        case .bevel: break
        case .round: addArc(around: corner, from: arriving, turn: atan2(sine, cosine), to: &side)
        case .miter:
            // The sine of half the angle between the two lines.
            let half = ((1 + cosine) / 2).squareRoot()
            guard half > 0, 1 / half <= max(style.miterLimit, 1) else { return }
            let reach = radius * ((1 - cosine) / 2).squareRoot() / half
            let end = beside(corner, arriving)
            side.append(
                CGPoint(x: end.x + arriving.dx * reach, y: end.y + arriving.dy * reach))
        }
    }

    /// Clockwise on screen, between the ends that the sides bring.
    private func addArc(
        around center: CGPoint, from along: CGVector, turn: CGFloat, to side: inout [CGPoint]
    ) {
        let start = atan2(-along.dx, along.dy)
        let count = max(Int((turn / arcStep).rounded(.up)), 2)
        for step in 1..<count {
            let angle = start + turn * CGFloat(step) / CGFloat(count)
            side.append(
                CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
        }
    }
}
