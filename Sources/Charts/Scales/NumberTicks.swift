import Foundation

/// Round numbers at even steps that cover a range.
package struct NumberTicks: Hashable {
    package let step: Double
    package let values: [Double]

    /// The first covering step of a 1-2-5 series (and 25, where it is a whole number) whose number
    /// of values comes nearest to the desired one; of two as near, the finer.
    ///
    /// Read off published charts: 5 takes 0, 2, 4, 6; 40 takes 0, 10 … 40; 0 to 100 takes steps of
    /// 25, for four desired as well; 2.5 with twelve desired takes steps of 0.2 and ends at 2.6.
    package init(
        covering range: ClosedRange<Double>, desiredCount: Int, minimumStep: Double = 0,
        roundsLowerBound: Bool = true, roundsUpperBound: Bool = true
    ) {
        let low = range.lowerBound.isFinite ? range.lowerBound : 0
        let high = range.upperBound.isFinite ? range.upperBound : low
        let desired = min(max(desiredCount, 1), Self.mostValues)
        guard high > low, (high - low).isFinite, high - low > .leastNormalMagnitude * 1e9 else {
            step = 0
            values = [low]
            return
        }
        var best: (step: Double, values: [Double], distance: Int)?
        for step in Self.steps(around: (high - low) / Double(desired)) where step >= minimumStep {
            let values = Self.multiples(
                of: step, from: low, to: high, roundsLowerBound, roundsUpperBound)
            let distance = abs(values.count - desired)
            if distance < best?.distance ?? .max { best = (step, values, distance) }
        }
        step = best?.step ?? 0
        values = best?.values ?? [low]
    }

    /// Multiples of a given step.
    package init(
        covering range: ClosedRange<Double>, step: Double, roundsLowerBound: Bool,
        roundsUpperBound: Bool
    ) {
        let length = range.upperBound - range.lowerBound
        guard step > 0, step.isFinite, length.isFinite,
            length / step < Double(Self.mostValues)
        else {
            self.step = 0
            values = []
            return
        }
        self.step = step
        values = Self.multiples(
            of: step, from: range.lowerBound, to: range.upperBound, roundsLowerBound,
            roundsUpperBound)
    }

    /// More marks than this no axis shows.
    private static let mostValues = 1000

    /// Ascending, from a good deal finer than `length` to coarser.
    private static func steps(around length: Double) -> [Double] {
        let exponent = Int(log10(length).rounded(.down))
        return (exponent - 1...exponent + 2).flatMap { exponent -> [Double] in
            let power = pow(10, Double(exponent))
            let factors: [Double] = exponent >= 1 ? [1, 2, 2.5, 5] : [1, 2, 5]
            return factors.map { $0 * power }
        }
    }

    private static func multiples(
        of step: Double, from low: Double, to high: Double, _ roundsLowerBound: Bool,
        _ roundsUpperBound: Bool
    ) -> [Double] {
        // A bound that is a multiple but for rounding errors is one.
        let tolerance = 1e-9
        let first =
            roundsLowerBound
            ? (low / step + tolerance).rounded(.down) : (low / step - tolerance).rounded(.up)
        let last =
            roundsUpperBound
            ? (high / step - tolerance).rounded(.up) : (high / step + tolerance).rounded(.down)
        guard first <= last, last - first < Double(mostValues) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// Digits after the point that all values need.
    package var fractionDigits: Int {
        guard step > 0 else { return 0 }
        for digits in 0...8 {
            let scaled = step * pow(10, Double(digits))
            if abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1) { return digits }
        }
        return 9
    }
}
