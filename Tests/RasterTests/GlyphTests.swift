import Foundation
import Graphics
import Raster
import Testing

/// A face whose glyphs are squares: 1 is half an em on the baseline, 2 a whole em, 9 a red picture.
final class SquareFace: FontFace {
    let name = "Squares"

    func outline(of glyph: UInt32) -> Path {
        switch glyph {
        case 1: .rect(0, -0.5, 0.5, 0.5)
        case 2: .rect(0, -1, 1, 1)
        default: Path()
        }
    }

    func bitmap(of glyph: UInt32, pixelsPerEm: Double) -> GlyphBitmap? {
        guard glyph == 9 else { return nil }
        let bitmap = Bitmap(width: 64, height: 64, contentID: "red") {
            $0.update(repeating: 0xffff_0000)
        }
        return GlyphBitmap(bitmap: bitmap, frame: CGRect(x: 0, y: -1, width: 1, height: 1))
    }
}

@Suite struct GlyphTests {
    private func run(
        _ glyphs: [(UInt32, CGFloat)], size: CGFloat, x: CGFloat, y: CGFloat
    ) -> GlyphRun {
        GlyphRun(
            face: SquareFace(), size: size, origin: CGPoint(x: x, y: y),
            glyphs: glyphs.map { .init(id: $0.0, position: CGPoint(x: $0.1, y: 0)) })
    }

    private func center(_ canvas: Canvas) -> CGPoint {
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<canvas.bitmap.height {
            for column in 0..<canvas.bitmap.width {
                let alpha = Double(canvas.alpha(column, row))
                sum += alpha
                x += alpha * (Double(column) + 0.5)
                y += alpha * (Double(row) + 0.5)
            }
        }
        return CGPoint(x: x / sum, y: y / sum)
    }

    @Test func standsOnItsBaseline() throws {
        let canvas = try Canvas(
            20, 20, [.glyphs(run([(1, 0)], size: 10, x: 4, y: 12), .color(.fullRed))])
        #expect(canvas.alphaSum == 25 * 255)
        #expect(canvas[4, 7] == 0xffff_0000 && canvas[8, 11] == 0xffff_0000)
        #expect(canvas.alpha(4, 12) == 0 && canvas.alpha(9, 11) == 0)
    }

    @Test func isPlacedToAnEighthOfAPixel() throws {
        let rasterizer = Rasterizer()
        for step in 0..<40 {
            let (x, y) = (4 + CGFloat(step) * 0.137, 12 + CGFloat(step) * 0.071)
            let bitmap = try rasterizer.rasterize(
                DisplayList([.glyphs(run([(1, 0)], size: 10, x: x, y: y), .color(.fullRed))]),
                size: CGSize(width: 20, height: 20), scale: 1
            ).bitmap(contentID: "glyph")
            let found = center(Canvas(bitmap: bitmap))
            #expect(abs(found.x - (x + 2.5)) < 0.13)
            #expect(abs(found.y - (y - 2.5)) < 0.13)
        }
    }

    @Test func isLaidOutByTheRunsPositions() throws {
        let canvas = try Canvas(
            20, 4, scale: 2,
            [.glyphs(run([(2, 0), (2, 8)], size: 2, x: 3, y: 3), .color(.fullRed))])
        #expect(canvas.alpha(6, 3) == 255 && canvas.alpha(22, 3) == 255)
        #expect(canvas.alpha(10, 3) == 0)
    }

    @Test func doesNotShowOverlapsOfATranslucentColor() throws {
        let glyphs = run([(2, 0), (2, 5), (2, 8)], size: 10, x: 1, y: 12)
        let canvas = try Canvas(24, 14, [.glyphs(glyphs, .color(RGBA(0, 0, 0, 0.5)))])
        let inside = (1..<19).map { canvas.alpha($0, 6) }
        #expect(inside.allSatisfy { $0 == 128 })
    }

