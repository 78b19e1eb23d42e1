import Foundation
import Graphics
import Testing

@testable import Symbols

@Suite("Symbols of the user's own")
struct UserSymbolsTests {
    private func library(_ folder: TemporaryFolder) throws -> BundledSymbols {
        try BundledSymbols(path: Fixtures.symbolsFile, userFolder: folder.path)
    }

    @Test("A file of the folder comes before the drawing of that name")
    func precedence() throws {
        let folder = TemporaryFolder()
        folder.write(
            #"<svg viewBox="0 0 20 10"><rect x="5" y="0" width="10" height="10"/></svg>"#,
            to: "heart.fill.svg")
        folder.write(#"<svg viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"/></svg>"#, to: "mine.svg")
        let library = try library(folder)
        let heart = try #require(Fixtures.symbol("heart.fill", in: library))
        #expect(heart.size == CGSize(width: 1, height: 0.5))
        #expect(heart.layers.count == 1)
        #expect(heart.layers[0].extent.0 == CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5))
        #expect(heart == Fixtures.symbol("heart", variants: .fill, in: library))
        #expect(Fixtures.symbol("mine", in: library) != nil)
        #expect(Fixtures.symbol("heart", in: library) == Fixtures.symbol("heart"))
        guard case .unknown(_, let names) = library.symbol(for: SymbolRequest(name: "minne")) else {
            Issue.record("minne is drawn")
            return
        }
        #expect(names.contains("mine"))
    }

    @Test("Shapes, transforms, fills and strokes are read as SVG means them")
    func shapes() throws {
        let svg = """
            <?xml version="1.0"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <!-- a > b -->
            <svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
              <svg:defs><svg:path d="M0 0h99v99z"/></svg:defs>
              <svg:g transform="translate(10,20) scale(2)" fill="none" stroke="#000" stroke-width='3'>
                <svg:line x1="0" y1="0" x2="10" y2="0"/>
                <svg:polyline points="0,0 5,5 10,0" style="fill:#123; stroke : none"/>
              </svg:g>
              <svg:polygon points="0 0 10 0 10 10"/>
              <svg:ellipse cx="50" cy="50" rx="20" ry="10" transform="rotate(90 50 50)"/>
              <svg:path fill-rule="evenodd" d="M10-10.5.5 20a5 5 0 1010 10zm1e1,0l.5.5"/>
              <svg:rect width="10" height="10" opacity="0"/>
              <svg:rect x="1" y="2" width="10" height="10" rx="2" fill="none"/>
            </svg:svg>
            """
        let document = try SVGDocument(text: Array(svg.utf8), path: "a.svg")
        let symbol = document.symbol(weight: 400, size: 1)
        #expect(symbol.size == CGSize(width: 1, height: 1))
        #expect(symbol.layers.count == 5)
        guard case .stroke(let line, let style) = symbol.layers[0].drawing else {
            Issue.record("no line")
            return
        }
        #expect(abs(style.lineWidth - 0.06) < 1e-9)
        #expect(
            line.elements == [
                .move(to: CGPoint(x: 0.1, y: 0.2)), .line(to: CGPoint(x: 0.3, y: 0.2)),
            ])
        let turned = symbol.layers[3].extent.0
        #expect(abs(turned.width - 0.2) < 1e-3 && abs(turned.height - 0.4) < 1e-3)
        guard case .fill(let path, let fill) = symbol.layers[4].drawing else {
            Issue.record("no path")
            return
        }
        #expect(fill.isEOFilled)
        #expect(path.elements.first == .move(to: CGPoint(x: 0.1, y: -0.105)))
        #expect(path.elements.dropFirst().first == .line(to: CGPoint(x: 0.005, y: 0.2)))
    }

