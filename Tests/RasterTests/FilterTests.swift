import Foundation
import Graphics
import Raster
import Testing

@Suite struct FilterTests {
    private let square = DisplayItem.fill(.rect(40, 40, 20, 20), .white)

    private func filtered(
        _ filter: Filter, _ items: [DisplayItem]? = nil, size: Int = 100, scale: CGFloat = 1
    ) throws -> Canvas {
        try Canvas(
            size, size, scale: scale,
            [.group(items ?? [square]) { $0.filters = [filter] }])
    }

    /// Standard deviation of a picture's alpha along x, less what the square itself has.
    private func sigma(_ canvas: Canvas, squareSide: Double) -> Double {
        var (sum, first, second) = (0.0, 0.0, 0.0)
        for y in 0..<canvas.bitmap.height {
            for x in 0..<canvas.bitmap.width {
                let alpha = Double(canvas.alpha(x, y))
                sum += alpha
                first += alpha * Double(x)
                second += alpha * Double(x) * Double(x)
            }
        }
        let mean = first / sum
        return (second / sum - mean * mean - (squareSide * squareSide - 1) / 12).squareRoot()
    }

    @Test(arguments: [1.0, 2, 5, 12])
    func blursByAGaussianOfTheMeasuredWidth(radius: Double) throws {
        let canvas = try filtered(.blur(radius: radius, isOpaque: false))
        #expect(abs(sigma(canvas, squareSide: 20) - 0.91 * radius) < 0.05 * radius + 0.1)
    }

    @Test(arguments: [0.5, 3, 8, 14, 20])
    func keepsTheEnergyOfWhatItBlurs(radius: Double) throws {
        let canvas = try Canvas(
            240, 240,
            [
                .group([.fill(.rect(110, 110, 20, 20), .white)]) {
                    $0.filters = [.blur(radius: radius, isOpaque: false)]
                }
            ])
        let energy = Double(canvas.alphaSum) / (400 * 255)
        #expect(abs(energy - 1) < 0.02)
    }

    @Test func isSymmetric() throws {
        let canvas = try filtered(.blur(radius: 6, isOpaque: false))
        for step in 0..<40 {
            #expect(abs(canvas.alpha(50 + step, 50) - canvas.alpha(49 - step, 50)) <= 1)
            #expect(abs(canvas.alpha(50, 50 + step) - canvas.alpha(50 + step, 50)) <= 1)
        }
    }

    @Test func keepsAnOpaqueBlurOpaque() throws {
        let canvas = try Canvas(
            40, 40,
            [
                .group([
                    .fill(.rect(0, 0, 20, 40), .fullRed), .fill(.rect(20, 0, 20, 40), .fullBlue),
                ]) { $0.filters = [.blur(radius: 4, isOpaque: true)] }
            ])
        #expect(canvas.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
        #expect(canvas.levels(0, 20)[0] > 250 && canvas.levels(39, 20)[2] > 250)
        #expect((100..<156).contains(canvas.levels(20, 20)[0]))
    }

    @Test func blursALargePictureAtHalfTheResolution() throws {
        // Sigma 27 pixels: two halvings.
        let canvas = try Canvas(
            100, 100, scale: 3,
            [.group([square]) { $0.filters = [.blur(radius: 10, isOpaque: false)] }])
        #expect(abs(sigma(canvas, squareSide: 60) - 27.3) < 1.5)
    }

    @Test func castsAShadowBelow() throws {
        let canvas = try filtered(
            .shadow(color: RGBA(0, 0, 0, 0.5), radius: 0, offset: CGSize(width: 10, height: 5)))
        #expect(canvas[45, 45] == 0xffff_ffff)
        #expect(canvas[65, 62] == 0x8000_0000)
        #expect(canvas[45, 62] == 0)
        #expect(canvas[71, 62] == 0)
    }

    @Test func softensAShadow() throws {
        let canvas = try filtered(.shadow(color: .black, radius: 4, offset: .zero))
        #expect(canvas[50, 50] == 0xffff_ffff)
        // Half of the shadow's edge lies outside the square.
        #expect(abs(canvas.alpha(39, 50) - 115) < 12)
        #expect(canvas.alpha(32, 50) > 1 && canvas.alpha(32, 50) < 9)
        #expect(canvas.levels(35, 50) == [0, 0, 0])
    }

    @Test func castsTheShadowOfWhatIsOutsideTheClip() throws {
        // The square itself lies left of the picture, its shadow inside.
        let canvas = try Canvas(
            20, 20,
            [
                .group([.fill(.rect(-15, 5, 10, 10), .fullRed)]) {
                    $0.filters = [
                        .shadow(color: .black, radius: 0, offset: CGSize(width: 20, height: 0))
                    ]
                }
            ])
        #expect(canvas[10, 10] == 0xff00_0000)
    }

    @Test func appliesAColorMatrixToStraightColors() throws {
        // Swaps red and blue, halves alpha.
        let matrix: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
        let canvas = try filtered(
            .colorMatrix(matrix), [.fill(.rect(0, 0, 9, 9), RGBA(1, 0.5, 0, 0.5))])
        #expect(canvas[4, 4] >> 24 == 64)
        #expect(canvas.levels(4, 4)[0] == 0 && canvas.levels(4, 4)[2] == 64)
        #expect(abs(canvas.levels(4, 4)[1] - 32) <= 1)
    }

    @Test func turnsLuminanceIntoAlpha() throws {
        let canvas = try filtered(
            .luminanceToAlpha,
            [
                .fill(.rect(0, 0, 5, 5), .white), .fill(.rect(5, 0, 5, 5), RGBA(0, 1, 0)),
                .fill(.rect(10, 0, 5, 5), .black),
            ])
        #expect(canvas[2, 2] == 0xff00_0000)
        #expect(abs(canvas.alpha(7, 2) - 182) <= 1)  // 0.7152 · 255
        #expect(canvas.alpha(12, 2) == 0)
    }

    @Test func innerShadowsStayInside() throws {
        let canvas = try filtered(
            .innerShadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 3)))
        #expect(canvas.levels(50, 40)[0] < 100)
        #expect(canvas.levels(50, 52) == [255, 255, 255])
        #expect(canvas.alpha(50, 38) == 0 && canvas.alpha(50, 50) == 255)
        // Below, where the shadow falls away from the edge, it is weaker.
        #expect(canvas.levels(50, 59)[0] > canvas.levels(50, 40)[0] + 50)
    }

    @Test func shadowsAlone() throws {
        let canvas = try filtered(
            .dropShadowOnly(color: .fullRed, radius: 0, offset: CGSize(width: 30, height: 0)))
        #expect(canvas.alpha(50, 50) == 0)
        #expect(canvas[80, 50] == 0xffff_0000)
    }

    @Test func alphaThresholds() throws {
        let faint = DisplayItem.fill(.rect(0, 0, 20, 20), RGBA(1, 1, 1, 0.3))
        let canvas = try filtered(
            .alphaThreshold(min: 0.5, max: 1, color: .fullRed), [square, faint])
        #expect(canvas[50, 50] == 0xffff_0000 && canvas[10, 10] == 0)
    }
}
