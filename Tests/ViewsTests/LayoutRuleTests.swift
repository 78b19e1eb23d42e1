import Foundation
import LayoutEngine
import Testing
import Views

/// The rules of layout one by one, with frames that follow from the rule as it is written down, not
/// from what the engine answers.
@Suite @MainActor struct LayoutRuleTests {
    @Test func distancesBetweenKindsOfViews() {
        // Section 2: d = 1.3333 for 10 points.
        let below: CGFloat = 11.9336 + 1.3333 - 7.0459
        let above: CGFloat = 11.9336 + 1.3333 - 9.5215
        LayoutRule.check([
            LayoutRule("other over other", [[0, 0, 10, 10], [0, 18, 10, 10]]) {
                VStack {
                    box(10, 10); box(10, 10)
                }
            },
            LayoutRule("text over other", [[0, 0, 10, 12], [0, 12 + below, 10, 10]]) {
                VStack {
                    letter(10); box(10, 10)
                }
            },
            LayoutRule("other over text", [[0, 0, 10, 10], [0, 10 + above, 10, 12]]) {
                VStack {
                    box(10, 10); letter(10)
                }
            },
            LayoutRule(
                "the lower text decides", [[0, 0, 12, 14.3333], [0, 16.3333, 17, 20.3333]]
            ) {
                VStack(alignment: .leading) {
                    Text("x").font(.caption); Text("x").font(.body)
                }
            },
            LayoutRule(
                "no leading, no distance", [[0, 0, 17, 20.3333], [0, 20.3333, 11, 13.3333]]
            ) {
                VStack(alignment: .leading) {
                    Text("x").font(.body); Text("x").font(.caption2)
                }
            },
            LayoutRule("texts of a size have no leading", [[0, 0, 10, 12], [0, 12, 10, 12]]) {
                VStack {
                    letter(10); letter(10)
                }
            },
            LayoutRule("text beside other", [[0, 0, 10, 12], [18, 1, 10, 10]]) {
                HStack {
                    letter(10); box(10, 10)
                }
            },
            LayoutRule("padding makes its edge another's", [[0, 0, 10, 12], [0, 22, 10, 10]]) {
                VStack {
                    letter(10).padding(.bottom, 2); box(10, 10)
                }
            },
            LayoutRule("padding leaves other edges", [[2, 0, 10, 12], [2, 12 + below, 10, 10]]) {
                VStack {
                    letter(10).padding(.horizontal, 2); box(10, 10)
                }
            },
            LayoutRule("frames make their axis another's", [[0, 0, 10, 12], [0, 20, 10, 10]]) {
                VStack {
                    letter(10).frame(height: 12); box(10, 10)
                }
            },
            LayoutRule("frames leave the other axis", [[0, 0, 10, 12], [0, 12 + below, 10, 10]]) {
                VStack {
                    letter(10).frame(width: 10); box(10, 10)
                }
            },
            LayoutRule(
                "stacks hand on what their ends prefer",
                [[0, 0, 10, 10], [0, 10 + above, 10, 12], [0, 22 + above + below, 10, 10]]
            ) {
                VStack {
                    VStack {
                        box(10, 10); letter(10)
                    }
                    HStack { box(10, 10) }
                }
            },
            LayoutRule("groups and nothing do not count", [[0, 0, 10, 10], [0, 18, 10, 10]]) {
                VStack {
                    Group {
                        box(10, 10)
                        EmptyView()
                    }
                    if false { box(1, 1) }
                    box(10, 10)
                }
            },
        ])
    }

    @Test func spacers() {
        LayoutRule.check([
            LayoutRule("least in a row", [[0, 0, 10, 10], [10, 5, 8, 0], [18, 0, 10, 10]]) {
                HStack {
                    box(10, 10); Spacer(); box(10, 10)
                }
                .fixedSize()
            },
            LayoutRule("least in a column", [[0, 0, 10, 10], [5, 10, 0, 8], [0, 18, 10, 10]]) {
                VStack {
                    box(10, 10); Spacer(); box(10, 10)
                }
                .fixedSize()
            },
            LayoutRule(
                "an explicit distance is on both sides",
                [[0, 0, 10, 10], [5, 13, 0, 20], [0, 36, 10, 10]]
            ) {
                VStack(spacing: 3) {
                    box(10, 10); Spacer(minLength: 20); box(10, 10)
                }
                .fixedSize()
            },
            LayoutRule(
                "others first, save for the least",
                [[0, 0, 100, 52], [50, 52, 0, 8]]
            ) {
                VStack {
                    Color.red; Spacer()
                }
            },
            LayoutRule("no room is still the least", [[0, 0, 0, 10], [0, 5, 8, 0]], width: 5) {
                HStack {
                    Color.red.frame(height: 10); Spacer()
                }
            },
        ])
    }

