import Foundation
import Graphics
import Raster
import Testing

@Suite struct GradientTests {
    private func ramp(
        _ colors: [RGBA], _ space: GradientColorSpace = .perceptual
    ) -> GradientRamp {
        GradientRamp(
            stops: colors.enumerated().map {
                .init(location: Double($0.offset) / Double(colors.count - 1), color: $0.element)
            }, space: space)
    }

    private func horizontal(_ ramp: GradientRamp, _ width: Double) -> Paint {
        .linearGradient(ramp, start: .zero, end: CGPoint(x: width, y: 0))
    }

    /// The mean color of a square around a pixel, without what dithering adds.
    private func mean(_ canvas: Canvas, _ x: Int, _ y: Int, reach: Int = 2) -> [Double] {
        var sums = [0.0, 0, 0]
        var count = 0.0
        for row in max(y - reach, 0)..<min(y + reach, canvas.bitmap.height) {
            for column in max(x - reach, 0)..<min(x + reach, canvas.bitmap.width) {
                for (index, level) in canvas.levels(column, row).enumerated() {
                    sums[index] += Double(level)
                }
                count += 1
            }
        }
        return sums.map { $0 / count }
    }

    @Test func passesThroughTheMeasuredMiddle() throws {
        // Measured on Apple's systems: blue → yellow has (148, 174, 181) in the middle.
        let paint = horizontal(ramp([RGBA(hex: 0x007AFF), RGBA(hex: 0xFFCC00)]), 200)
        let canvas = try Canvas(200, 8, [.fill(.rect(0, 0, 200, 8), paint)])
        for (level, measured) in zip(mean(canvas, 100, 4), [148.0, 174, 181]) {
            #expect(abs(level - measured) <= 3)
        }
    }

    @Test func interpolatesEncodedComponentsInDeviceSpace() throws {
        let paint = horizontal(ramp([.black, RGBA(1, 0.5, 0)], .device), 256)
        let canvas = try Canvas(256, 8, [.fill(.rect(0, 0, 256, 8), paint)])
        for x in stride(from: 4, to: 252, by: 31) {
            let levels = mean(canvas, x, 4)
            #expect(abs(levels[0] - Double(x) * 255 / 256) < 0.6)
            #expect(abs(levels[1] - Double(x) * 127.5 / 256) < 0.6)
        }
    }

    @Test func holdsTheEndColorsInTheCorners() throws {
        let (start, end) = (RGBA(hex: 0x3A7BD5), RGBA(hex: 0x8FD3FE))
        let paint = Paint.linearGradient(
            ramp([start, end]), start: .zero, end: CGPoint(x: 155, y: 155))
        let canvas = try Canvas(155, 155, scale: 3, [.fill(.rect(0, 0, 155, 155), paint)])
        func near(_ levels: [Int], _ color: RGBA) -> Bool {
            let exact: [Double] = [color.red * 255, color.green * 255, color.blue * 255]
            return zip(levels, exact).allSatisfy { abs(Double($0.0) - $0.1) <= 1 }
        }
        #expect(near(canvas.levels(0, 0), start))
        #expect(near(canvas.levels(464, 464), end))
        // Lines of one color are square to the gradient's own line.
        for (a, b) in zip(mean(canvas, 100, 300), mean(canvas, 300, 100)) {
            #expect(abs(a - b) < 0.75)
        }
    }

