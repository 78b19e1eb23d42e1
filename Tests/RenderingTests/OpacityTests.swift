import Graphics
import Rendering
import Testing
import Views

@Suite @MainActor struct OpacityTests {
    private func items(_ view: some View) -> [DisplayItem] {
        Canvas(40, 20).render(view).displayList.items
    }

    /// Opacities of groups, outermost first, down the first item of each.
    private func opacities(_ items: [DisplayItem]) -> [Double] {
        guard case .group(let group)? = items.first else { return [] }
        return [group.opacity] + opacities(group.items)
    }

    private var pair: some View {
        ZStack {
            Color.red
            Color.blue
        }
    }

    @Test func opacityReachesEachLeaf() {
        let items = items(pair.opacity(0.5).opacity(0.5))
        #expect(items.count == 2)
        #expect(opacities(items) == [0.25])
    }

    @Test func clipsAndMovesLetItThrough() {
        let items = items(pair.clipShape(Circle()).rotationEffect(.degrees(9)).opacity(0.5))
        #expect(items.count == 1)
        #expect(opacities(items) == [1, 1, 0.5])
    }

    @Test func picturesOfTheirOwnFadeAsAWhole() {
        #expect(opacities(items(pair.compositingGroup().opacity(0.5))) == [0.5])
        #expect(opacities(items(pair.blur(radius: 2).opacity(0.5))) == [0.5])
        #expect(opacities(items(pair.mask(Circle()).opacity(0.5))) == [0.5])
    }

    @Test func nothingIsDrawnOfWhatIsHidden() {
        #expect(items(pair.hidden()).isEmpty)
        #expect(items(pair.shadow(radius: 3).opacity(0)).isEmpty)
    }
}
