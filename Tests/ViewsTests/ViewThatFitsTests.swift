import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

@Suite @MainActor struct ViewThatFitsTests {
    /// Apple's documentation: the ideal size counts on the constrained axes alone.
    @Test func textThatMayBeTooHighHasItsLinesBroken() {
        let view = ViewThatFits(in: .vertical) {
            Text("one two three four five six").id("long")
            Text("short").id("short")
        }
        #expect(shown(view, in: CGSize(width: 60, height: 20)) == "short")
        #expect(shown(view, in: CGSize(width: 60, height: 400)) == "long")
    }

    private func shown(_ view: some View, in size: CGSize) -> String? {
        func identifier(_ node: PlacedNode) -> String? {
            node.traits.identifier ?? node.children.lazy.compactMap(identifier).first
        }
        return identifier(place(view, in: size))
    }
}
