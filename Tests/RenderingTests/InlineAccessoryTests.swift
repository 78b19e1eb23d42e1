import LayoutEngine
import Testing
import Views
import Widgets

@Suite @MainActor struct InlineAccessoryTests {
    private func rendered(_ view: some View) -> (texts: [String], rules: [String]) {
        let rendered = Canvas(234, 26, scale: 3).render(InlineAccessory(view))
        var texts: [String] = []
        func gather(_ node: PlacedNode) {
            if case .leaf = node.content, node.name == "Text" || node.name == "Image" {
                texts.append(node.name)
            }
            node.children.forEach(gather)
        }
        gather(rendered.placed)
        return (texts, rendered.findings.map(\.rule))
    }

    @Test func oneImageAndOneTextAreKept() {
        let label = rendered(Label("Rain", systemImage: "star"))
        #expect(label.texts == ["Image", "Text"])
        #expect(label.rules == [])
        // The image stands first, wherever it was.
        let turned = rendered(
            HStack {
                Text("Rain")
                Image(systemName: "star")
            }.padding())
        #expect(turned.texts == ["Image", "Text"])
    }

    @Test func whatIsLeftOutIsSaid() {
        let two = rendered(
            VStack {
                Text("Rain")
                Text("Wind")
            })
        #expect(two.texts == ["Text"])
        #expect(two.rules == ["inline-accessory"])
    }

    @Test func whatWaitsForItsSizeStaysAsItIs() {
        let fitting = rendered(
            ViewThatFits {
                Text("A sentence that is far longer than the line above any clock")
                Text("Rain")
            })
        #expect(fitting.texts == ["Text"])
        #expect(fitting.rules == [])
    }

    @Test func fontAndColorAreTheSystems() {
        let canvas = Canvas(234, 26, scale: 3, scheme: .dark)
        let plain = canvas.render(InlineAccessory(Text("Rain"))).displayList
        let dressed = Text("Rain").font(.largeTitle.bold()).foregroundColor(.red)
        #expect(canvas.render(InlineAccessory(dressed)).displayList == plain)
    }
}
