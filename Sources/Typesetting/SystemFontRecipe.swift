import Foundation
import Graphics

/// How a stand-in is set so that its text is as wide as the system font's.
///
/// Fitted to 666 widths of labels that Apple's text system had measured, 498 of which are in
/// Tests/Truth. The font's scale (0.9688) is built into the font files; what depends on size and
/// weight is here. Weights beside regular, medium, semibold and bold rest on few samples or none;
/// sizes above 28 points on one sentence at twelve sizes, which is met within 0.5 %.
enum SystemFontRecipe {
    /// Where the system font begins to go over from its text to its display forms, and where it has.
    static let textSize = 17.0
    static let displaySize = 28.0

    /// Thousandths of an em added to Apple's tracking, for weights 100, 200, … 900.
    static let textTracking = [19, 19, 19, 19.0, 24.2, 27.0, 34.5, 38, 42]
    static let displayTracking = [-16, -16, -16, -15.9, -10, -7.1, -8.1, -8, -8]

    /// What the passage from text to display forms leaves over: (size, thousandths of an em), from
    /// that sentence at 25 to 28 points and thirteen labels at 22.
    static let passage: [(size: Double, value: Double)] = [
        (21, 0), (22, -5), (25, -5.5), (26, -3), (27, -1.5), (28, 0),
    ]

    /// How much wider the system font's digits 0…9 are, in thousandths of an em; not those of one
    /// width. Halved the mean error of 73 labels with digits.
    static let digits = [-6.0, 54, -17, 6, -11, 20, 14, 16, 26, 22]

    /// Beside that, for every digit at display sizes; from five samples.
    static let displayDigits = 18.0

    /// Advance of SF Mono is 0.618 em, of the stand-in 0.600.
    static let monospacedTracking = 18.0

    /// The stand-in's optical size axis: 16 for text, 27 for display, in half units so that sizes
    /// in between share faces.
    static func opticalSize(at size: Double) -> Double {
        let clamped = min(max(size, textSize), displaySize) - 1
        return (clamped * 2).rounded() / 2
    }

    /// Points after every glyph, the last one too.
    static func tracking(design: FontSpec.Design, size: Double, weight: Double) -> Double {
        let thousandths: Double =
            switch design {
            case .standard:
                TrackingTable.sfPro.value(at: size) + correction(at: size, weight: weight)
            case .rounded:
                // The rounded font has display spacing at all sizes; unverified.
                TrackingTable.sfProRounded.value(at: size)
                    + interpolated(displayTracking, weight: weight)
            case .serif: TrackingTable.newYork.value(at: size)
            case .monospaced: monospacedTracking
            }
        return thousandths * size / 1000
    }

    /// Ems added to the advance of a digit 0...9.
    static func widening(ofDigit digit: Int, size: Double) -> Double {
        (digits[digit] + displayDigits * displayShare(at: size)) / 1000
    }

    /// 0 where text forms are used, 1 where display forms are.
    private static func displayShare(at size: Double) -> Double {
        ((size - textSize) / (displaySize - textSize)).clamped(to: 0...1)
    }

    private static func correction(at size: Double, weight: Double) -> Double {
        let share = displayShare(at: size)
        return interpolated(textTracking, weight: weight) * (1 - share)
            + interpolated(displayTracking, weight: weight) * share + passage(at: size)
    }

    private static func passage(at size: Double) -> Double {
        guard let next = passage.firstIndex(where: { $0.size > size }), next > 0 else { return 0 }
        let (from, to) = (passage[next - 1], passage[next])
        return from.value + (to.value - from.value) * (size - from.size) / (to.size - from.size)
    }

    private static func interpolated(_ values: [Double], weight: Double) -> Double {
        let position = min(max(weight / 100 - 1, 0), Double(values.count - 1))
        let index = min(Int(position), values.count - 2)
        return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
    }
}
