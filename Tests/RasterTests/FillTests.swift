import Foundation
import Graphics
import Raster
import Testing

@Suite struct FillTests {
    @Test func coversWholePixelsExactly() throws {
        let canvas = try Canvas(4, 4, [.fill(.rect(1, 1, 2, 2), .fullRed)])
        #expect(canvas[1, 1] == 0xffff_0000)
        #expect(canvas[2, 2] == 0xffff_0000)
        #expect(canvas[0, 1] == 0)
        #expect(canvas[3, 2] == 0)
        #expect(canvas.alphaSum == 4 * 255)
    }

    @Test func coversPartOfAPixelInProportion() throws {
        let canvas = try Canvas(3, 3, [.fill(.rect(0.5, 0.25, 1, 1), .white)])
        #expect(abs(canvas.alpha(0, 0) - 96) <= 2)  // 1/2 · 3/4
        #expect(abs(canvas.alpha(1, 1) - 32) <= 2)  // 1/2 · 1/4
    }

    @Test func scalesPointsToPixels() throws {
        let canvas = try Canvas(2, 2, scale: 3, [.fill(.rect(1, 0, 1, 1), .fullRed)])
        #expect(canvas.bitmap.width == 6)
        #expect(canvas[2, 0] == 0)
        #expect(canvas[3, 0] == 0xffff_0000)
        #expect(canvas[3, 2] == 0xffff_0000)
        #expect(canvas[3, 3] == 0)
    }

    @Test func centersAStrokeOnItsPath() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 10, y: 5))
        let style = StrokeStyle(lineWidth: 4)
        let canvas = try Canvas(10, 10, [.stroke(path, style, .color(.fullRed))])
        for y in 0..<10 { #expect(canvas.alpha(5, y) == ((3..<7).contains(y) ? 255 : 0)) }
    }

    @Test func strokesWithANonuniformPen() throws {
        // 2 points of pen, four times as wide as high: a vertical line gets 8 pixels, a horizontal 2.
        let vertical = try Canvas(
            20, 20,
            [
                .group([
                    .stroke(
                        Path {
                            $0.move(to: CGPoint(x: 2.5, y: 0))
                            $0.addLine(to: CGPoint(x: 2.5, y: 20))
                        }, StrokeStyle(lineWidth: 2), .color(.fullRed))
                ]) { $0.transform = CGAffineTransform(scaleX: 4, y: 1) }
            ])
        let covered = (0..<20).filter { vertical.alpha($0, 10) == 255 }
        #expect(covered == Array(6..<14))
    }

    @Test func fillsByEvenOddWhereAsked() throws {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
            $0.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let nonzero = try Canvas(6, 6, [.fill(path, FillStyle(), .color(.fullRed))])
        let evenOdd = try Canvas(6, 6, [.fill(path, FillStyle(eoFill: true), .color(.fullRed))])
        #expect(nonzero.alpha(3, 3) == 255)
        #expect(evenOdd.alpha(3, 3) == 0)
        #expect(evenOdd.alpha(1, 1) == 255)
    }

    @Test func paintsTranslucentColorsOverWhatIsBelow() throws {
        let canvas = try Canvas(
            1, 1, [.fill(.rect(0, 0, 1, 1), .black), .fill(.rect(0, 0, 1, 1), RGBA(1, 1, 1, 0.6))])
        #expect(canvas[0, 0] == 0xff99_9999)
    }

    @Test func paintsTheSamePixelThroughCairoAndDirectly() throws {
        let color = RGBA(0.2, 0.7, 0.4, 0.37)
        let square = Path {
            $0.addLines([
                CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4),
            ])
            $0.closeSubpath()
        }
        let byCairo = try Canvas(4, 4, [.fill(square, color)])
        let directly = try Canvas(4, 4, [.fill(.rect(0, 0, 4, 4), color)])
        #expect(byCairo[1, 1] == directly[1, 1])
    }

    @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e12])
    func cornersReachNoFurtherThanHalfASide(radius: CGFloat) throws {
        func pixels(_ radius: CGFloat) throws -> [UInt32] {
            let path = Path(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: radius)
            let fill = DisplayItem.fill(path, FillStyle(), .color(.fullRed))
            return Array(try Canvas(40, 20, [fill]).bitmap.pixels)
        }
        #expect(try pixels(radius) == pixels(10))
    }

    @Test func survivesNumbersThatAreNone() throws {
        let strange = Path {
            $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
            $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
            $0.addLine(to: CGPoint(x: -1e30, y: 1e30))
        }
        let canvas = try Canvas(
            4, 4,
            [
                .fill(strange, .fullRed),
                .stroke(strange, StrokeStyle(lineWidth: .nan, dash: [-1, 0]), .color(.fullRed)),
                .stroke(.rect(0, 0, 4, 4), StrokeStyle(dash: [0, 0]), .color(.fullRed)),
                .group([.fill(.rect(0, 0, 1, 1), .fullRed)]) {
                    $0.transform = CGAffineTransform(scaleX: 0, y: 0)
                },
                .fill(.rect(0, 0, 4, 4), .fullBlue),
            ])
        #expect(canvas[2, 2] == 0xff00_00ff)
    }

    @Test(arguments: [
        (0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (40_000, 10, 1), (30_000, 30_000, 1),
        (10, 10, 1e9),
    ])
    func refusesSizesThatAreNoPictures(width: Double, height: Double, scale: Double) {
        #expect(throws: RasterError.self) {
            try Rasterizer().rasterize(
                DisplayList(), size: CGSize(width: width, height: height), scale: scale)
        }
    }
}
