import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

/// Numbers that are none, or far too large, give frames that are some.
@Suite(.timeLimit(.minutes(1))) @MainActor struct BadNumberTests {
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 0,
    ]

    private static let boxes: [CGSize] = [
        CGSize(width: 100, height: 60), .zero, CGSize(width: 1, height: 1),
        CGSize(width: 1e6, height: 1e6),
    ]

    private func expectSane(
        _ view: some View, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        // Beside others and within a stack, where its answers are used further.
        let row = HStack {
            Color.red
            view
            VStack {
                view; Text("text")
            }.fixedSize()
        }
        for box in Self.boxes {
            check(place(view, in: box), what, box, sourceLocation)
            check(place(row, in: box), what, box, sourceLocation)
        }
    }

    private func check(
        _ node: PlacedNode, _ what: String, _ box: CGSize, _ sourceLocation: SourceLocation
    ) {
        let frame = node.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        if !numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) || frame.size.width < 0
            || frame.size.height < 0
        {
            Issue.record(
                "\(what) in \(box): \(node.name) \(frame)", sourceLocation: sourceLocation)
        }
        for child in node.children { check(child, what, box, sourceLocation) }
    }

    @Test(arguments: numbers) func inFrames(number: CGFloat) {
        let content = Color.red
        expectSane(content.frame(width: number, height: number), "frame")
        expectSane(content.frame(minWidth: number, minHeight: number), "least")
        expectSane(content.frame(idealWidth: number, idealHeight: number).fixedSize(), "ideal")
        expectSane(content.frame(maxWidth: number, maxHeight: number), "largest")
        expectSane(content.frame(minWidth: number, maxWidth: 5), "least and largest")
        expectSane(content.frame(minWidth: 50, maxWidth: number), "50 and largest")
        expectSane(
            content.containerRelativeFrame(.horizontal) { _, _ in number }, "relative to all")
        expectSane(
            content.containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: number),
            "a part of all")
    }

    @Test(arguments: numbers) func inSpacing(number: CGFloat) {
        let content = ForEach(0..<3) { _ in Text("word") }
        expectSane(HStack(spacing: number) { content }, "row")
        expectSane(VStack(spacing: number) { content }, "column")
        expectSane(LazyVStack(spacing: number) { content }, "lazy column")
        expectSane(
            Grid(horizontalSpacing: number, verticalSpacing: number) {
                GridRow { content }
                GridRow { content }
            }, "grid")
        expectSane(
            LazyVGrid(columns: [GridItem(spacing: number), GridItem()], spacing: number) {
                content
            }, "lazy grid")
        expectSane(Spacer(minLength: number), "spacer")
        expectSane(content.padding(number), "padding")
        expectSane(
            content.safeAreaInset(edge: .top, spacing: number) { Color.red.frame(height: 4) },
            "inset")
    }

    @Test(arguments: numbers) func inGridItems(number: CGFloat) {
        let content = ForEach(0..<3) { _ in Color.red }
        let sizes: [GridItem.Size] = [
            .fixed(number), .flexible(minimum: number), .flexible(maximum: number),
            .adaptive(minimum: number), .adaptive(minimum: 10, maximum: number),
        ]
        for size in sizes {
            expectSane(LazyVGrid(columns: [GridItem(size), GridItem()]) { content }, "\(size)")
            expectSane(LazyHGrid(rows: [GridItem(size)]) { content }, "\(size)")
        }
        expectSane(LazyVGrid(columns: []) { content }, "no columns")
    }

    @Test(arguments: [Int.min, -1, 0, 1000, Int.max]) func inSpans(count: Int) {
        expectSane(
            Grid {
                GridRow {
                    Color.red.gridCellColumns(count); Text("a")
                }
                GridRow {
                    Text("b"); Text("c")
                }
            }, "span")
    }

    @Test(arguments: numbers) func inPlacesAndProportions(number: CGFloat) {
        let content = Text("word")
        expectSane(content.offset(x: number, y: number), "offset")
        expectSane(content.position(x: number, y: number), "position")
        expectSane(Color.red.aspectRatio(number, contentMode: .fit), "ratio")
        expectSane(Color.red.aspectRatio(number, contentMode: .fill), "ratio")
        expectSane(
            Color.red.aspectRatio(CGSize(width: number, height: number), contentMode: .fit),
            "size as ratio")
        expectSane(content.layoutPriority(Double(number)), "priority")
        expectSane(content.zIndex(Double(number)), "z")
        expectSane(content.alignmentGuide(.top) { _ in number }, "guide")
        expectSane(content.alignmentGuide(HorizontalAlignment.center) { _ in number }, "guide")
    }

    /// A layout of a user's that answers with anything.
    private struct AnyNumberLayout: Layout {
        var number: CGFloat

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: number, height: number) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: number, y: number),
                    proposal: ProposedViewSize(width: number, height: number))
            }
        }
    }

    @Test(arguments: numbers) func inLayoutsOfUsers(number: CGFloat) {
        expectSane(
            AnyNumberLayout(number: number) {
                Color.red; Text("a")
            }, "layout")
        expectSane(
            GeometryReader { _ in Color.red.frame(width: number) }.padding(number), "reader")
    }

    @Test(arguments: numbers) func inFonts(number: CGFloat) {
        expectSane(Text("word").font(.system(size: number)), "font")
        expectSane(Text("word").tracking(number).lineSpacing(number), "tracking")
    }

    @Test func inTexts() {
        for string in ["", " ", "\n\n", String(repeating: "m", count: 10_000)] {
            expectSane(Text(string), "text")
            expectSane(Text(string).lineLimit(0), "text of no lines")
        }
    }
}
