import Foundation
import LayoutEngine
import Testing
import Views

/// What chooses among views, and what divides room into lines.
@Suite @MainActor struct GridRuleTests {
    @Test func viewsThatFit() {
        LayoutRule.check([
            LayoutRule("on both axes", [[0, 0, 50, 20]]) {
                ViewThatFits {
                    box(50, 70); box(110, 10); box(50, 20); box(1, 1)
                }
            },
            LayoutRule("on one axis the other is free", [[0, 0, 50, 70]]) {
                ViewThatFits(in: .horizontal) {
                    box(110, 10); box(50, 70); box(1, 1)
                }
            },
            LayoutRule("vertically", [[0, 0, 110, 10]]) {
                ViewThatFits(in: .vertical) {
                    box(50, 70); box(110, 10); box(1, 1)
                }
            },
            LayoutRule("none fits: the last, and nothing is no candidate", [[0, 0, 120, 10]]) {
                ViewThatFits {
                    box(50, 70)
                    box(120, 10)
                    EmptyView()
                }
            },
            LayoutRule("nothing asked: the first", [[0, 0, 300, 70]]) {
                ViewThatFits {
                    box(300, 70); box(1, 1)
                }
                .fixedSize()
            },
            LayoutRule("the ideal fits, and is then offered all", [[0, 0, 100, 60]]) {
                ViewThatFits {
                    Color.red; box(1, 1)
                }
            },
        ])
    }

