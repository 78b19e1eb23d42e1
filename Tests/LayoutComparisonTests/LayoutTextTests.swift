import LayoutReport
import Testing

@Suite struct LayoutTextTests {
    private let tree = ReportNode(
        view: "Widget", frame: [0, 0, 155, 155.5],
        children: [
            ReportNode(view: "Color", frame: [0, 0, 155, 155.5], color: "#FFFFFF"),
            ReportNode(
                view: "HStack", id: "a \"quoted\" one", frame: [-1.25, 0, 10, 20],
                children: [
                    ReportNode(
                        view: "Text", frame: [0, 0, 1, 2],
                        text: .init(
                            string: "Zwei\nZeilen \\ “22°” \u{1}", font: "system bold", size: 17,
                            lines: 2, truncated: true, scale: 0.8, baseline: 16.187),
                        color: "#000000", link: "weather://a b", label: "Weather"),
                    ReportNode(view: "Image", frame: [0, 0, 0, 0], image: "sun.max.fill"),
                ]),
            ReportNode(view: "two words", frame: [1, 2, 3, 4]),
        ])

    @Test func writesAViewALine() {
        #expect(
            tree.layoutText == #"""
                Widget (0, 0, 155, 155.5)
                  Color (0, 0, 155, 155.5) color="#FFFFFF"
                  HStack id="a \"quoted\" one" (-1.25, 0, 10, 20)
                    Text (0, 0, 1, 2) text="Zwei\nZeilen \\ “22°” \u{1}" font="system bold" size=17 baseline=16.187 lines=2 scale=0.8 truncated color="#000000" link="weather://a b" label="Weather"
                    Image (0, 0, 0, 0) image="sun.max.fill"
                  "two words" (1, 2, 3, 4)

                """#)
    }

    @Test func readsWhatItWrote() throws {
        #expect(try ReportNode(layoutText: tree.layoutText) == tree)
    }

    @Test(arguments: [
        ("", 1), ("\n\n", 1), ("  Text (0, 0, 1, 1)", 1), ("A (0, 0, 1, 1)\n   B (0, 0, 1, 1)", 2),
        ("A (0, 0, 1, 1)\n    B (0, 0, 1, 1)", 2), ("A (0, 0, 1, 1)\nB (0, 0, 1, 1)", 2),
        ("A (0, 0, 1)", 1), ("A", 1), ("A (0, 0, 1, x)", 1), ("A (0, 0, 1, 1) id=\"a", 1),
        ("A (0, 0, 1, 1) size=", 1), ("A (0, 0, 1, 1) shape=\"a\"", 1), ("A (0, 0, 1, 1", 1),
        ("A (0, 0, 1, 1) id=\"\\q\"", 1), ("A (0, 0, 1, 1) id=\"\\u{ffffffff}\"", 1),
        ("A (0, 0, 1, 1) lines=1.5", 1), ("(0, 0, 1, 1)", 1), ("A (0, 0, 1, 1) %", 1),
    ])
    func saysWhereTextIsNoLayout(text: String, line: Int) {
        #expect {
            _ = try ReportNode(layoutText: text)
        } throws: { error in
            (error as? LayoutTextError)?.line == line
        }
    }
}
