import Foundation

extension Path {
    /// Adds an arc of a circle, with a line from the current point to its start.
    ///
    /// As in Core Graphics, `clockwise` is meant for axes with y up: on screen, where y points
    /// down, `clockwise: false` turns clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        let delta = PathArc.sweep(from: start, to: endAngle.radians, clockwise: clockwise)
        addSweep(center: center, radius: radius, start: start, sweep: delta, transform: transform)
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        addSweep(
            center: center, radius: radius, start: startAngle.radians, sweep: delta.radians,
            transform: transform)
    }

    /// Adds an arc of `radius` that is tangent to the lines from the current point to `tangent1End`
    /// and from there to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else { return }
        let inverse = transform.inverted()
        let start = from.applying(inverse)
        let first = CGVector(from: tangent1End, to: start).normalized
        let second = CGVector(from: tangent1End, to: tangent2End).normalized
        let cosine = first.dx * second.dx + first.dy * second.dy
        guard radius > 0, abs(cosine) < 1 - 1e-9 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let halfAngle = acos(min(max(cosine, -1), 1)) / 2
        let reach = radius / tan(halfAngle)
        let bisector = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy).normalized
        let center = CGPoint(
            x: tangent1End.x + bisector.dx * radius / sin(halfAngle),
            y: tangent1End.y + bisector.dy * radius / sin(halfAngle))
        func angle(of direction: CGVector) -> CGFloat {
            atan2(
                tangent1End.y + direction.dy * reach - center.y,
                tangent1End.x + direction.dx * reach - center.x)
        }
        let startAngle = angle(of: first)
        var sweep = angle(of: second) - startAngle
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addSweep(
            center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }

    private mutating func addSweep(
        center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat,
        transform: CGAffineTransform
    ) {
        guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
        let hasPoint = currentPoint != nil
        let arc = PathArc.elements(
            center: center, radii: CGSize(width: radius, height: radius), start: start, sweep: sweep,
            transform: transform,
            startingWith: { hasPoint ? .line(to: $0) : .move(to: $0) })
        addPath(Path(storage: .elements(arc)))
    }
}

/// Circular arcs as cubic curves.
package enum PathArc {
    /// The signed angle from `start` to `end` in the asked direction, at most a full turn.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        guard difference.isFinite else { return 0 }
        if clockwise {
            if difference <= -turn { return -turn }
            let rest = difference.truncatingRemainder(dividingBy: turn)
            return rest > 0 ? rest - turn : rest
        }
        if difference >= turn { return turn }
        let rest = difference.truncatingRemainder(dividingBy: turn)
        return rest < 0 ? rest + turn : rest
    }

    /// One cubic for each quarter turn or part of one. For an arc of angle θ the control points lie
    /// 4/3·tan(θ/4) radii along the tangents, which meets the circle at its ends and middle.
    static func elements(
        center: CGPoint, radii: CGSize, start: CGFloat, sweep: CGFloat,
        transform: CGAffineTransform, startingWith first: (CGPoint) -> Path.Element
    ) -> [Path.Element] {
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * radii.width, y: center.y + y * radii.height)
                .applying(transform)
        }
        var result = [first(place(cos(start), sin(start)))]
        for index in 0..<count {
            let from = start + step * CGFloat(index)
            let to = from + step
            result.append(
                .curve(
                    to: place(cos(to), sin(to)),
                    control1: place(
                        cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
                    control2: place(cos(to) + reach * sin(to), sin(to) - reach * cos(to))))
        }
        return result
    }
}