    @Test func grids() {
        LayoutRule.check([
            LayoutRule(
                "distances of 8",
                [[0, 0, 10, 10], [18, 0, 20, 10], [0, 18, 10, 10], [18, 18, 20, 10]]
            ) {
                Grid {
                    GridRow {
                        box(10, 10); box(20, 10)
                    }
                    GridRow {
                        box(10, 10); box(20, 10)
                    }
                }
            },
            LayoutRule(
                "columns as wide as the widest, rows as high as the highest",
                [[10, 10, 10, 10], [30, 0, 20, 30], [0, 30, 30, 10], [35, 30, 10, 10]]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(10, 10); box(20, 30)
                    }
                    GridRow {
                        box(30, 10); box(10, 10)
                    }
                }
            },
            LayoutRule(
                "a cell over two columns",
                [
                    [0, 0, 10, 10], [10, 0, 20, 10], [30, 0, 30, 10], [12.5, 10, 5, 10],
                    [42.5, 10, 5, 10],
                ]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(10, 10); box(20, 10); box(30, 10)
                    }
                    GridRow {
                        box(5, 10).gridCellColumns(2); box(5, 10)
                    }
                }
            },
            LayoutRule(
                "what a cell over all does not ask for",
                [[0, 0, 10, 10], [18, 0, 20, 10], [0, 18, 38, 1.0 / 3], [0, 26.3333, 10, 10]]
            ) {
                Grid {
                    GridRow {
                        box(10, 10); box(20, 10)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow { box(10, 10) }
                }
            },
            LayoutRule(
                "alignments of grid, row and column",
                [[0, 0, 10, 10], [20, 0, 20, 30], [0, 50, 20, 10], [30, 30, 10, 30]]
            ) {
                Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(10, 10); box(20, 30)
                    }
                    GridRow(alignment: .bottom) {
                        box(20, 10); box(10, 30).gridColumnAlignment(.trailing)
                    }
                }
            },
            LayoutRule(
                "an anchor of a cell's own",
                [[20, 20, 10, 10], [30, 0, 20, 30], [0, 30, 30, 10]]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box(10, 10).gridCellAnchor(.bottomTrailing); box(20, 30)
                    }
                    GridRow { box(30, 10) }
                }
            },
            LayoutRule(
                "what stretches shares", [[0, 0, 50, 30], [50, 0, 50, 30], [0, 30, 100, 30]]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.red; Color.red
                    }
                    Color.red
                }
            },
        ])
    }

    @Test func lazyGrids() {
        func cells(_ count: Int) -> some View {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
        }
        LayoutRule.check([
            LayoutRule(
                "equal lines",
                [[0, 0, 28, 10], [36, 0, 28, 10], [72, 0, 28, 10], [0, 18, 28, 10]]
            ) {
                LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) { cells(4) }
            },
            LayoutRule("a fixed line first", [[0, 0, 20, 10], [25, 0, 35, 10], [65, 0, 35, 10]]) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(20), spacing: 5), GridItem(spacing: 5), GridItem(),
                    ]
                ) { cells(3) }
            },
            LayoutRule("limits of lines", [[0, 0, 30, 10], [40, 0, 60, 10]]) {
                LazyVGrid(
                    columns: [
                        GridItem(.flexible(maximum: 30), spacing: 10), GridItem(),
                    ]
                ) { cells(2) }
            },
            // Shares are not made anew where a line takes more than its own.
            LayoutRule(
                "lines that take too much", [[0, 0, 95, 10], [105, 0, 120, 10]], width: 225
            ) {
                LazyVGrid(
                    columns: [
                        GridItem(.flexible(minimum: 60), spacing: 10),
                        GridItem(.flexible(minimum: 120)),
                    ]
                ) { cells(2) }
                .frame(width: 200, alignment: .leading)
            },
            LayoutRule(
                "as many as fit",
                [[0, 0, 30, 10], [35, 0, 30, 10], [70, 0, 30, 10], [0, 13, 30, 10]]
            ) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 26), spacing: 5)], spacing: 3) {
                    cells(4)
                }
            },
            LayoutRule("as many as fit, to the point", [[0, 0, 46, 10], [54, 0, 46, 10]]) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 46))]) { cells(2) }
            },
            LayoutRule("one more than fits", [[0, 0, 100, 10], [0, 18, 100, 10]]) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 46.1))]) { cells(2) }
            },
            LayoutRule("lines of rows", [[0, 0, 20, 26], [0, 34, 20, 26], [28, 0, 20, 26]]) {
                LazyHGrid(rows: [GridItem(), GridItem()]) {
                    ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20) }
                }
            },
            LayoutRule(
                "cells in their lines", [[0, 0, 10, 10], [90, 20, 10, 10], [0, 38, 10, 30]]
            ) {
                LazyVGrid(
                    columns: [
                        GridItem(alignment: .topLeading), GridItem(alignment: .bottomTrailing),
                    ]
                ) {
                    box(10, 10)
                    Color.red.frame(width: 10, height: 10).frame(height: 30, alignment: .bottom)
                    box(10, 30)
                }
            },
        ])
    }

    @Test func containers() {
        LayoutRule.check([
            LayoutRule("all of it", [[0, 0, 100, 20]]) {
                Color.red.containerRelativeFrame(.horizontal).frame(width: 30, alignment: .leading)
                    .frame(height: 20)
            },
            LayoutRule("two of four parts", [[0, 0, 48, 60]]) {
                Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
            },
            LayoutRule("computed", [[80, 0, 20, 15]]) {
                Color.red.frame(width: 20)
                    .containerRelativeFrame([.horizontal, .vertical], alignment: .trailing) {
                        $1 == .vertical ? $0 / 4 : $0
                    }
            },
            LayoutRule("readers lie at the top", [[3, 0, 10, 10], [0, 0, 100, 60]]) {
                GeometryReader { _ in
                    box(10, 10).offset(x: 3)
                    Color.red
                }
            },
            LayoutRule("readers that are asked nothing", [[0, 0, 10, 10]]) {
                GeometryReader { _ in Color.red }.fixedSize()
            },
            LayoutRule(
                "lines across their stack",
                [[0, 0, 10, 10], [10, 0, 1.0 / 3, 10], [10.3333, 0, 10, 10]]
            ) {
                HStack(spacing: 0) {
                    box(10, 10); Divider(); box(10, 10)
                }
                .fixedSize()
            },
            LayoutRule("lines of large text", [[0, 0, 10, 1]]) {
                Divider().fixedSize().dynamicTypeSize(.accessibility1)
            },
        ])
    }
}
