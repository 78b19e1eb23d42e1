import Foundation
import Graphics
import Views

/// Charts' figures, which are published nowhere. "Measured" ones were read, in pixels at three
/// times, off pictures that iOS 16 drew of charts whose source is known (public collection
/// "Swift Charts Examples", 2022); "seen" ones are judged by eye; "guessed" ones are our choice.
enum ChartMetrics {
    // MARK: Marks

    /// Of a category's band, a unit's stretch or the step between values. Measured: 0.700.
    static let barRatio: CGFloat = 0.7
    /// Of the bars' room that lie beside each other, for each. Measured with one such bar.
    static let groupedBarRatio: CGFloat = 0.7
    /// At the corners away from zero. Measured, about.
    static let barCornerRadius: CGFloat = 2
    /// Left free at each side of a bar over a range. Guessed.
    static let binInset: CGFloat = 0.5
    /// The widest bar where a single value stands on an axis of numbers or dates. Guessed.
    static let loneBarWidth: CGFloat = 40

    /// Width seen; round ends and joins measured.
    static let lineStyle = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    /// Guessed.
    static let ruleStyle = StrokeStyle(lineWidth: 1)
    /// Dashes of lines by value, after the first, which is solid. Guessed.
    static let lineDashes: [[CGFloat]] = [[], [4, 4], [1, 3], [8, 4], [8, 3, 2, 3]]

    /// Square points of a symbol whose size nobody set: a circle of 8 points, as in legends.
    /// Guessed; that sizes are areas of circles is measured.
    static let symbolArea: CGFloat = 50
    /// Smallest and largest area of symbols sized by value, square points. Guessed.
    static let symbolAreas: ClosedRange<CGFloat> = 20...300

    static func symbolSize(area: CGFloat) -> CGSize {
        let diameter = area.isFinite && area > 0 ? (4 * area / .pi).squareRoot() : 0
        return CGSize(width: diameter, height: diameter)
    }

    /// Public observations agree on this order (answers to the question how to reproduce the
    /// default styling; iOS 18).
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// The same source; cross and plus after them are guessed.
    static let symbols: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon,
    ]
    /// From low to high numbers. Guessed.
    static let continuousPalette = Gradient(colors: [.blue, .green, .yellow, .orange, .red])

    /// Between a mark and a view beside it. Guessed.
    static let annotationSpacing: CGFloat = 4

    // MARK: Axes

    /// Cap height 7.75 points and 60 % of label's color, measured: caption 2 in secondary.
    static let labelFont = Font.caption2
    static let labelColor = Color.secondary
    /// Between plot and label, and between a tick and the label after it. Measured.
    static let labelSpacing: CGFloat = 4
    /// Grid lines and ticks: a hairline (0.56 measured) in the separators' color, measured.
    static let gridLineWidth: CGFloat = 0.5
    static let gridLineColor = Color(system: .separator)
    /// Of lines that stand upright; lying ones are solid. Measured.
    static let gridLineDash: [CGFloat] = [2, 2]
    /// Of ticks beside which no label stands, points. Guessed.
    static let tickLength: CGFloat = 4
    /// Between the labels of one axis, so that none is left out. Guessed.
    static let labelGap: CGFloat = 2

    /// Values of an axis for which no number was asked: four give the values of published charts
    /// (see `NumberTicks`); fewer where these would lie on each other are guessed.
    static func desiredCount(length: CGFloat, isVertical: Bool) -> Int {
        let room = length / (isVertical ? 16 : 36)
        return min(max(Int(room.isFinite ? room.rounded() : 4), 2), 4)
    }

    /// What an axis' labels below a plot take of its height, about.
    static let axisHeight: CGFloat = 18
    /// What a legend below a chart takes of its height, about.
    static let legendHeight: CGFloat = 20

    /// Between an axis and its title. Guessed.
    static let axisTitleSpacing: CGFloat = 4

    // MARK: Legend

    /// Measured.
    static let legendSymbolSize: CGFloat = 8
    static let legendSymbolSpacing: CGFloat = 5
    static let legendEntrySpacing: CGFloat = 8
    /// Between the chart and its legend. Measured: 6.4 to 7.3.
    static let legendSpacing: CGFloat = 7
    static let legendLineSpacing: CGFloat = 4
}
