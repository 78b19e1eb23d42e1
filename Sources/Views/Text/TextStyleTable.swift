import Foundation

/// Sizes and leadings of the text styles at the twelve Dynamic Type sizes, in points.
///
/// Source: Human Interface Guidelines, "Typography", revision of 2025-12-16 (confidence high; four
/// styles confirmed by measured tables).
package enum TextStyleTable {
    package struct Row: Sendable {
        package let size: CGFloat
        /// From baseline to baseline where the text wraps.
        package let leading: CGFloat
    }

    /// In the order of `DynamicTypeSize.allCases`.
    static let rows: [Font.TextStyle: [Row]] = [
        .largeTitle: [
            Row(size: 31, leading: 38), Row(size: 32, leading: 39),
            Row(size: 33, leading: 40), Row(size: 34, leading: 41),
            Row(size: 36, leading: 43), Row(size: 38, leading: 46),
            Row(size: 40, leading: 48), Row(size: 44, leading: 52),
            Row(size: 48, leading: 57), Row(size: 52, leading: 61),
            Row(size: 56, leading: 66), Row(size: 60, leading: 70),
        ],
        .title: [
            Row(size: 25, leading: 31), Row(size: 26, leading: 32),
            Row(size: 27, leading: 33), Row(size: 28, leading: 34),
            Row(size: 30, leading: 37), Row(size: 32, leading: 39),
            Row(size: 34, leading: 41), Row(size: 38, leading: 46),
            Row(size: 43, leading: 51), Row(size: 48, leading: 57),
            Row(size: 53, leading: 62), Row(size: 58, leading: 68),
        ],
        .title2: [
            Row(size: 19, leading: 24), Row(size: 20, leading: 25),
            Row(size: 21, leading: 26), Row(size: 22, leading: 28),
            Row(size: 24, leading: 30), Row(size: 26, leading: 32),
            Row(size: 28, leading: 34), Row(size: 34, leading: 41),
            Row(size: 39, leading: 47), Row(size: 44, leading: 52),
            Row(size: 50, leading: 59), Row(size: 56, leading: 66),
        ],
        .title3: [
            Row(size: 17, leading: 22), Row(size: 18, leading: 23),
            Row(size: 19, leading: 24), Row(size: 20, leading: 25),
            Row(size: 22, leading: 28), Row(size: 24, leading: 30),
            Row(size: 26, leading: 32), Row(size: 31, leading: 38),
            Row(size: 37, leading: 44), Row(size: 43, leading: 51),
            Row(size: 49, leading: 58), Row(size: 55, leading: 65),
        ],
        .headline: [
            Row(size: 14, leading: 19), Row(size: 15, leading: 20),
            Row(size: 16, leading: 21), Row(size: 17, leading: 22),
            Row(size: 19, leading: 24), Row(size: 21, leading: 26),
            Row(size: 23, leading: 29), Row(size: 28, leading: 34),
            Row(size: 33, leading: 40), Row(size: 40, leading: 48),
            Row(size: 47, leading: 56), Row(size: 53, leading: 62),
        ],
        .body: [
            Row(size: 14, leading: 19), Row(size: 15, leading: 20),
            Row(size: 16, leading: 21), Row(size: 17, leading: 22),
            Row(size: 19, leading: 24), Row(size: 21, leading: 26),
            Row(size: 23, leading: 29), Row(size: 28, leading: 34),
            Row(size: 33, leading: 40), Row(size: 40, leading: 48),
            Row(size: 47, leading: 56), Row(size: 53, leading: 62),
        ],
        .callout: [
            Row(size: 13, leading: 18), Row(size: 14, leading: 19),
            Row(size: 15, leading: 20), Row(size: 16, leading: 21),
            Row(size: 18, leading: 23), Row(size: 20, leading: 25),
            Row(size: 22, leading: 28), Row(size: 26, leading: 32),
            Row(size: 32, leading: 39), Row(size: 38, leading: 46),
            Row(size: 44, leading: 52), Row(size: 51, leading: 60),
        ],
        .subheadline: [
            Row(size: 12, leading: 16), Row(size: 13, leading: 18),
            Row(size: 14, leading: 19), Row(size: 15, leading: 20),
            Row(size: 17, leading: 22), Row(size: 19, leading: 24),
            Row(size: 21, leading: 28), Row(size: 25, leading: 31),
            Row(size: 30, leading: 37), Row(size: 36, leading: 43),
            Row(size: 42, leading: 50), Row(size: 49, leading: 58),
        ],
        .footnote: [
            Row(size: 12, leading: 16), Row(size: 12, leading: 16),
            Row(size: 12, leading: 16), Row(size: 13, leading: 18),
            Row(size: 15, leading: 20), Row(size: 17, leading: 22),
            Row(size: 19, leading: 24), Row(size: 23, leading: 29),
            Row(size: 27, leading: 33), Row(size: 33, leading: 40),
            Row(size: 38, leading: 46), Row(size: 44, leading: 52),
        ],
        .caption: [
            Row(size: 11, leading: 13), Row(size: 11, leading: 13),
            Row(size: 11, leading: 13), Row(size: 12, leading: 16),
            Row(size: 14, leading: 19), Row(size: 16, leading: 21),
            Row(size: 18, leading: 23), Row(size: 22, leading: 28),
            Row(size: 26, leading: 32), Row(size: 32, leading: 39),
            Row(size: 37, leading: 44), Row(size: 43, leading: 51),
        ],
        .caption2: [
            Row(size: 11, leading: 13), Row(size: 11, leading: 13),
            Row(size: 11, leading: 13), Row(size: 11, leading: 13),
            Row(size: 13, leading: 18), Row(size: 15, leading: 20),
            Row(size: 17, leading: 22), Row(size: 20, leading: 25),
            Row(size: 24, leading: 30), Row(size: 29, leading: 35),
            Row(size: 34, leading: 41), Row(size: 40, leading: 48),
        ],
    ]

    /// The weight of a style, and the one that `bold()` makes of it.
    static let weights: [Font.TextStyle: (regular: Font.Weight, emphasized: Font.Weight)] = [
        .largeTitle: (.regular, .bold),
        .title: (.regular, .bold),
        .title2: (.regular, .bold),
        .title3: (.regular, .semibold),
        .headline: (.semibold, .semibold),
        .body: (.regular, .semibold),
        .callout: (.regular, .semibold),
        .subheadline: (.regular, .semibold),
        .footnote: (.regular, .semibold),
        .caption: (.regular, .semibold),
        .caption2: (.regular, .semibold),
    ]
}
