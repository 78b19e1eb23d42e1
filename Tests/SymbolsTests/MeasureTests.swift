import Foundation
import Graphics
import Testing

@testable import Symbols

@Suite("Sizes of symbols")
struct MeasureTests {
    @Test("Images have the ratio of Apple's within 2 %", arguments: Fixtures.aspects)
    func aspect(name: String, ratio: Double) throws {
        let symbol = try #require(Fixtures.symbol(name))
        let inset = SymbolMetrics.imageInset
        let ours = (symbol.size.width + 2 * inset.x) / (symbol.size.height + 2 * inset.y)
        // Apple's systems write 128 × 121 or 128 × 123 for what stands in a circle.
        let allowed = name.split(separator: ".").contains("circle") ? 0.03 : 0.02
        #expect(abs(ours / ratio - 1) <= allowed, "\(ours) against \(ratio)")
    }

    @Test("The ink of a circle is as wide as the point size")
    func circle() throws {
        for name in ["circle", "circle.fill", "checkmark.circle.fill"] {
            let symbol = try #require(Fixtures.symbol(name))
            #expect(abs(symbol.size.width - 1) < 0.006, "\(name) \(symbol.size)")
            #expect(abs(symbol.size.height - 1) < 0.006, "\(name) \(symbol.size)")
        }
    }

    @Test("Strokes grow with every weight")
    func weights() throws {
        var stroked = 0
        for name in Fixtures.library.names {
            let widths = try (1...9).map {
                try #require(Fixtures.symbol(name, weight: Double($0) * 100)).widestStroke
            }
            guard widths[3] > 0 else { continue }
            stroked += 1
            for (light, heavy) in zip(widths, widths.dropFirst()) {
                #expect(light < heavy, "\(name): \(widths)")
            }
        }
        #expect(stroked > 600)
    }

    @Test("Filled outlines of a variable font grow with weight as well")
    func masters() throws {
        // The bars of Material's glyph thicken, so the first outline changes with every weight.
        let paths = try (1...9).map {
            try #require(Fixtures.symbol("bandage", weight: Double($0) * 100)).layers[0]
        }
        for (a, b) in zip(paths, paths.dropFirst()) { #expect(a != b) }
    }

    @Test("A regular stroke is the stem of regular text")
    func stem() {
        // Stem of l in the system font at its small optical size: 0.0846 em.
        #expect(abs(SymbolMetrics.stroke(weight: 400) - 0.0846) < 0.0846 * 0.02)
        #expect(SymbolMetrics.stroke(weight: .nan) == SymbolMetrics.stroke(weight: 400))
        #expect(SymbolMetrics.stroke(weight: 5000) == SymbolMetrics.stroke(weight: 900))
    }

    @Test("Symbols are centered on the capitals at every scale")
    func scales() throws {
        let scales: [SymbolRequest.Scale] = [.small, .medium, .large]
        let symbols = try scales.map { try #require(Fixtures.symbol("heart", scale: $0)) }
        for symbol in symbols {
            #expect(abs(symbol.baseline - symbol.size.height / 2 - 0.3523) < 1e-9)
        }
        #expect(symbols[0].size.width < symbols[1].size.width * 0.82)
        #expect(symbols[2].size.width > symbols[1].size.width * 1.22)
        // The stroke changes less than the size.
        #expect(symbols[2].widestStroke / symbols[1].widestStroke < 1.1)
    }

    @Test("Variants of the environment find the symbol that has them")
    func variants() throws {
        func same(_ name: String, _ variants: SymbolRequest.Variants, _ full: String) throws {
            let varied = try #require(Fixtures.symbol(name, variants: variants))
            #expect(varied == Fixtures.symbol(full), "\(name) is not \(full)")
        }
        try same("heart", .fill, "heart.fill")
        try same("heart", [.fill, .circle], "heart.circle.fill")
        try same("bell", [.slash, .fill], "bell.slash.fill")
        try same("bell.fill", .slash, "bell.slash.fill")
        try same("heart.fill", .circle, "heart.circle.fill")
        try same("heart.circle", .circle, "heart.circle")
        try same("bolt", .square, "bolt.square")
        // No such form: drawn as it is.
        try same("arrow.up", .fill, "arrow.up")
    }

    @Test("The sun is a level below the cloud it looks out from, and yellow")
    func levels() throws {
        let symbol = try #require(Fixtures.symbol("cloud.sun.fill"))
        let painted = symbol.layers.filter { !$0.isKnockout }
        let sun = try #require(painted.first)
        let cloud = try #require(painted.last)
        #expect(sun.level == 1 && sun.color == RGBA(hex: 0xFFCC00))
        #expect(cloud.level == 0 && cloud.color == .white)
        // The sun stands at the upper right.
        #expect(sun.extent.0.midX > cloud.extent.0.midX)
        #expect(sun.extent.0.midY < cloud.extent.0.midY)
        #expect(symbol.layers.contains { $0.isKnockout && $0.level < 0 })
    }

    @Test("The mark on a filled circle can be painted as well as cut out")
    func marks() throws {
        let symbol = try #require(Fixtures.symbol("checkmark.circle.fill"))
        let disc = try #require(symbol.layers.first)
        let mark = try #require(symbol.layers.last)
        #expect(!disc.isKnockout && disc.level == 1)
        #expect(mark.isKnockout && mark.level == 0 && mark.color == nil)
        let warning = try #require(Fixtures.symbol("exclamationmark.triangle.fill"))
        #expect(warning.layers.first?.color == RGBA(hex: 0xFFCC00))
        #expect(warning.layers.last?.color == .white)
    }
}