    @Test("A file that cannot be drawn is told, and the bundled drawing stands in for it")
    func malformed() throws {
        let cases: [(String, SVGProblem.Reason)] = [
            ("<svg>\n<path d=\"M0 0\">\n</svg>", .malformed(line: 3, "</svg> closes nothing")),
            ("<svg>\n<path d=\"M0 0", .malformed(line: 2, "the value of d does not end")),
            ("<svg><g><path d='M0 0h1v1z'/></g>\n", .malformed(line: 2, "<svg> is not closed")),
            ("<svg\n<path/>", .malformed(line: 2, "unexpected character in <svg>")),
            ("<html></html>", .malformed(line: 1, "not an SVG: <html>")),
            ("", .malformed(line: 1, "there is no <svg>")),
            ("<svg><text>hello</text></svg>", .empty),
            ("<svg><path d='nonsense'/></svg>", .empty),
            ("<svg><!-- never ends", .malformed(line: 1, "a comment or instruction does not end")),
        ]
        for (text, reason) in cases {
            let folder = TemporaryFolder()
            folder.write(text, to: "heart.svg")
            let library = try library(folder)
            #expect(Fixtures.symbol("heart", in: library) == Fixtures.symbol("heart"))
            _ = Fixtures.symbol("heart", weight: 700, in: library)
            #expect(
                library.problems == [SVGProblem(path: folder.path + "/heart.svg", reason: reason)],
                "\(text)")
        }
    }

    @Test("Mistakes inside a path end it where they stand")
    func brokenPaths() {
        #expect(SVGPathData.path("L1 1").isEmpty)
        #expect(SVGPathData.path("M1 1 L2").elements == [.move(to: CGPoint(x: 1, y: 1))])
        #expect(SVGPathData.path("M0 0 1 1 2 x").elements.count == 2)
        #expect(SVGPathData.path("M0 0 a 1 1 0 2 0 1 1").elements.count == 1)
        #expect(SVGPathData.path("M1e400 0").isEmpty)
        #expect(SVGPathData.path("M0,0zzz").elements.count == 4)
        #expect(SVGPathData.path("M0,0z5 5").elements.count == 2)
    }

    @Test("An exported template gives weight, baseline and size")
    func template() throws {
        func group(_ name: String, _ width: Double) -> String {
            """
            <g id="\(name)" transform="matrix(1 0 0 1 500 600)">
              <path d="M0 -70.46 h\(width) v70.46 h-\(width) z"/>
            </g>
            """
        }
        let svg = """
            <svg viewBox="0 0 3300 2200">
              <g id="Notes"><rect width="3300" height="2200" style="fill:white"/></g>
              <g id="Guides">
                <line id="Baseline-M" x1="200" x2="900" y1="600" y2="600" style="fill:none;stroke:#00f"/>
                <line id="Capline-M" x1="200" x2="900" y1="529.54" y2="529.54" style="stroke:#00f"/>
              </g>
              <g id="Symbols">
                \(group("Black-M", 60)) \(group("Regular-M", 50)) \(group("Ultralight-M", 40))
                \(group("Regular-S", 9))
              </g>
            </svg>
            """
        let folder = TemporaryFolder()
        folder.write(svg, to: "brand.svg")
        let library = try library(folder)
        for (weight, width) in [(100.0, 0.4), (400, 0.5), (500, 0.5), (900, 0.6)] {
            let symbol = try #require(Fixtures.symbol("brand", weight: weight, in: library))
            #expect(abs(symbol.size.width - width) < 1e-3, "\(weight)")
            #expect(abs(symbol.size.height - 0.7046) < 1e-3)
            #expect(abs(symbol.baseline - 0.7046) < 1e-3)
        }
        let large = try #require(Fixtures.symbol("brand", scale: .large, in: library))
        #expect(abs(large.baseline - (large.size.height / 2 + 0.3523)) < 1e-3)
    }

    @Test("Random text is never more than a problem")
    func fuzz() {
        let pieces = [
            "<svg", ">", "<g", "/>", "</g>", "</svg>", " d='M0 0", " d=\"", "<!--", "-->", "<?",
            "&",
            "&#x41;", "<![CDATA[", "]]>", "viewBox='0 0 0 0'", "viewBox='0 0 1 1'", "<path", "'",
            "=",
            " transform='rotate(1 2)", " transform='matrix(1 2 3)", "9e999", "a1 1 0 01", "é",
        ]
        var state: UInt64 = 7
        for _ in 0..<4000 {
            var text = "<svg>"
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            if let document = try? SVGDocument(text: Array(text.utf8), path: "x") {
                _ = document.symbol(weight: 400, size: 1)
            }
        }
    }
}
