import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

/// From right to left every x within its parent is mirrored (Apple's documentation of
/// `LayoutDirection`), so each frame must be the mirror image of its twin from left to right.
@Suite @MainActor struct RightToLeftTests {
    private let size = CGSize(width: 120, height: 60)

    private func frames(_ view: some View, _ direction: LayoutDirection) -> [CGRect] {
        place(view.environment(\.layoutDirection, direction), in: size).leaves.map(\.frame)
    }

    private func expectMirrored(
        _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let left = frames(view, .leftToRight)
        let right = frames(view, .rightToLeft)
        #expect(left.count == right.count, sourceLocation: sourceLocation)
        #expect(!left.isEmpty, sourceLocation: sourceLocation)
        for (one, other) in zip(left, right) {
            #expect(
                abs(other.minX - (size.width - one.maxX)) < 1e-9, sourceLocation: sourceLocation)
            #expect(
                one.minY == other.minY && one.size == other.size, sourceLocation: sourceLocation)
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat = 7) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func rowsAndColumns() {
        expectMirrored(
            HStack {
                box(10); Spacer(); box(20); box(3)
            })
        expectMirrored(
            VStack(alignment: .leading) {
                box(10); box(20)
            })
        expectMirrored(
            ZStack(alignment: .topTrailing) {
                box(50, 40); box(20)
            })
        expectMirrored(
            LazyHStack {
                box(10); box(20)
            })
    }

    @Test func grids() {
        expectMirrored(
            Grid(alignment: .leading) {
                GridRow {
                    box(10); box(20)
                }
                GridRow { box(30).gridCellColumns(2) }
                GridRow {
                    box(5); box(2).gridColumnAlignment(.trailing)
                }
            })
        expectMirrored(
            LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible(), alignment: .leading)]) {
                ForEach(0..<3) { box(CGFloat($0 * 3 + 4)) }
            })
        expectMirrored(
            LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20))]) {
                ForEach(0..<3) { box(CGFloat($0 * 3 + 4)) }
            })
    }

    @Test func modifiers() {
        expectMirrored(box(20).offset(x: 11, y: 3))
        expectMirrored(box(20).position(x: 30, y: 10))
        expectMirrored(box(20).padding(.leading, 13))
        expectMirrored(box(20).frame(width: 60, alignment: .trailing))
        expectMirrored(box(60).overlay(alignment: .leading) { box(5) })
        expectMirrored(box(60).safeAreaInset(edge: .leading) { box(5) })
        expectMirrored(
            VStack(alignment: .leading) {
                box(20).alignmentGuide(.leading) { $0[.trailing] }
                box(30)
            })
    }

    @Test func geometryReadersBeginAtTheRight() {
        expectMirrored(GeometryReader { _ in box(20) })
    }

    @Test func aNestedDirectionIsItsOwn() {
        let view = HStack(spacing: 0) {
            box(10)
            HStack(spacing: 0) {
                box(20); box(30)
            }
            .environment(\.layoutDirection, .leftToRight)
        }
        #expect(frames(view, .rightToLeft).map(\.minX) == [80, 30, 50])
    }
}
