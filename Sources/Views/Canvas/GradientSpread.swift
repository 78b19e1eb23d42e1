import Foundation
import Graphics

/// A gradient that goes on beyond its ends: its colors written out as often as they are seen.
struct GradientSpread {
    private let base: GradientRamp
    private let isMirrored: Bool
    private let isRepeated: Bool

    /// More turns than these cannot be told apart.
    private static let mostTurns = 64
    /// Between two colors that are mixed in linear light.
    private static let linearSteps = 16

    init(_ ramp: GradientRamp, _ options: GraphicsContext.GradientOptions) {
        isMirrored = options.contains(.mirror)
        isRepeated = options.contains(.repeat) || isMirrored
        base = options.contains(.linearColor) ? Self.linear(ramp) : ramp
    }

    /// Which repetitions of the way from `start` to `end` lie over a rectangle.
    func turns(from start: CGPoint, to end: CGPoint, over rect: CGRect) -> (Int, Int) {
        let step = CGVector(from: start, to: end)
        let square = step.dx * step.dx + step.dy * step.dy
        guard isRepeated, square > 0 else { return (0, 1) }
        return turns([rect.minX, rect.maxX].flatMap { x in
            [rect.minY, rect.maxY].map { y in
                ((x - start.x) * step.dx + (y - start.y) * step.dy) / square
            }
        })
    }

    func turns(
        from start: CGFloat, to end: CGFloat, around center: CGPoint, over rect: CGRect
    ) -> (Int, Int) {
        guard isRepeated, end > start else { return (0, 1) }
        let x = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
        let y = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
        return turns([(-start) / (end - start), ((x * x + y * y).squareRoot() - start) / (end - start)])
    }

    private func turns(_ places: [CGFloat]) -> (Int, Int) {
        guard places.allSatisfy(\.isFinite), let low = places.min(), let high = places.max() else {
            return (0, 1)
        }
        let limit = CGFloat(Self.mostTurns)
        let first = Int(min(max(low.rounded(.down), -limit), 0))
        let last = Int(max(min(high.rounded(.up), limit), 1))
        return (first, last)
    }

    func ramp(_ turns: Range<Int>) -> GradientRamp {
        guard turns.count > 1 || turns.lowerBound != 0 else { return base }
        var stops: [GradientRamp.Stop] = []
        for turn in turns {
            let isBack = isMirrored && turn % 2 != 0
            let once = isBack ? base.stops.reversed() : base.stops
            for stop in once {
                let place = isBack ? 1 - stop.location : stop.location
                stops.append(
                    .init(
                        location: (Double(turn - turns.lowerBound) + place) / Double(turns.count),
                        color: stop.color))
            }
        }
        return GradientRamp(stops: stops, space: base.space)
    }

    private static func linear(_ ramp: GradientRamp) -> GradientRamp {
        var stops: [GradientRamp.Stop] = []
        for (from, to) in zip(ramp.stops, ramp.stops.dropFirst()) {
            for step in 0...linearSteps {
                let t = Double(step) / Double(linearSteps)
                func mix(_ a: Double, _ b: Double) -> Double {
                    let (a, b) = (
                        SRGBTransfer.linear(fromEncoded: a), SRGBTransfer.linear(fromEncoded: b)
                    )
                    return SRGBTransfer.encoded(fromLinear: a + (b - a) * t)
                }
                stops.append(
                    .init(
                        location: from.location + (to.location - from.location) * t,
                        color: RGBA(
                            mix(from.color.red, to.color.red),
                            mix(from.color.green, to.color.green),
                            mix(from.color.blue, to.color.blue),
                            from.color.alpha + (to.color.alpha - from.color.alpha) * t)))
            }
        }
        return GradientRamp(stops: stops.isEmpty ? ramp.stops : stops, space: .device)
    }
}