    @Test func clampsOutsideItsEnds() throws {
        let paint = Paint.linearGradient(
            ramp([.fullRed, .fullBlue]), start: CGPoint(x: 6, y: 0), end: CGPoint(x: 30, y: 0))
        let canvas = try Canvas(40, 4, [.fill(.rect(0, 0, 40, 4), paint)])
        for x in 0..<6 { #expect(canvas[x, 2] == 0xffff_0000) }
        for x in 30..<40 { #expect(canvas[x, 2] == 0xff00_00ff) }
    }

    @Test(arguments: [(0.0, 1.0), (1, 1), (1, 0), (-1, 0.3), (0.1, 1), (1, -2)])
    func showsNoBands(x: Double, y: Double) throws {
        // Ten levels over 300 pixels: without dithering, bands of 30 pixels.
        let size = 300.0
        let (start, end) = (
            CGPoint(x: (1 - x) / 2 * size, y: (1 - y) / 2 * size),
            CGPoint(x: (1 + x) / 2 * size, y: (1 + y) / 2 * size)
        )
        let from = RGBA(0.4, 0.4, 0.4)
        let to = RGBA(0.4 + 10 / 255.0, 0.4, 0.4)
        let paint = Paint.linearGradient(ramp([from, to], .device), start: start, end: end)
        let canvas = try Canvas(300, 300, [.fill(.rect(0, 0, size, size), paint)])
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        for row in stride(from: 10, to: 290, by: 7) {
            for column in stride(from: 10, to: 290, by: 7) {
                let t = (Double(column) - start.x) * dx + (Double(row) - start.y) * dy
                let exact = 102 + 10 * min(max(t / (dx * dx + dy * dy), 0), 1)
                #expect(abs(mean(canvas, column, row, reach: 4)[0] - exact) < 0.3)
                // Dithering is by one level, no more.
                #expect(abs(Double(canvas.levels(column, row)[0]) - exact) <= 1)
            }
        }
    }

    @Test func keepsAFlatColorFlat() throws {
        let color = RGBA(hex: 0x3A7BD5)
        let paint = Paint.linearGradient(
            ramp([color, color]), start: .zero, end: CGPoint(x: 50, y: 50))
        let canvas = try Canvas(50, 50, [.fill(.rect(0, 0, 50, 50), paint)])
        #expect(canvas.bitmap.pixels.allSatisfy { $0 == 0xff3a_7bd5 })
    }

    @Test func fadesToClearWithoutAHueOfItsOwn() throws {
        let paint = horizontal(ramp([.fullRed, .clear]), 100)
        let canvas = try Canvas(100, 8, [.fill(.rect(0, 0, 100, 8), paint)])
        for x in 0..<100 {
            let (alpha, levels) = (canvas.alpha(x, 4), canvas.levels(x, 4))
            #expect(abs(levels[0] - alpha) <= 1 && levels[1] <= 1 && levels[2] <= 1)
        }
        #expect(abs(canvas.alpha(50, 4) - 127) <= 3)
    }

    @Test func spreadsRadiallyBetweenItsRadii() throws {
        let paint = Paint.radialGradient(
            ramp([.fullRed, .fullBlue], .device), center: CGPoint(x: 50, y: 50), startRadius: 10,
            endRadius: 40)
        let canvas = try Canvas(100, 100, [.fill(.rect(0, 0, 100, 100), paint)])
        #expect(canvas[50, 50] == 0xffff_0000)
        #expect(canvas[57, 50] == 0xffff_0000)
        #expect(canvas[95, 50] == 0xff00_00ff)
        #expect(canvas[2, 2] == 0xff00_00ff)
        for (x, y) in [(75, 50), (50, 25), (32, 68)] {
            let radius = hypot(Double(x) - 50, Double(y) - 50)
            #expect(abs(mean(canvas, x, y)[2] - (radius - 10) / 30 * 255) < 4)
        }
    }

    @Test func stretchesAnEllipse() throws {
        let paint = Paint.ellipticalGradient(
            ramp([.fullRed, .fullBlue], .device),
            transform: CGAffineTransform(a: 80, b: 0, c: 0, d: 20, tx: 100, ty: 25),
            startRadius: 0, endRadius: 1)
        let canvas = try Canvas(200, 50, [.fill(.rect(0, 0, 200, 50), paint)])
        let right = mean(canvas, 140, 25)[2]
        let below = mean(canvas, 100, 35, reach: 1)[2]
        #expect(abs(right - 127) < 4 && abs(below - 127) < 8)
    }

    @Test func turnsClockwiseFromItsStart() throws {
        let paint = Paint.angularGradient(
            ramp([.black, .white], .device), center: CGPoint(x: 50, y: 50), start: .zero,
            end: .degrees(360))
        let canvas = try Canvas(100, 100, [.fill(.rect(0, 0, 100, 100), paint)])
        #expect(abs(mean(canvas, 50, 90)[0] - 63.75) < 3)  // down: a quarter turn
        #expect(abs(mean(canvas, 10, 50)[0] - 127.5) < 4)  // left: half a turn
        #expect(abs(mean(canvas, 50, 10)[0] - 191.25) < 3)  // up
        #expect(canvas.levels(90, 51)[0] < 5)
        #expect(canvas.levels(90, 48)[0] > 250)
    }

    @Test func turnsCounterclockwiseToASmallerAngle() throws {
        let paint = Paint.angularGradient(
            ramp([.black, .white], .device), center: CGPoint(x: 50, y: 50), start: .degrees(360),
            end: .zero)
        let canvas = try Canvas(100, 100, [.fill(.rect(0, 0, 100, 100), paint)])
        #expect(abs(mean(canvas, 50, 10)[0] - 63.75) < 3)
        #expect(abs(mean(canvas, 50, 90)[0] - 191.25) < 3)
    }

    @Test func fillsAPartialSweepsGapFromItsNearerEnd() throws {
        let paint = Paint.angularGradient(
            ramp([.fullRed, .fullBlue], .device), center: CGPoint(x: 50, y: 50), start: .zero,
            end: .degrees(180))
        let canvas = try Canvas(100, 100, [.fill(.rect(0, 0, 100, 100), paint)])
        #expect(canvas[15, 35] == 0xff00_00ff)  // just past half a turn
        #expect(canvas[85, 35] == 0xffff_0000)  // just before a whole one
    }

    @Test func dithersAlikeInAnOffscreenGroup() throws {
        let paint = Paint.linearGradient(
            ramp([RGBA(0.2, 0.3, 0.4), RGBA(0.25, 0.33, 0.42)]), start: .zero,
            end: CGPoint(x: 64, y: 40))
        let items: [DisplayItem] = [.fill(.rect(7, 5, 40, 40), paint)]
        let direct = try Canvas(64, 64, items)
        let grouped = try Canvas(64, 64, [.group(items) { $0.isIsolated = true }])
        #expect(Array(direct.bitmap.pixels) == Array(grouped.bitmap.pixels))
    }

    @Test func fillsAMeshThroughItsPoints() throws {
        let mesh = MeshRamp(
            columns: 2, rows: 2,
            points: [
                CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 60),
                CGPoint(x: 60, y: 60),
            ], colors: [.fullRed, .fullBlue, .fullBlue, .fullRed], space: .device)
        let canvas = try Canvas(80, 60, [.fill(.rect(0, 0, 80, 60), .meshGradient(mesh))])
        #expect(mean(canvas, 1, 1, reach: 1)[0] > 245)
        #expect(mean(canvas, 58, 1, reach: 1)[2] > 240)
        for level in mean(canvas, 30, 30)[...0] { #expect(abs(level - 127) < 4) }
        #expect(
            canvas.bitmap.pixels.indices.allSatisfy { index in
                let isInside = index % 80 < 60
                return (canvas.bitmap.pixels[index] >> 24 == 255) == isInside
            })
    }

    @Test func leavesNoGapsInABentMesh() throws {
        let points = (0..<9).map { index in
            CGPoint(x: index % 3 * 45, y: index / 3 * 35)
        }
        for bend in stride(from: -20.0, through: 20, by: 5) {
            var bent = points
            bent[4] = CGPoint(x: 45 + bend, y: 35 - bend / 2)
            let mesh = MeshRamp(
                columns: 3, rows: 3, points: bent,
                colors: points.map { RGBA($0.x / 90, $0.y / 70, 0.5) })
            let canvas = try Canvas(
                90, 70, scale: 3, [.fill(.rect(0, 0, 90, 70), .meshGradient(mesh))])
            let gaps = canvas.bitmap.pixels.indices.filter {
                canvas.bitmap.pixels[$0] >> 24 != 255
            }
            #expect(gaps.isEmpty, "bent by \(bend): \(gaps.map { ($0 % 270, $0 / 270) })")
        }
    }
}
