import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

/// Heights of text views in the text styles: 1.193359375 em for one line, further ones the style's
/// leading apart, the sum rounded up to a device pixel (guidelines of 2025-12-16; heights measured
/// on iOS at 1×, 2× and 3×).
@Suite @MainActor struct TextHeightTests {
    private static let styles: [(style: Font.TextStyle, size: CGFloat, leading: CGFloat)] = [
        (.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
        (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
        (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
    ]

    private func height(_ text: Text, scale: CGFloat) -> CGFloat {
        let rendered = Canvas(300, 600, scale: scale).render(text.fixedSize())
        return rendered.placed.deepest("Text")?.frame.height ?? 0
    }

    private func rounded(_ height: CGFloat, scale: CGFloat) -> CGFloat {
        (height * scale - 1e-9).rounded(.up) / scale
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func stylesAreAsHighAsOnAPhone(scale: CGFloat) {
        for (style, size, leading) in Self.styles {
            for count in 1...4 {
                let string = Array(repeating: "Xg", count: count).joined(separator: "\n")
                let exact = 1.193359375 * size + CGFloat(count - 1) * leading
                let found = height(Text(verbatim: string).font(.system(style)), scale: scale)
                #expect(
                    abs(found - rounded(exact, scale: scale)) < 1e-6,
                    "\(style), \(count) lines at \(scale)×")
            }
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func sizesWithoutStyleStackTheirLines(scale: CGFloat) {
        for size in [11, 13, 17, 20, 40] as [CGFloat] {
            let found = height(Text(verbatim: "a\nb\nc").font(.system(size: size)), scale: scale)
            #expect(abs(found - rounded(3 * 1.193359375 * size, scale: scale)) < 1e-6)
        }
    }

    /// Heights of a title at the twelve text sizes, measured at 3×.
    @Test func titleGrowsWithTheTextSize() {
        let measured: [CGFloat] = [
            30, 31.333, 32.333, 33.667, 36, 38.333, 40.667, 45.667, 51.333, 57.333, 63.333, 69.333,
        ]
        for (size, wanted) in zip(DynamicTypeSize.allCases, measured) {
            var canvas = Canvas(600, 200, scale: 3)
            canvas.frame.environment.dynamicTypeSize = size
            let view = Text(verbatim: "What's the point?").font(.title).fixedSize()
            let found = canvas.render(view).placed.deepest("Text")?.frame.height ?? 0
            #expect(abs(found - wanted) < 0.001, "\(size)")
        }
    }

    /// Widths of the same, measured; ours may differ as far as the stand-in font does.
    @Test func titleWidensWithTheTextSize() {
        let measured: [CGFloat] = [
            188.667, 196, 203.333, 210.667, 225.667, 240.333, 255, 284, 320.667, 356.667, 392.667,
            428.333,
        ]
        for (size, wanted) in zip(DynamicTypeSize.allCases, measured) {
            var canvas = Canvas(600, 200, scale: 3)
            canvas.frame.environment.dynamicTypeSize = size
            let view = Text(verbatim: "What's the point?").font(.title).fixedSize()
            let found = canvas.render(view).placed.deepest("Text")?.frame.width ?? 0
            #expect(abs(found - wanted) / wanted < 0.015, "\(size): \(found), measured \(wanted)")
        }
    }
}

extension PlacedNode {
    /// The first node of that name, in reading order.
    func deepest(_ name: String) -> PlacedNode? {
        if self.name == name { return self }
        for child in children {
            if let found = child.deepest(name) { return found }
        }
        return nil
    }
}
