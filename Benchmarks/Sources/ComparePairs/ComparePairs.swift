import Foundation
import PictureComparison

/// Compares pairs of pictures, to be timed from outside:
///
///     compare-pairs REFERENCES ACTUALS [--jobs N] [--preset exact|tolerant|perceptual]
///
/// Files of the same name in two folders. Prints how many match and the pixels that differ in all.
@main struct ComparePairs {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        func option(_ name: String) -> String? {
            guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else {
                return nil
            }
            let value = arguments[place + 1]
            arguments.removeSubrange(place...place + 1)
            return value
        }
        let jobs = option("--jobs").flatMap(Int.init) ?? 1
        let presets: [String: ComparisonSettings] = [
            "exact": .exact, "tolerant": .tolerant, "perceptual": .perceptual,
        ]
        let settings = presets[option("--preset") ?? "exact"]
        guard let settings, arguments.count == 2,
            let names = try? FileManager.default.contentsOfDirectory(atPath: arguments[0])
        else {
            print("usage: compare-pairs REFERENCES ACTUALS [--jobs N] [--preset NAME]")
            exit(2)
        }
        let pairs = names.sorted().map {
            ComparisonBatch.Pair(
                reference: "\(arguments[0])/\($0)", actual: "\(arguments[1])/\($0)")
        }
        var (matching, different) = (0, 0)
        for outcome in ComparisonBatch(pairs, settings: settings, workers: jobs).compare() {
            switch outcome {
            case .success(.identical): matching += 1
            case .success(.compared(let difference)):
                matching += difference.matches ? 1 : 0
                different += difference.different
            case .failure(let error): print(error)
            }
        }
        print("\(matching) of \(pairs.count) match; \(different) pixels differ")
    }
}
