import Foundation
import Graphics
import Testing

/// Materials over what lies behind them. The figures are those of the light ultra-thin material, with
/// the colors that Apple's shows over black, white and red (colors.json, measured samples).
@Suite struct BackdropTests {
    private let filter = BackdropFilter(22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68])

    private func shown(
        over items: [DisplayItem], _ change: (inout DisplayGroup) -> Void = { _ in }
    ) throws -> [Int] {
        let material = DisplayItem.group([.fill(.rect(10, 10, 20, 20), .material(filter))], change)
        return try Canvas(40, 40, items + [material]).levels(20, 20)
    }

    private func isNear(_ levels: [Int], _ wanted: [Int], _ slack: Int = 2) -> Bool {
        zip(levels, wanted).allSatisfy { abs($0 - $1) <= slack }
    }

    @Test func flatBackdrops() throws {
        func ground(_ color: RGBA) -> [DisplayItem] { [.fill(.rect(0, 0, 40, 40), color)] }
        #expect(isNear(try shown(over: ground(.black)), [89, 89, 89]))
        #expect(isNear(try shown(over: ground(.white)), [245, 245, 245]))
        #expect(isNear(try shown(over: ground(.fullRed)), [234, 93, 93]))
    }

    @Test func whatLiesBehindIsBlurred() throws {
        // Stripes much narrower than the blur are one gray.
        let stripes = (0..<20).map {
            DisplayItem.fill(.rect(CGFloat($0) * 2, 0, 1, 40), .black)
        }
        let ground = [DisplayItem.fill(.rect(0, 0, 40, 40), .white)] + stripes
        let canvas = try Canvas(40, 40, ground + [.fill(.rect(10, 10, 20, 20), .material(filter))])
        #expect(abs(canvas.levels(20, 20)[0] - canvas.levels(21, 20)[0]) <= 1)
        // Measured over middle gray.
        #expect(isNear(canvas.levels(20, 20), [169, 169, 169], 4))
        #expect(canvas.levels(5, 5) != canvas.levels(4, 5))
    }

    @Test func layersSeeWhatIsBelowThem() throws {
        let ground = [DisplayItem.fill(.rect(0, 0, 40, 40), .fullRed)]
        #expect(isNear(try shown(over: ground) { $0.isIsolated = true }, [234, 93, 93]))
        let masked = try shown(over: ground) {
            $0.mask = [.fill(.rect(0, 0, 40, 40), .black)]
        }
        #expect(isNear(masked, [234, 93, 93]))
    }

    @Test func nothingBehindShowsTheFlatColor() throws {
        let canvas = try Canvas(40, 40, [.fill(.rect(10, 10, 20, 20), .material(filter))])
        #expect(abs(canvas.alpha(20, 20) - Int(filter.flatColor.alpha * 255)) <= 1)
        #expect(isNear(canvas.levels(20, 20), [89, 89, 89]))
    }

    @Test func opacityFadesIt() throws {
        let ground = [DisplayItem.fill(.rect(0, 0, 40, 40), .black)]
        #expect(isNear(try shown(over: ground) { $0.opacity = 0.5 }, [45, 45, 45]))
    }
}
