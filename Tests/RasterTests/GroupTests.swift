import Foundation
import Graphics
import Raster
import Testing

@Suite struct GroupTests {
    @Test func fadesAPictureAsAWhole() throws {
        // Two overlapping squares at 0.6: no seam where they overlap.
        let canvas = try Canvas(
            6, 4,
            [
                .fill(.rect(0, 0, 6, 4), .black),
                .group([.fill(.rect(0, 0, 4, 4), .white), .fill(.rect(2, 0, 4, 4), .white)]) {
                    $0.opacity = 0.6
                },
            ])
        #expect(canvas.bitmap.pixels.allSatisfy { $0 == 0xff99_9999 })
    }

    @Test func fadesOneItemAsALayerWould() throws {
        let shape = DisplayItem.fill(
            Path(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18)), .fullRed)
        let single = try Canvas(20, 20, [.group([shape]) { $0.opacity = 0.4 }])
        let layered = try Canvas(
            20, 20,
            [
                .group([shape]) {
                    $0.opacity = 0.4
                    $0.isIsolated = true
                }
            ])
        for index in single.bitmap.pixels.indices {
            let (a, b) = (single.bitmap.pixels[index] >> 24, layered.bitmap.pixels[index] >> 24)
            #expect(abs(Int(a) - Int(b)) <= 1)
        }
    }

    @Test func movesAndScalesItsItems() throws {
        let canvas = try Canvas(
            10, 10,
            [
                .group([.fill(.rect(1, 1, 2, 2), .fullRed)]) {
                    $0.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)
                }
            ])
        #expect(canvas[3, 2] == 0xffff_0000 && canvas[6, 5] == 0xffff_0000)
        #expect(canvas[2, 2] == 0 && canvas[7, 5] == 0)
    }

    @Test func clipsToARectangle() throws {
        let canvas = try Canvas(
            8, 8,
            [.group([.fill(.rect(0, 0, 8, 8), .fullRed)]) { $0.clip = .init(.rect(2, 3, 4, 2)) }])
        #expect(canvas.alphaSum == 8 * 255)
        #expect(canvas.alpha(2, 3) == 255 && canvas.alpha(5, 4) == 255 && canvas.alpha(5, 5) == 0)
    }

    @Test func clipsWithASmoothEdgeAndKeepsWhatLiesBelow() throws {
        let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 26, height: 26))
        let below = DisplayItem.fill(.rect(0, 0, 30, 30), .fullBlue)
        let clipped = try Canvas(
            30, 30,
            [below, .group([.fill(.rect(0, 0, 30, 30), .fullRed)]) { $0.clip = .init(circle) }])
        let filled = try Canvas(30, 30, [below, .fill(circle, .fullRed)])
        for y in 0..<30 {
            for x in 0..<30 {
                #expect(clipped.alpha(x, y) == 255)
                for (a, b) in zip(clipped.levels(x, y), filled.levels(x, y)) {
                    #expect(abs(a - b) <= 1)
                }
            }
        }
        #expect((0..<30).contains { (1..<255).contains(clipped.levels($0, 4)[0]) })
    }

    @Test func cutsALargeRoundedRectangleOnlyAtItsCorners() throws {
        let rounded = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 120, height: 100), cornerRadius: 16)
        let cut = try Canvas(
            120, 100,
            [.group([.fill(.rect(0, 0, 120, 100), .fullRed)]) { $0.clip = .init(rounded) }])
        let filled = try Canvas(120, 100, [.fill(rounded, .fullRed)])
        for index in cut.bitmap.pixels.indices {
            let (a, b) = (cut.bitmap.pixels[index] >> 24, filled.bitmap.pixels[index] >> 24)
            #expect(abs(Int(a) - Int(b)) <= 1)
        }
        #expect(cut.alpha(0, 0) == 0 && cut.alpha(60, 0) == 255 && cut.alpha(0, 50) == 255)
    }

    @Test func doesNotBleedAtAnEdgeClippedTwice() throws {
        // Two layers of one color under the same clip: the edge is as if painted once.
        let circle = Path(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18))
        let square = DisplayItem.fill(.rect(0, 0, 20, 20), .fullRed)
        let once = try Canvas(20, 20, [.group([square]) { $0.clip = .init(circle) }])
        let twice = try Canvas(20, 20, [.group([square, square]) { $0.clip = .init(circle) }])
        #expect(once.bitmap.pixels == twice.bitmap.pixels)
    }

    @Test func showsWhatItsMaskCovers() throws {
        let canvas = try Canvas(
            8, 4,
            [
                .group([.fill(.rect(0, 0, 8, 4), .fullRed)]) {
                    $0.mask = [
                        .fill(.rect(0, 0, 4, 4), .black),
                        .fill(.rect(4, 0, 2, 4), RGBA(0, 0, 0, 0.5)),
                    ]
                }
            ])
        #expect(canvas[1, 1] == 0xffff_0000)
        #expect(abs(canvas.alpha(5, 1) - 128) <= 1)
        #expect(canvas.alpha(7, 1) == 0)
    }

    @Test func clipsALayerToo() throws {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let canvas = try Canvas(
            20, 20,
            [
                .group([.fill(.rect(0, 0, 20, 20), .fullRed)]) {
                    $0.clip = .init(circle)
                    $0.isIsolated = true
                }
            ])
        let filled = try Canvas(20, 20, [.fill(circle, .fullRed)])
        for index in canvas.bitmap.pixels.indices {
            let (a, b) = (canvas.bitmap.pixels[index] >> 24, filled.bitmap.pixels[index] >> 24)
            #expect(abs(Int(a) - Int(b)) <= 1)
        }
    }

    @Test func paintsNothingUnderAnEmptyClip() throws {
        let items: [DisplayItem] = [.fill(.rect(0, 0, 4, 4), .fullRed)]
        let canvas = try Canvas(
            4, 4,
            [
                .group(items) { $0.clip = .init(Path()) },
                .group(items) { $0.clip = .init(.rect(9, 9, 2, 2)) },
                .group(items) { $0.opacity = 0 },
                .group(items) { $0.mask = [] },
            ])
        #expect(canvas.alphaSum == 0)
    }

    @Test func keepsLayersOfALargePictureSmall() throws {
        // A faded group far outside, and one of strange numbers: neither costs memory or a crash.
        let items: [DisplayItem] = [.fill(.rect(1e7, 1e7, 1e9, 1e9), .fullRed)]
        let canvas = try Canvas(
            4, 4,
            [
                .group(items) { $0.isIsolated = true },
                .group([.fill(.rect(-1e9, -1e9, 2e9, 2e9), .fullRed)]) { $0.isIsolated = true },
            ])
        #expect(canvas[2, 2] == 0xffff_0000)
    }
}
