import Charts
import Testing

struct NumberTicksTests {
    /// What published charts of iOS 16 and Apple's documentation show.
    @Test(arguments: [
        // "Cube, Sphere, Pyramid": the data reach to 5, the scale from zero to six.
        (0.0...5.0, 4, [0.0, 2, 4, 6]),
        // The battery chart's data, and its domain of 0 to 100 with and without a desired count.
        (0...40, 4, [0, 10, 20, 30, 40]),
        (0...100, 4, [0, 25, 50, 75, 100]),
        (0...100, 3, [0, 50, 100]),
        (0...15000, 4, [0, 5000, 10000, 15000]),
        // Screen time, in seconds, three desired: 0, 5 h, 11 h.
        (0...28700, 3, [0, 20000, 40000]),
        // A heartbeat of two and a half seconds, twelve desired.
        (0...2.4975, 12, (0...13).map { Double($0) * 0.2 }),
    ])
    func roundsAsPublishedChartsDo(
        range: ClosedRange<Double>, desired: Int, expected: [Double]
    ) {
        let ticks = NumberTicks(covering: range, desiredCount: desired)
        #expect(ticks.values.count == expected.count)
        for (value, other) in zip(ticks.values, expected) { #expect(abs(value - other) < 1e-9) }
    }

    @Test func negativeNumbersRoundDown() {
        #expect(NumberTicks(covering: -7...12, desiredCount: 4).values == [-10, 0, 10, 20])
    }

    @Test func unroundedBoundsKeepTicksInside() {
        let ticks = NumberTicks(
            covering: 3...17, desiredCount: 4, roundsLowerBound: false, roundsUpperBound: false)
        #expect(ticks.values == [5, 10, 15])
    }

    @Test(arguments: [(1.0, 0), (0.5, 1), (0.25, 2), (0.02, 2), (1000, 0)])
    func fractionDigitsAreThoseOfTheStep(step: Double, digits: Int) {
        let ticks = NumberTicks(
            covering: 0...step * 3, step: step, roundsLowerBound: true, roundsUpperBound: true)
        #expect(ticks.fractionDigits == digits)
    }

    @Test(arguments: [
        0.0...0, .infinity ... .infinity, -.infinity ... .infinity, 5...5, -1e308...1e308,
        0 ... .leastNonzeroMagnitude, 1e300...1.0000001e300,
    ])
    func strangeRangesAreSurvived(range: ClosedRange<Double>) {
        #expect(NumberTicks(covering: range, desiredCount: 4).values.count < 100)
        let stepped = NumberTicks(
            covering: range, step: 1e-3, roundsLowerBound: true, roundsUpperBound: true)
        #expect(stepped.values.count < 2000)
    }
}