    @Test func flexibleFrames() {
        LayoutRule.check([
            LayoutRule("least, nothing asked", [[0, 0, 50, 10]]) {
                Color.red.frame(minWidth: 50).fixedSize()
            },
            LayoutRule("largest, nothing asked", [[0, 0, 10, 7]]) {
                Color.red.frame(maxWidth: .infinity, maxHeight: 7).fixedSize()
            },
            LayoutRule("both, nothing asked", [[0, 0, 20, 10]]) {
                Color.red.frame(minWidth: 20, maxWidth: 30).fixedSize()
            },
            LayoutRule("ideal, nothing asked", [[0, 0, 40, 30]]) {
                Color.red.frame(idealWidth: 40, idealHeight: 30).fixedSize()
            },
            LayoutRule("ideal on one axis", [[0, 0, 40, 60]]) {
                Color.red.frame(idealWidth: 40, idealHeight: 30)
                    .fixedSize(horizontal: true, vertical: false)
            },
            LayoutRule("ideal at least the least", [[0, 0, 60, 10]]) {
                Color.red.frame(minWidth: 60, idealWidth: 40).fixedSize()
            },
            LayoutRule("largest at least the ideal", [[0, 0, 40, 10]]) {
                Color.red.frame(idealWidth: 40, maxWidth: 30).fixedSize()
            },
            LayoutRule("least beats the offer", [[0, 0, 150, 60]]) {
                Color.red.frame(minWidth: 150)
            },
            LayoutRule("least around less", [[40, 25, 20, 10]]) {
                box(20, 10).frame(minWidth: 100, minHeight: 60)
            },
            LayoutRule("least follows the child between", [[0, 0, 50, 10]]) {
                box(50, 10).frame(minWidth: 20)
            },
            LayoutRule(
                "the child is more than offered", [[0, 0, 50, 10], [50, 0, 10, 10]], width: 30
            ) {
                HStack(spacing: 0) {
                    box(50, 10).frame(maxWidth: 80); box(10, 10)
                }
            },
            LayoutRule("largest is less than the child", [[-15, 0, 50, 10]]) {
                box(50, 10).frame(maxWidth: 20)
            },
            LayoutRule("largest takes the offer up to it", [[30, 5, 20, 10]]) {
                box(20, 10).frame(maxWidth: 80, maxHeight: 20)
            },
        ])
    }

    @Test func proportions() {
        LayoutRule.check([
            LayoutRule("nothing asked", [[0, 0, 10, 10]]) {
                Color.red.aspectRatio(2, contentMode: .fit).fixedSize()
            },
            LayoutRule("width asked", [[0, 0, 120, 60]]) {
                Color.red.aspectRatio(2, contentMode: .fit)
                    .fixedSize(horizontal: true, vertical: false)
            },
            LayoutRule("height asked", [[0, 0, 100, 200]]) {
                Color.red.aspectRatio(0.5, contentMode: .fit)
                    .fixedSize(horizontal: false, vertical: true)
            },
            LayoutRule("the child's own", [[0, 0, 90, 60]]) {
                Color.red.frame(idealWidth: 30, idealHeight: 20).aspectRatio(contentMode: .fit)
            },
            LayoutRule("covering, the child's own", [[0, 0, 100, 200]]) {
                Color.red.frame(idealWidth: 10, idealHeight: 20).aspectRatio(contentMode: .fill)
            },
            LayoutRule("who does not follow", [[0, 0, 50, 50]]) {
                box(50, 50).aspectRatio(2, contentMode: .fit)
            },
            LayoutRule("in a row", [[0, 0, 46, 46], [54, 0, 46, 46]]) {
                HStack {
                    Color.red.aspectRatio(1, contentMode: .fit)
                    Color.red.aspectRatio(1, contentMode: .fit)
                }
            },
        ])
    }

