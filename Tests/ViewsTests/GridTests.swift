import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

@Suite @MainActor struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private func frames(_ view: some View) -> [CGRect] {
        place(view, in: CGSize(width: 100, height: 60)).leaves.map(\.frame)
    }

    @Test func modifiersOfRowsAreModifiersOfTheirCells() {
        let modified = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10); box(20)
            }.padding(5)
            GridRow {
                box(40); box(5)
            }
        }
        let spelledOut = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10).padding(5); box(20).padding(5)
            }
            GridRow {
                box(40); box(5)
            }
        }
        #expect(frames(modified) == frames(spelledOut))
        #expect(
            frames(modified) == [
                CGRect(x: 30, y: 20, width: 10, height: 10),
                CGRect(x: 60, y: 20, width: 20, height: 10),
                CGRect(x: 15, y: 35, width: 40, height: 10),
                CGRect(x: 67.5, y: 35, width: 5, height: 10),
            ])
    }

    @Test func rowsOfALoopAreApart() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<2) { _ in
                GridRow {
                    box(10); box(20)
                }
            }
            .opacity(0.5)
        }
        #expect(frames(grid).map(\.minY) == [20, 20, 30, 30])
    }

    @Test func viewsOutsideRowsGoOverAllColumns() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal)
            GridRow {
                box(10); box(20)
            }
        }
        #expect(frames(grid)[0] == CGRect(x: 35, y: 20, width: 30, height: 10))
    }

    /// A modifier that needs the row in one piece would take its columns out of line.
    @Test func everyKindOfModifierLeavesRowsInLine() {
        func grid(_ row: some View) -> [CGRect] {
            frames(
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    row
                    GridRow {
                        box(40); box(5)
                    }
                })
        }
        let row = GridRow {
            box(10); box(20)
        }
        // Columns of 40 and 20: the cells of the row lie in their middles.
        let middles: [CGFloat] = [40, 70, 40, 70]
        let rows: [AnyView] = [
            AnyView(row), AnyView(row.font(.title)), AnyView(row.foregroundStyle(.blue)),
            AnyView(row.opacity(0.5)), AnyView(row.frame(height: 20)), AnyView(row.id("row")),
            AnyView(row.environment(\.lineLimit, 1)), AnyView(Group { row.padding(.top, 3) }),
            AnyView(row.fixedSize()),
            AnyView(row.onGeometryChange(for: CGSize.self, of: \.size) { _ in }),
        ]
        for row in rows { #expect(grid(row).map(\.midX) == middles) }
        // What lies behind, lies behind each cell.
        #expect(
            grid(row.background { Color.blue }).map(\.width) == [10, 10, 20, 20, 40, 5])
    }

    @Test func rowsOutsideGridsStayInOnePiece() {
        let view = VStack(spacing: 0) {
            GridRow(alignment: .top) {
                box(10); box(20, 20)
            }
            .frame(width: 60)
        }
        #expect(frames(view).map(\.minX) == [31, 49])
        // Nor are they rows of a grid that lies further out.
        let nested = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                VStack(spacing: 0) { view }
                box(40)
            }
        }
        #expect(frames(nested).map(\.minX) == [11, 29, 60])
    }

    @Test(arguments: [true, false]) func layoutsOfTheirOwnHaveRows(isErased: Bool) {
        func content() -> some View {
            Group {
                GridRow {
                    box(10); box(20)
                }
                .padding(5)
                GridRow { box(40).gridCellColumns(2) }
                GridRow {
                    box(40); box(5)
                }
            }
        }
        let grid = Grid { content() }
        let bare =
            isErased
            ? AnyView(AnyLayout(GridLayout()) { content() })
            : AnyView(GridLayout() { content() })
        #expect(frames(bare) == frames(grid))
        // Two columns of 40 and 30 with 8 between them.
        #expect(frames(bare).map(\.midX) == [31, 74, 50, 31, 74])
    }
}
