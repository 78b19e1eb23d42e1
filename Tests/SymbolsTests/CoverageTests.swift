import Foundation
import Graphics
import Testing

@testable import Symbols

@Suite("Names that are drawn")
struct CoverageTests {
    @Test("Every name that widgets ask for is drawn", arguments: Fixtures.widgetSymbols)
    func widgetSymbol(name: String) {
        #expect(Fixtures.symbol(name) != nil)
    }

    @Test("Every listed name is drawn, finite and within its frame", arguments: [100.0, 400, 900])
    func listedNames(weight: Double) throws {
        let names = Fixtures.library.names
        #expect(names.count > 1600)
        #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for name in names {
            let symbol = try #require(Fixtures.symbol(name, weight: weight), "\(name)")
            #expect(symbol.size.width > 0.025 && symbol.size.width < 2.4, "\(name) \(symbol.size)")
            #expect(
                symbol.size.height > 0.025 && symbol.size.height < 2.4, "\(name) \(symbol.size)")
            #expect(symbol.layers.contains { !$0.isKnockout }, "\(name)")
            let frame = CGRect(origin: .zero, size: symbol.size).insetBy(dx: -0.002, dy: -0.002)
            for layer in symbol.layers {
                let (box, isFinite) = layer.extent
                #expect(isFinite, "\(name)")
                if !layer.isKnockout { #expect(frame.contains(box), "\(name) \(box) in \(frame)") }
            }
        }
    }

    @Test(
        "Names of known parts are drawn without being listed",
        arguments: [
            "tortoise.circle.fill", "12.circle", "47.square.fill", "z.circle", "flame.slash",
            "leaf.badge.plus", "house.fill.badge.checkmark", "wineglass.octagon.fill",
            "character.book.closed.fill.he", "bell.slash.circle.fill", "x.squareroot.circle",
        ])
    func composed(name: String) {
        #expect(Fixtures.symbol(name) != nil)
    }

    @Test("Apple's own marks are a neutral box", arguments: ["apple.logo", "swift", "homekit"])
    func marks(name: String) throws {
        let symbol = try #require(Fixtures.symbol(name))
        #expect(symbol.layers.count == 1)
        #expect(abs(symbol.size.width - symbol.size.height) < 1e-9)
    }

    @Test("A name that is unknown is answered with the nearest that are known")
    func unknown() throws {
        let cases: [(String, String)] = [
            ("cloud.sunn.fill", "cloud.sun.fill"), ("sunmax", "sun.max"),
            ("arrow.rigth", "arrow.right"), ("hart.fill", "heart.fill"),
            ("fill.cloud.rain", "cloud.rain.fill"), ("thermometer.meduim", "thermometer.medium"),
            ("figure.walking", "figure.walk"), ("Heart.Fill", "heart.fill"),
        ]
        for (name, expected) in cases {
            guard
                case .unknown(let placeholder, let suggestions) =
                    Fixtures.library.symbol(for: SymbolRequest(name: name))
            else {
                Issue.record("\(name) is drawn")
                continue
            }
            #expect(suggestions.contains(expected), "\(name): \(suggestions)")
            #expect(suggestions.count <= 3)
            #expect(placeholder.layers.count == 1)
        }
        for name in ["qqqzzzqqq", "", "....", "é🙂"] {
            guard
                case .unknown(_, let suggestions) = Fixtures.library.symbol(for: .init(name: name))
            else {
                Issue.record("\(name) is drawn")
                continue
            }
            #expect(suggestions.isEmpty, "\(name): \(suggestions)")
        }
    }

    @Test("Edit distance counts swaps once and stops at its limit")
    func editDistance() {
        func distance(_ a: String, _ b: String, _ limit: Int = 9) -> Int {
            NearestNames.editDistance(Array(a.utf8), Array(b.utf8), limit: limit)
        }
        #expect(distance("right", "right") == 0)
        #expect(distance("rigth", "right") == 1)
        #expect(distance("", "abc") == 3)
        #expect(distance("kitten", "sitting") == 3)
        #expect(distance("abcdefgh", "zyxwvuts", 2) == 3)
    }
}

extension Symbol.Layer {
    /// What it covers, and whether all of its numbers are finite.
    var extent: (CGRect, Bool) {
        let path: Path
        var half = 0.0
        switch drawing {
        case .fill(let outline, _): path = outline
        case .stroke(let outline, let style):
            path = outline
            half = style.lineWidth / 2
        }
        let points = path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let to), .line(let to): [to]
            case .quadCurve(let to, let control): [to, control]
            case .curve(let to, let control1, let control2): [to, control1, control2]
            case .closeSubpath: []
            }
        }
        return (
            path.boundingRect.insetBy(dx: -half, dy: -half),
            half.isFinite && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        )
    }
}
