import Foundation
import Graphics
import Raster
import Testing

@Suite struct ImageDrawingTests {
    /// Columns of black and white, one pixel each.
    private func stripes(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, contentID: "stripes \(width)") { pixels in
            for index in pixels.indices {
                pixels[index] = index % width % 2 == 0 ? 0xff00_0000 : 0xffff_ffff
            }
        }
    }

    private func image(
        _ bitmap: Bitmap, _ destination: CGRect,
        _ interpolation: DisplayImage.Interpolation = .medium, template: Paint? = nil
    ) -> DisplayItem {
        .image(
            DisplayImage(
                bitmap: bitmap,
                source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
                destination: destination, interpolation: interpolation, template: template))
    }

    @Test(arguments: [DisplayImage.Interpolation.none, .low, .medium, .high])
    func copiesPixelByPixelAtItsOwnScale(interpolation: DisplayImage.Interpolation) throws {
        let bitmap = stripes(12, 6)
        let canvas = try Canvas(
            4, 2, scale: 3, [image(bitmap, CGRect(x: 0, y: 0, width: 4, height: 2), interpolation)])
        #expect(canvas.bitmap.pixels == bitmap.pixels)
    }

    @Test(arguments: [DisplayImage.Interpolation.medium, .high])
    func averagesWhatItShrinks(interpolation: DisplayImage.Interpolation) throws {
        let canvas = try Canvas(
            10, 10,
            [image(stripes(80, 40), CGRect(x: 0, y: 0, width: 10, height: 10), interpolation)])
        for level in canvas.bitmap.pixels.map({ Int($0 & 255) }) { #expect(abs(level - 127) <= 2) }
    }

    @Test func keepsPixelsSharpWithoutInterpolation() throws {
        let canvas = try Canvas(
            16, 4, [image(stripes(4, 1), CGRect(x: 0, y: 0, width: 16, height: 4), .none)])
        for x in 0..<16 { #expect(canvas.levels(x, 2)[0] == (x / 4 % 2 == 0 ? 0 : 255)) }
    }

    @Test func growsSmoothly() throws {
        let canvas = try Canvas(
            64, 4, [image(stripes(2, 1), CGRect(x: 0, y: 0, width: 64, height: 4))])
        let levels = (0..<64).map { canvas.levels($0, 2)[0] }
        #expect(levels.first == 0 && levels.last == 255)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 12 })
    }

    @Test func drawsAPartOfTheBitmap() throws {
        let bitmap = Bitmap(width: 4, height: 1, contentID: "four") {
            for index in 0..<4 { $0[index] = 0xff00_0000 | UInt32(index) * 0x40 }
        }
        let canvas = try Canvas(
            2, 1,
            [
                .image(
                    DisplayImage(
                        bitmap: bitmap, source: CGRect(x: 1, y: 0, width: 2, height: 1),
                        destination: CGRect(x: 0, y: 0, width: 2, height: 1)))
            ])
        #expect(canvas[0, 0] == 0xff00_0040 && canvas[1, 0] == 0xff00_0080)
    }

    @Test func paintsATemplatesAlpha() throws {
        let bitmap = Bitmap(width: 2, height: 1, contentID: "alpha") {
            $0[0] = 0xff12_3456
            $0[1] = 0x8000_0000
        }
        let canvas = try Canvas(
            2, 1,
            [image(bitmap, CGRect(x: 0, y: 0, width: 2, height: 1), template: .color(.fullRed))])
        #expect(canvas[0, 0] == 0xffff_0000 && canvas[1, 0] == 0x8080_0000)
    }

    @Test func fadesWithItsGroup() throws {
        let canvas = try Canvas(
            4, 4,
            [
                .group([image(stripes(4, 4), CGRect(x: 0, y: 0, width: 4, height: 4))]) {
                    $0.opacity = 0.5
                }
            ])
        #expect(canvas.bitmap.pixels.allSatisfy { $0 >> 24 == 128 })
    }

    @Test func isTurnedWithItsGroup() throws {
        let bitmap = Bitmap(width: 2, height: 2, contentID: "quarters") {
            $0[0] = 0xffff_0000
            $0[1] = 0xff00_ff00
            $0[2] = 0xff00_00ff
            $0[3] = 0xffff_ffff
        }
        let canvas = try Canvas(
            20, 20,
            [
                .group([image(bitmap, CGRect(x: -10, y: -10, width: 20, height: 20), .none)]) {
                    $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                        .concatenating(CGAffineTransform(translationX: 10, y: 10))
                }
            ])
        #expect(canvas[15, 5] == 0xffff_0000)  // top left came to the top right
        #expect(canvas[15, 15] == 0xff00_ff00)
        #expect(canvas[5, 5] == 0xff00_00ff)
    }

    @Test func repeatsATile() throws {
        let tile = stripes(4, 2)
        let paint = Paint.tiledImage(tile, transform: CGAffineTransform(scaleX: 1, y: 1))
        let canvas = try Canvas(11, 5, [.fill(.rect(0, 0, 11, 5), paint)])
        for x in 0..<11 { #expect(canvas.levels(x, 4)[0] == (x % 2 == 0 ? 0 : 255)) }
        let faded = try Canvas(11, 5, [.fill(.rect(0, 0, 11, 5), .faded(paint, opacity: 0.5))])
        #expect(faded[1, 1] == 0x8080_8080)
    }

    @Test func scalesATile() throws {
        let paint = Paint.tiledImage(stripes(2, 2), transform: CGAffineTransform(scaleX: 8, y: 8))
        let canvas = try Canvas(64, 8, [.fill(.rect(0, 0, 64, 8), paint)])
        #expect(canvas.levels(4, 4)[0] < 20 && canvas.levels(12, 4)[0] > 235)
        #expect(canvas.levels(20, 4)[0] == canvas.levels(4, 4)[0])
    }

    @Test func survivesStrangeRectangles() throws {
        let bitmap = stripes(4, 4)
        let canvas = try Canvas(
            4, 4,
            [
                image(bitmap, CGRect(x: 0, y: 0, width: 0, height: 4)),
                image(bitmap, CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)),
                image(bitmap, CGRect(x: 1e9, y: 0, width: 4, height: 4)),
                image(
                    Bitmap(width: 0, height: 0, contentID: "") { _ in },
                    CGRect(x: 0, y: 0, width: 4, height: 4)),
            ])
        #expect(canvas.alphaSum == 0)
        // Far larger than the picture: only what is seen is made.
        let large = try Canvas(
            4, 4, [image(bitmap, CGRect(x: -5e5, y: -5e5, width: 1e6, height: 1e6))])
        #expect(large.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }
}