    @Test func isClipped() throws {
        let canvas = try Canvas(
            20, 20,
            [
                .group([.glyphs(run([(2, 0)], size: 10, x: 0, y: 10), .color(.fullRed))]) {
                    $0.clip = .init(.rect(3, 2, 4, 4))
                }
            ])
        #expect(canvas.alphaSum == 16 * 255)
    }

    @Test func takesAGradient() throws {
        let ramp = GradientRamp(
            stops: [.init(location: 0, color: .fullRed), .init(location: 1, color: .fullBlue)])
        let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 20, y: 0))
        let text = try Canvas(
            20, 12, [.glyphs(run([(2, 0), (2, 10)], size: 10, x: 0, y: 11), paint)])
        let shape = try Canvas(20, 12, [.fill(.rect(0, 1, 20, 10), paint)])
        #expect(text.bitmap.pixels == shape.bitmap.pixels)
    }

    @Test func isDrawnAlikeByMaskAndByPath() throws {
        // Above the largest cached size and turned by a right angle: paths.
        let large = try Canvas(
            400, 200, [.glyphs(run([(2, 0)], size: 150, x: 10, y: 170), .color(.fullRed))])
        #expect(large.alphaSum == 150 * 150 * 255)
        #expect(large.alpha(10, 169) == 255 && large.alpha(159, 20) == 255)
        let turned = try Canvas(
            20, 20,
            [
                .group([.glyphs(run([(1, 0)], size: 10, x: 0, y: 0), .color(.fullRed))]) {
                    $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                        .concatenating(CGAffineTransform(translationX: 8, y: 8))
                }
            ])
        // Up from the baseline is now right of it.
        #expect(abs(turned.alphaSum - 25 * 255) <= 20)
        #expect(turned.alpha(10, 10) >= 254 && turned.alpha(7, 10) <= 1)
    }

    @Test func scalesWithItsGroup() throws {
        let canvas = try Canvas(
            40, 40,
            [
                .group([.glyphs(run([(2, 0)], size: 5, x: 2, y: 8), .color(.fullRed))]) {
                    $0.transform = CGAffineTransform(scaleX: 3, y: 3)
                }
            ])
        #expect(canvas.alphaSum == 15 * 15 * 255)
        #expect(canvas.alpha(6, 9) == 255 && canvas.alpha(20, 23) == 255)
    }

    @Test func drawsColoredGlyphsAsTheyAre() throws {
        let canvas = try Canvas(
            20, 20,
            [.glyphs(run([(9, 0)], size: 10, x: 4, y: 14), .color(RGBA(0, 0, 1, 0.5)))])
        // Not blue, but under the color's alpha.
        #expect(canvas[8, 8] == 0x8080_0000)
        #expect(canvas.alpha(4, 4) == 128 && canvas.alpha(13, 13) == 128)
        #expect(canvas.alpha(14, 13) == 0)
        let turned = try Canvas(
            30, 30,
            [
                .group([.glyphs(run([(9, 0)], size: 10, x: 0, y: 0), .color(.fullBlue))]) {
                    $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                        .concatenating(CGAffineTransform(translationX: 8, y: 8))
                }
            ])
        #expect(turned[12, 12] == 0xffff_0000)
    }

    @Test func doesNotDependOnWhatWasDrawnBefore() throws {
        let used = Rasterizer()
        let list = DisplayList([
            .glyphs(run([(1, 0.3), (2, 6.1)], size: 11, x: 3.3, y: 14.8), .color(.fullRed))
        ])
        let size = CGSize(width: 30, height: 20)
        for step in 1..<8 {
            let other = run([(2, 0)], size: CGFloat(step) * 3, x: CGFloat(step) / 7, y: 9)
            _ = try used.rasterize(
                DisplayList([.glyphs(other, .color(.fullBlue))]), size: size, scale: 3)
        }
        let again = try used.rasterize(list, size: size, scale: 3).bitmap(contentID: "a")
        let fresh = try Rasterizer().rasterize(list, size: size, scale: 3).bitmap(contentID: "a")
        #expect(again.pixels == fresh.pixels)
    }
}
