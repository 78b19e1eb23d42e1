import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

@Suite @MainActor struct PreferenceTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
        }
    }

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    private struct Marked: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private let size = CGSize(width: 100, height: 50)

    /// What `view` hands up.
    private func names(_ view: some View) -> [String]? {
        place(view, in: size).preference(Names.self)
    }

    @Test func valuesAreReducedInOrder() {
        let view = HStack {
            Color.red.preference(key: Names.self, value: ["a"])
            Color.red
            VStack {
                Color.red.padding().preference(key: Names.self, value: ["b"])
                Color.red.preference(key: Names.self, value: ["c"]).frame(width: 3)
            }
        }
        #expect(names(view) == ["a", "b", "c"])
        #expect(names(Color.red) == nil)
    }

    @Test func outerValuesReplaceAndTransformsChange() {
        let inner = Color.red.preference(key: Names.self, value: ["inner"])
        #expect(names(inner.padding().preference(key: Names.self, value: ["outer"])) == ["outer"])
        #expect(names(inner.preference(key: Names.self, value: ["outer"])) == ["outer"])
        #expect(
            names(inner.padding().transformPreference(Names.self) { $0.append("more") })
                == ["inner", "more"])
        #expect(names(Color.red.transformPreference(Names.self) { $0.append("own") }) == ["own"])
    }

    /// A row of a grid has no place of its own: each of its cells hands up what the row does.
    @Test func rowsOfGridsHandUp() {
        func cell(_ name: String) -> some View {
            Color.red.preference(key: Names.self, value: [name])
        }
        let inside = Grid {
            GridRow {
                cell("a")
                cell("b")
            }
            GridRow { cell("c") }
        }
        #expect(names(inside) == ["a", "b", "c"])
        let onRow = Grid {
            GridRow {
                cell("a")
                cell("b")
            }
            .preference(key: Names.self, value: ["row"])
            GridRow { cell("c") }
        }
        #expect(names(onRow) == ["row", "row", "c"])
    }

    @Test func anchorsAreMovedByEffectsBetween() {
        var told: CGRect?
        let view = Color.red.frame(width: 20, height: 10)
            .anchorPreference(key: Marked.self, value: .bounds) { $0 }
            .scaleEffect(2).frame(width: 60, height: 30)
            .overlayPreferenceValue(Marked.self) { anchor in
                GeometryReader { proxy in
                    let _ = told = anchor.map { proxy[$0] }
                }
            }
        _ = place(view, in: size)
        #expect(told == CGRect(x: 10, y: 5, width: 40, height: 20))
    }

    @Test func changesAreToldAfterLayout() {
        var told: [[String]] = []
        var width: [CGFloat] = []
        let view = HStack(spacing: 0) {
            Color.red.background {
                GeometryReader { proxy in
                    Color.clear.preference(key: Widest.self, value: proxy.size.width)
                }
            }
            Color.red.frame(width: 30).preference(key: Names.self, value: ["a"])
        }
        .onPreferenceChange(Names.self) { told.append($0) }
        .onPreferenceChange(Widest.self) { width.append($0) }
        _ = place(view, in: size)
        #expect(told == [["a"]])
        #expect(width == [70])
    }

    /// The usual way to mark one of several views.
    @Test func overlaysReadAnchorsOfWhatTheyCover() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 30, height: 10)
                .anchorPreference(key: Marked.self, value: .bounds) { $0 }
        }
        .padding(5)
        .overlayPreferenceValue(Marked.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    let frame = proxy[anchor]
                    Color.blue.frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX, y: frame.minY).id("mark")
                }
            }
        }
        let placed = place(view, in: size)
        // 60 × 20 in the middle of 100 × 50.
        #expect(placed.frame == CGRect(x: 20, y: 15, width: 60, height: 20))
        let mark = placed.leaves.last
        #expect(mark?.frame == CGRect(x: 45, y: 20, width: 30, height: 10))
    }

    @Test func backgroundsLieBehindAndKeepTheirAlignment() {
        let view = Color.red.frame(width: 40, height: 20)
            .preference(key: Widest.self, value: 10)
            .backgroundPreferenceValue(Widest.self, alignment: .bottomTrailing) { width in
                Color.blue.frame(width: width, height: 4)
            }
        let leaves = place(view, in: size).leaves
        #expect(
            leaves.map(\.frame) == [
                CGRect(x: 60, y: 31, width: 10, height: 4),
                CGRect(x: 30, y: 15, width: 40, height: 20),
            ])
    }

    @Test func anchorsNamePointsAndParts() {
        struct Corner: PreferenceKey {
            static var defaultValue: [Anchor<CGPoint>] { [] }
            static func reduce(
                value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]
            ) { value += nextValue() }
        }
        var found: [CGPoint] = []
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Corner.self, value: .bottomTrailing) { [$0] }
            .transformAnchorPreference(key: Corner.self, value: .point(CGPoint(x: 1, y: 2))) {
                $0.append($1)
            }
            .padding(.leading, 10)
            .overlayPreferenceValue(Corner.self) { anchors in
                GeometryReader { proxy in
                    let _ = found = anchors.map { proxy[$0] }
                }
            }
        _ = place(view, in: size)
        #expect(found == [CGPoint(x: 50, y: 20), CGPoint(x: 11, y: 2)])
    }
}