    @Test func priorities() {
        LayoutRule.check([
            LayoutRule(
                "the lower ones keep their least",
                [[0, 0, 100, 10], [0, 10, 100, 45], [0, 55, 100, 5]]
            ) {
                VStack(spacing: 0) {
                    Color.red.frame(minHeight: 10)
                    Color.red.layoutPriority(1)
                    Color.red.frame(minHeight: 5).layoutPriority(-1)
                }
            },
            LayoutRule("through wrappers", [[5, 5, 70, 50], [80, 0, 20, 60]]) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1).padding(5)
                    Color.red.frame(minWidth: 20)
                }
            },
            LayoutRule(
                "within a group the least flexible first", [[0, 0, 30, 60], [30, 0, 70, 60]]
            ) {
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: 30).layoutPriority(2)
                    Color.red.layoutPriority(2)
                }
            },
            LayoutRule("a lower one lies outside a pile", [[0, 0, 30, 20], [-10, -10, 50, 40]]) {
                ZStack {
                    box(30, 20).layoutPriority(1)
                    box(50, 40)
                }
            },
        ])
    }

    @Test func piles() {
        LayoutRule.check([
            LayoutRule("what stretches fills", [[0, 0, 100, 60], [45, 25, 10, 10]]) {
                ZStack {
                    Color.red; box(10, 10)
                }
            },
            LayoutRule("nothing asked", [[0, 0, 40, 20], [0, 0, 40, 20]]) {
                ZStack {
                    Color.red; box(40, 20)
                }
                .fixedSize()
            },
            LayoutRule("guides widen", [[0, 0, 20, 20], [10, 0, 20, 20], [30, 0, 5, 20]]) {
                HStack(spacing: 0) {
                    ZStack(alignment: .topLeading) {
                        box(20, 20).alignmentGuide(.leading) { _ in 10 }
                        box(20, 20)
                    }
                    box(5, 20)
                }
            },
            LayoutRule(
                "several behind are a pile", [[5, 5, 10, 10], [0, 0, 20, 20], [0, 0, 20, 20]]
            ) {
                box(20, 20).background {
                    box(10, 10); Color.red
                }
            },
            LayoutRule("negative padding", [[-5, -5, 20, 20], [0, 10, 10, 10]]) {
                VStack(spacing: 0) {
                    box(20, 20).padding(-5); box(10, 10)
                }
            },
            LayoutRule("offsets move the drawing alone", [[5, 3, 10, 10], [10, 0, 10, 10]]) {
                HStack(spacing: 0) {
                    box(10, 10).offset(x: 5, y: 3); box(10, 10)
                }
            },
            LayoutRule("positions fill", [[20, 15, 20, 10], [100, 25, 0, 10]]) {
                HStack(spacing: 0) {
                    box(20, 10).position(x: 30, y: 20).layoutPriority(1)
                    Color.red.frame(height: 10)
                }
            },
        ])
    }

    @Test func offersAndAnswers() {
        LayoutRule.check([
            LayoutRule("padding of 16", [[16, 16, 68, 28]]) { Color.red.padding() },
            LayoutRule("offers are never below nothing", [[60, 60, 0, 0]]) {
                Color.red.padding(60)
            },
            LayoutRule("more than its frame", [[-20, -20, 120, 80]]) {
                box(120, 80).frame(width: 100, height: 60, alignment: .bottomTrailing)
            },
            LayoutRule(
                "the column's own width, once it is known", [[0, 0, 40, 10], [0, 10, 40, 5]]
            ) {
                VStack(spacing: 0) {
                    box(40, 10); Color.red.frame(height: 5)
                }
                .fixedSize()
            },
            LayoutRule("readers take what others leave", [[0, 0, 5, 5], [80, 25, 20, 10]]) {
                HStack(spacing: 0) {
                    GeometryReader { _ in box(5, 5) }
                    box(20, 10)
                }
            },
            LayoutRule("circles are square", [[0, 0, 60, 60], [60, 0, 10, 60]]) {
                HStack(spacing: 0) {
                    Circle(); Color.red.frame(width: 10)
                }
            },
            LayoutRule("grids share as stacks do", [[0, 25, 20, 10], [28, 0, 72, 60]]) {
                Grid {
                    GridRow {
                        box(20, 10); Color.red
                    }
                }
            },
            LayoutRule(
                "grids that are asked nothing",
                [[0, 0, 40, 20], [48, 0, 30, 20], [0, 28, 40, 10]]
            ) {
                Grid {
                    GridRow {
                        Color.red; box(30, 20)
                    }
                    GridRow { box(40, 10) }
                }
                .fixedSize()
            },
        ])
    }
}
