import Graphics

/// Every figure that sizes a symbol. Lengths in ems (1 = the font's point size) unless said.
enum SymbolMetrics {
    /// Drawings stand on a grid of 256 units. A circle's ink is as wide as the point size:
    /// measured on SwiftUI (17 pt → 17.0, 28 pt → 28.0), so 192 units and one stroke are 1 em.
    static let emPerUnit = (1 - 0.0838) / 192

    /// Stroke of a symbol beside text of weights 100, 200, ... 900.
    ///
    /// Regular and lighter follow the stem of `l` in the system font at its small optical size
    /// (0.022, 0.043, 0.064, 0.085); above, stems (0.104 ... 0.190) are softened towards the widths
    /// at which the drawings stay open (0.097 ... 0.168). Estimated.
    static let strokes = [0.027, 0.043, 0.063, 0.0838, 0.099, 0.115, 0.133, 0.153, 0.174]

    /// The weights of the Material Symbols font (100...700) that look like weights 100 ... 900.
    static let materialWeights = [100.0, 145, 230, 300, 400, 480, 560, 640, 700]
    static let materialMasters = [100.0, 400, 700]
    static let letterMasters = [100.0, 400, 900]

    /// Small and large against medium (0.78 and 1.28 are estimates). The stroke changes far less
    /// than the size, since symbols of all scales are to match the text's weight.
    static func factors(for scale: SymbolRequest.Scale) -> (size: Double, stroke: Double) {
        switch scale {
        case .small: (0.78, 0.93)
        case .medium: (1, 1)
        case .large: (1.28, 1.07)
        }
    }

    /// Symbols stand centered on the capitals of the text: cap height 0.7046 em.
    static let centerAboveBaseline = 0.7046 / 2

    /// UIKit's symbol images are wider than the ink by these on each side: 1.17 × 1.135 em around
    /// a circle of 1 em. The box ratios of `aspects.tsv` are those of such images. SwiftUI lays
    /// out the ink alone.
    static let imageInset = (x: 0.085, y: 0.0675)

    /// How far a drawing's ratio is stretched towards Apple's; beyond that it is centered in a
    /// frame of Apple's ratio.
    static let largestStretch = 1.16
    /// Less than this is left to the frame as well, so that rings stay round.
    static let smallestStretch = 1.05
    /// How small a drawing becomes in a frame that is much wider or higher than itself.
    static let smallestInWideFrame = 0.76

    // MARK: Composition, on the grid

    /// Strokes inside an enclosing shape against the shape's own (0.070 against 0.084 em measured
    /// on a `checkmark.circle.fill` of SwiftUI), and for drawings of many lines.
    static let enclosedStroke = 0.85
    static let enclosedStrokeOfMany = 0.66
    static let manyElements = 14
    /// The same for figures, whose limbs are wider than a stroke.
    static let enclosedStrokeOfLimbs = 0.52
    /// Clear space beside a slash and around a badge.
    static let gap = 12.0
    static let badgeRadius = 46.0
    static let dotRadius = 30.0
    /// Strokes on a badge against those inside a shape.
    static let badgeStroke = 0.7
    /// Letters inside a shape are about half as large as text, so they are set this much heavier
    /// to come out with the strokes of the shape.
    static let letterExtraWeight = 210.0

    static func stroke(weight: Double) -> Double { interpolate(weight, strokes) }

    /// A value given at weights 100, 200, ... 900, at any weight.
    static func interpolate(_ weight: Double, _ values: [Double]) -> Double {
        let place = (min(max(weight.isFinite ? weight : 400, 100), 900) - 100) / 100
        let index = min(Int(place), values.count - 2)
        return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    }
}
