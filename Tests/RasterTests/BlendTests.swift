import Foundation
import Graphics
import Raster
import Testing

/// Every mode against the W3C's formulas, written down here a second time.
@Suite struct BlendTests {
    struct Pair: Sendable {
        var below: RGBA
        var above: RGBA
    }

    static let pairs: [Pair] = [
        Pair(below: RGBA(0.2, 0.6, 0.9), above: RGBA(0.8, 0.4, 0.1)),
        Pair(below: RGBA(0.2, 0.6, 0.9), above: RGBA(0.8, 0.4, 0.1, 0.6)),
        Pair(below: RGBA(0.2, 0.6, 0.9, 0.4), above: RGBA(0.8, 0.4, 0.1)),
        Pair(below: RGBA(0.9, 0.1, 0.5, 0.6), above: RGBA(0.2, 0.8, 1, 0.8)),
        Pair(below: .white, above: RGBA(0.3, 0.3, 0.3)),
        Pair(below: .black, above: RGBA(1, 0, 0.5, 0.5)),
        Pair(below: .clear, above: RGBA(0.1, 0.2, 0.9, 0.8)),
        Pair(below: RGBA(0.5, 0.25, 0.75), above: .clear),
    ]

    @Test(arguments: BlendMode.allCases, pairs)
    func followsTheFormula(mode: BlendMode, pair: Pair) throws {
        let canvas = try Canvas(
            2, 2,
            [
                .fill(.rect(0, 0, 2, 2), pair.below),
                .group([.fill(.rect(0, 0, 2, 2), pair.above)]) { $0.blendMode = mode },
            ])
        let expected = Formula(pair.below.premultiplied, pair.above.premultiplied).blend(mode)
        let pixel = canvas[1, 1]
        let actual = [16, 8, 0, 24].map { Double(pixel >> UInt32($0) & 255) / 255 }
        for (a, b) in zip(actual, expected) {
            // Eight bits of both colors, magnified where a formula divides by them.
            #expect(abs(a - b) < 0.02, "\(mode): \(actual) is not \(expected)")
        }
    }

    @Test func weighsTheModeByOpacity() throws {
        let canvas = try Canvas(
            1, 1,
            [
                .fill(.rect(0, 0, 1, 1), .white),
                .group([.fill(.rect(0, 0, 1, 1), .black)]) {
                    $0.blendMode = .multiply
                    $0.opacity = 0.25
                },
            ])
        #expect(abs(canvas.levels(0, 0)[0] - 191) <= 1)
    }

    @Test func leavesWhatIsOutsideTheGroupAlone() throws {
        for mode in BlendMode.allCases {
            let canvas = try Canvas(
                4, 1,
                [
                    .fill(.rect(0, 0, 4, 1), RGBA(0.2, 0.4, 0.6)),
                    .group([.fill(.rect(0, 0, 2, 1), .fullRed)]) { $0.blendMode = mode },
                ])
            #expect(canvas[3, 0] == 0xff33_6699)
        }
    }
}

extension RGBA {
    /// Red, green, blue, alpha as eight bits have them.
    fileprivate var premultiplied: [Double] {
        [red, green, blue, 1.0].map { (level: Double) in (level * alpha * 255).rounded() / 255 }
    }
}

private struct Formula {
    let below: [Double]
    let above: [Double]
    let belowAlpha: Double
    let aboveAlpha: Double

    init(_ below: [Double], _ above: [Double]) {
        self.below = below
        self.above = above
        belowAlpha = below[3]
        aboveAlpha = above[3]
    }

    private func straight(_ color: [Double]) -> [Double] {
        color[3] > 0 ? color[..<3].map { $0 / color[3] } : [0, 0, 0]
    }

    func blend(_ mode: BlendMode) -> [Double] {
        let (ab, a) = (belowAlpha, aboveAlpha)
        func components(_ body: (Double, Double) -> Double) -> [Double] {
            (0..<4).map { min(max(body(below[$0], above[$0]), 0), 1) }
        }
        switch mode {
        case .normal: return components { $1 + $0 * (1 - a) }
        case .sourceAtop: return components { $1 * ab + $0 * (1 - a) }
        case .destinationOver: return components { $0 + $1 * (1 - ab) }
        case .destinationOut: return components { b, _ in b * (1 - a) }
        case .plusLighter: return components { $0 + $1 }
        case .plusDarker:
            let alpha = min(ab + a, 1)
            let colors = (0..<3).map { index -> Double in
                let missing = (ab - below[index]) + (a - above[index])
                return max(alpha - missing, 0)
            }
            return colors + [alpha]
        default: break
        }
        let (cb, cs) = (straight(below), straight(above))
        let mixed: [Double]
        switch mode {
        case .hue: mixed = setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: mixed = setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: mixed = setLum(cs, lum(cb))
        case .luminosity: mixed = setLum(cb, lum(cs))
        default: mixed = zip(cb, cs).map { separable(mode, $0, $1) }
        }
        let alpha = a + ab - a * ab
        let colors = (0..<3).map { index -> Double in
            let apart = (1 - ab) * above[index] + (1 - a) * below[index]
            return apart + a * ab * mixed[index]
        }
        return colors + [alpha]
    }

    private func separable(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double {
        switch mode {
        case .multiply: cb * cs
        case .screen: 1 - (1 - cb) * (1 - cs)
        case .overlay: separable(.hardLight, cs, cb)
        case .darken: min(cb, cs)
        case .lighten: max(cb, cs)
        case .colorDodge: cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
        case .colorBurn: cb >= 1 ? 1 : cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
        case .hardLight: cs <= 0.5 ? 2 * cb * cs : 1 - (1 - cb) * (2 - 2 * cs)
        case .softLight: softLight(cb, cs)
        case .difference: abs(cb - cs)
        case .exclusion: cb + cs - 2 * cb * cs
        default: cs
        }
    }

    private func softLight(_ cb: Double, _ cs: Double) -> Double {
        if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
        let root = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
        return cb + (2 * cs - 1) * (root - cb)
    }

    private func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

    private func setLum(_ c: [Double], _ wanted: Double) -> [Double] {
        let moved = c.map { $0 + wanted - lum(c) }
        let l = lum(moved)
        let (low, high) = (moved.min()!, moved.max()!)
        if low < 0 { return moved.map { l + ($0 - l) * l / (l - low) } }
        if high > 1 { return moved.map { l + ($0 - l) * (1 - l) / (high - l) } }
        return moved
    }

    private func setSat(_ c: [Double], _ wanted: Double) -> [Double] {
        let (low, range) = (c.min()!, sat(c))
        return range > 0 ? c.map { ($0 - low) * wanted / range } : [0, 0, 0]
    }
}
