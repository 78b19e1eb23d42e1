import Foundation
import LayoutEngine
import LayoutReport
import Rendering
import Testing
import Views

@Suite @MainActor struct RendererTests {
    @Test func everyStageIsThere() {
        let view = VStack(spacing: 4) {
            Text("22").font(.system(size: 40)).id("temperature")
            Text("degrees")
        }.padding(8)
        let rendered = Canvas(200, 100, scale: 2).render(view)
        #expect(rendered.placed.description.contains("Text “temperature” ("))
        #expect(!rendered.displayList.items.isEmpty)
        #expect(rendered.findings.isEmpty)
        let texts = rendered.tree.all.compactMap(\.text)
        #expect(texts.map(\.string) == ["22", "degrees"])
        #expect(texts.map(\.size) == [40, 17])
    }

    @Test func cutTextIsAFindingWithItsPlace() throws {
        let rendered = Canvas(60, 30).render(
            HStack {
                Text("a"); Text("Much too long for this").lineLimit(1)
            })
        let finding = try #require(rendered.findings.first)
        #expect(finding.rule == "text-truncated")
        #expect(finding.path == "Widget/HStack/Text[1]")
    }

    @Test func severalRootViewsLieInAColumn() {
        let rendered = Canvas(100, 100).render(
            Group {
                Text("a")
                Text("b")
            })
        let frames = rendered.tree.all.filter { $0.text != nil }.map(\.frame)
        #expect(frames.count == 2)
        #expect(frames[0][1] < frames[1][1])
    }

    @Test func marginsInsetTheContentOnly() throws {
        var canvas = Canvas(100, 100)
        canvas.frame.contentMargins = EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        canvas.frame.defaultBackground = Color.white
        let rendered = canvas.render(Color.red)
        #expect(rendered.tree.children.map(\.frame) == [[0, 0, 100, 100], [16, 10, 68, 80]])
    }

    @Test func reportIsJSONThatReadsBack() throws {
        let rendered = Canvas(100, 40).render(Text("“Quotes” \\ and\nlines 👋").id("x"))
        var json = JSONWriter()
        rendered.tree.write(to: &json)
        let read = try JSONDecoder().decode(ReportNode.self, from: Data(json.data))
        #expect(read == rendered.tree)
    }

    @Test func twoRendersAreTheSame() throws {
        let view = Text("Same input, same bytes").font(.title)
        let canvas = Canvas(200, 60, scale: 3)
        #expect(try canvas.png(view) == canvas.png(view))
        #expect(canvas.render(view).displayList == canvas.render(view).displayList)
    }
}

extension ReportNode {
    /// This node and all below it.
    var all: [ReportNode] { [self] + children.flatMap(\.all) }
}
