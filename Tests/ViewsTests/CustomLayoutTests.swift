import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

/// Layouts as users write them, against the public protocol alone.
@Suite @MainActor struct CustomLayoutTests {
    /// Rows of as many views as fit; a view may ask for a row of its own.
    private struct FlowLayout: Layout {
        var spacing: CGFloat = 0

        struct Cache {
            var sizes: [CGSize]
            var uses = 0
        }

        func makeCache(subviews: Subviews) -> Cache {
            Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        }

        private func origins(
            _ subviews: Subviews, width: CGFloat, _ cache: Cache
        ) -> (origins: [CGPoint], size: CGSize) {
            var origins: [CGPoint] = []
            var (x, y, row, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            for (subview, size) in zip(subviews, cache.sizes) {
                if x > 0, x + size.width > width || subview[BreaksRow.self] {
                    (x, y, row) = (0, y + row + spacing, 0)
                }
                origins.append(CGPoint(x: x, y: y))
                x += size.width
                widest = max(widest, x)
                x += spacing
                row = max(row, size.height)
            }
            return (origins, CGSize(width: widest, height: y + row))
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) -> CGSize {
            cache.uses += 1
            return origins(subviews, width: proposal.width ?? .infinity, cache).size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            // The very cache that measured.
            #expect(cache.uses > 0)
            let places = origins(subviews, width: bounds.width, cache).origins
            for (subview, place) in zip(subviews, places) {
                subview.place(
                    at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                    proposal: .unspecified)
            }
        }
    }

    private struct BreaksRow: LayoutValueKey {
        static let defaultValue = false
    }

    private static func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).id(name)
    }

    private func frames(of view: some View, in size: CGSize) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func visit(_ node: PlacedNode) {
            if let id = node.traits.identifier { frames[id] = node.frame }
            node.children.forEach(visit)
        }
        visit(place(view, in: size))
        return frames
    }

    /// Three views of 3 × 1, spacing 1, in a width of 7: the frames that SwiftUI-Flow
    /// (tevelee/SwiftUI-Flow, `FlowLayoutDirectionRequirementTests`) reads on macOS.
    @Test(arguments: [
        (LayoutDirection.leftToRight, [CGFloat(0), 4, 0]), (.rightToLeft, [4, 0, 4]),
    ])
    func flowWrapsInBothDirections(direction: LayoutDirection, x: [CGFloat]) {
        let flow = FlowLayout(spacing: 1) {
            ForEach(0..<3) { Self.box("\($0)", 3, 1) }
        }
        let frames = frames(
            of: flow.environment(\.layoutDirection, direction), in: CGSize(width: 7, height: 3))
        for (index, y) in [CGFloat(0), 0, 2].enumerated() {
            #expect(frames["\(index)"] == CGRect(x: x[index], y: y, width: 3, height: 1))
        }
    }

    @Test func valuesReachTheLayoutThroughWrappers() {
        let flow = FlowLayout {
            Self.box("a", 3, 1)
            Self.box("b", 3, 1).layoutValue(key: BreaksRow.self, value: true).padding(0)
        }
        #expect(
            frames(of: flow, in: CGSize(width: 10, height: 2))["b"]
                == CGRect(x: 3.5, y: 1, width: 3, height: 1))
    }

    @Test func layoutIsChosenAtRunTime() {
        func row(_ isRow: Bool) -> some View {
            let layout =
                isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))
            return layout {
                Self.box("a", 4, 3)
                Spacer()
                Self.box("b", 4, 3)
            }
        }
        let size = CGSize(width: 20, height: 20)
        #expect(frames(of: row(true), in: size)["b"]?.origin == CGPoint(x: 16, y: 8.5))
        #expect(frames(of: row(false), in: size)["b"]?.origin == CGPoint(x: 8, y: 17))
    }

    /// A layout may bring guides that none of its views has.
    private struct GuidedLayout: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 10, height: 10) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            subviews.first?.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
            subviews: Subviews, cache: inout ()
        ) -> CGFloat? { guide == .top ? bounds.minY + 4 : nil }
    }

    @Test func explicitGuidesAlignTheirContainer() {
        let row = HStack(alignment: .top, spacing: 0) {
            GuidedLayout { Self.box("in", 2, 2) }.id("guided")
            AnyLayout(GuidedLayout()) { Self.box("any", 2, 2) }
            Self.box("plain", 5, 5)
        }
        let frames = frames(of: row, in: CGSize(width: 25, height: 10))
        #expect(frames["guided"]?.minY == 0)
        #expect(frames["in"] == CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(frames["any"] == CGRect(x: 14, y: 4, width: 2, height: 2))
        #expect(frames["plain"]?.minY == 4)
    }

    /// Keeps the distances that its views prefer, and shows views by index.
    private struct ReversedLayout: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var x = bounds.minX
            let reversed = subviews[stride(from: subviews.count - 1, through: 0, by: -1)]
            #expect(reversed.count == subviews.count)
            for (index, subview) in reversed.enumerated() {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.dimensions(in: .unspecified).width
                if index + 1 < reversed.count {
                    x += subview.spacing.distance(
                        to: reversed[index + 1].spacing, along: .horizontal)
                }
            }
        }
    }

    @Test func spacingAndSlicesAreThere() {
        let frames = frames(
            of: ReversedLayout {
                Self.box("a", 4, 3)
                Self.box("b", 5, 3)
            }, in: CGSize(width: 40, height: 3))
        #expect(frames["b"]?.minX == 0)
        #expect(frames["a"]?.minX == 13)
    }
}
