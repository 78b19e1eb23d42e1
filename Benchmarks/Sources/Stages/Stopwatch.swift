/// Times in milliseconds.
enum Stopwatch {
    static func time(_ work: () throws -> Void) rethrows -> Double {
        let duration = try ContinuousClock().measure(work)
        return Double(duration.components.seconds) * 1e3
            + Double(duration.components.attoseconds) / 1e15
    }

    static func median(of rounds: Int, _ work: () throws -> Void) rethrows -> Double {
        // Once for nothing, so that caches are as they are in a running program.
        try work()
        var times: [Double] = []
        for _ in 0..<max(rounds, 1) { times.append(try time(work)) }
        return median(times)
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// Two decimals.
    static func text(_ milliseconds: Double) -> String {
        let hundredths = Int((milliseconds * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}
