import Foundation
import LayoutEngine
import Testing
import Views

extension VerticalAlignment {
    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height - 3 }
    }
    fileprivate static let mark = VerticalAlignment(Mark.self)
}

/// Guides: their own values, how those of several views become one, and what lets them through.
@Suite @MainActor struct AlignmentRuleTests {
    /// Baselines, from the top of the text.
    private let small: CGFloat = 9.52148
    private let large: CGFloat = 19.04297

    @Test func guidesOfUsers() {
        LayoutRule.check([
            LayoutRule("nobody sets it", [[0, 0, 10, 20], [10, 10, 10, 10]]) {
                HStack(alignment: .mark, spacing: 0) {
                    box(10, 20); box(10, 10)
                }
            },
            LayoutRule(
                "several are averaged", [[0, 0, 10, 10], [0, 10, 10, 10], [10, 5, 10, 10]]
            ) {
                HStack(alignment: .mark, spacing: 0) {
                    VStack(spacing: 0) {
                        box(10, 10).alignmentGuide(.mark) { _ in 0 }
                        box(10, 10).alignmentGuide(.mark) { $0.height }
                    }
                    box(10, 10).alignmentGuide(.mark) { _ in 5 }
                }
            },
            LayoutRule(
                "one that is missing has no say",
                [[0, 0, 10, 10], [0, 10, 10, 10], [10, 4, 10, 10]]
            ) {
                HStack(alignment: .mark, spacing: 0) {
                    VStack(spacing: 0) {
                        box(10, 10).alignmentGuide(.mark) { _ in 4 }
                        box(10, 10)
                    }
                    box(10, 10).alignmentGuide(.mark) { _ in 0 }
                }
            },
            LayoutRule("through two stacks", [[2, 2, 10, 10], [14, 7, 10, 10]]) {
                HStack(alignment: .mark, spacing: 0) {
                    HStack(spacing: 0) {
                        VStack(spacing: 0) { box(10, 10).alignmentGuide(.mark) { _ in 5 } }
                    }
                    .padding(2)
                    box(10, 10).alignmentGuide(.mark) { _ in 0 }
                }
            },
            LayoutRule(
                "what lies over a view has no say",
                [[0, 0, 20, 20], [5, 5, 10, 10], [20, 7, 10, 10]]
            ) {
                HStack(alignment: .mark, spacing: 0) {
                    box(20, 20).overlay { box(10, 10).alignmentGuide(.mark) { _ in 0 } }
                    box(10, 10).alignmentGuide(.mark) { _ in 10 }
                }
            },
            LayoutRule("edges pass stacks", [[0, 0, 10, 10], [10, 0, 20, 10], [4, 10, 30, 10]]) {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 0) {
                        box(10, 10).alignmentGuide(.leading) { _ in 4 }
                        box(20, 10)
                    }
                    box(30, 10)
                }
            },
            LayoutRule("edges do not pass frames", [[-4, 0, 10, 10], [0, 10, 30, 10]]) {
                VStack(alignment: .leading, spacing: 0) {
                    box(10, 10).alignmentGuide(.leading) { _ in 4 }
                        .frame(width: 20, alignment: .leading)
                    box(30, 10)
                }
            },
            LayoutRule("one of a guide's own value", [[0, 0, 10, 10], [5, 10, 20, 10]]) {
                VStack(alignment: .leading, spacing: 0) {
                    box(10, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
                    box(20, 10)
                }
            },
            LayoutRule("the outer of two", [[0, 0, 10, 10], [3, 10, 20, 10]]) {
                VStack(alignment: .leading, spacing: 0) {
                    box(10, 10).alignmentGuide(.leading) { _ in 9 }
                        .alignmentGuide(.leading) { $0[.leading] - 6 }
                    box(20, 10)
                }
            },
        ])
    }

    @Test func baselines() {
        LayoutRule.check([
            LayoutRule("two sizes", [[0, large - small, 10, 12], [10, 0, 20, 24]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    letter(10); letter(20)
                }
            },
            LayoutRule("without text the lower edge", [[0, 0, 20, 24], [20, large - 10, 10, 10]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    letter(20); box(10, 10)
                }
            },
            LayoutRule(
                "the first of a column, which the box has no say in",
                [
                    [0, 0, 10, 10], [0, 10, 10, 12], [0, 22, 10, 12],
                    [10, 10 + small - large, 20, 24],
                ]
            ) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    VStack(spacing: 0) {
                        box(10, 10); letter(10); letter(10)
                    }
                    letter(20)
                }
            },
            LayoutRule(
                "the last of a column",
                [
                    [0, 0, 10, 12], [0, 12, 10, 12], [0, 24, 10, 5],
                    [10, 12 + small - large, 20, 24],
                ]
            ) {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    VStack(spacing: 0) {
                        letter(10); letter(10); box(10, 5)
                    }
                    letter(20)
                }
            },
            LayoutRule("through padding", [[0, 20, 10, 12], [10, 20 + small - large, 20, 24]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    letter(10).padding(.top, 20); letter(20)
                }
            },
            LayoutRule("through frames", [[0, 24, 10, 12], [10, 24 + small - large, 20, 24]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    letter(10).frame(height: 36, alignment: .bottom); letter(20)
                }
            },
            LayoutRule("an offset leaves it", [[0, large - small + 7, 10, 12], [10, 0, 20, 24]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    letter(10).offset(y: 7); letter(20)
                }
            },
            LayoutRule(
                "text over a view has no say",
                [[0, 0, 30, 30], [10, 9, 10, 12], [30, 30 - large, 20, 24]]
            ) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    box(30, 30).overlay { letter(10) }
                    letter(20)
                }
            },
            LayoutRule("layers on a baseline", [[0, 0, 20, 24], [0, large - small, 10, 12]]) {
                letter(20).overlay(alignment: .leadingFirstTextBaseline) { letter(10) }
            },
            LayoutRule("piles on a baseline", [[0, large - small, 10, 12], [0, 0, 20, 24]]) {
                ZStack(alignment: .leadingLastTextBaseline) {
                    letter(10); letter(20)
                }
            },
            LayoutRule("a guide of one's own", [[0, large - 2, 10, 10], [10, 0, 20, 24]]) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }
                    letter(20)
                }
            },
            LayoutRule(
                "rows of grids",
                [[0, large - small, 10, 12], [10, 0, 20, 24], [0, 24, 10, 10]]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: .firstTextBaseline) {
                        letter(10); letter(20)
                    }
                    GridRow { box(10, 10) }
                }
            },
        ])
    }
}
