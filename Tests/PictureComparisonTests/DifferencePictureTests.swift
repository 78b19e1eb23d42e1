import Foundation
import Graphics
import PictureComparison
import Raster
import Testing

@Suite struct DifferencePictureTests {
    private let widget = Pictures.widget(200, 120)

    @Test func paintsWhatDiffersAndFadesTheRest() {
        let actual = Pictures.changed(widget) { $0[60 * 200 + 100] ^= 0x00ff_ffff }
        let difference = ComparisonSettings.exact.compare(widget, with: actual)
        let picture = difference.picture(over: widget)
        #expect(picture.pixels[60 * 200 + 100] == 0xffff_0050)
        // Above the frame, which is 6 pixels off and 2 wide.
        #expect(picture.pixels[52 * 200 + 100] == 0xffff_0050)
        #expect(picture.pixels[54 * 200 + 100] != 0xffff_0050)
        let strong = picture.pixels.filter { $0 == 0xffff_0050 }.count
        #expect(strong == 1 + 17 * 17 - 13 * 13)
        let pale = picture.pixels.filter { $0 != 0xffff_0050 }
        #expect(
            pale.allSatisfy { pixel in
                let gray = pixel & 255
                return gray >= 255 - 77 && pixel == 0xff00_0000 | gray * 0x01_0101
            })
    }

    @Test func isPaleWhereNothingDiffers() {
        let same = Pictures.changed(widget) { _ in }
        let picture = ComparisonSettings.exact.compare(widget, with: same).picture(over: widget)
        #expect(picture.pixels.allSatisfy { $0 & 255 >= 255 - 77 && $0 >> 24 == 255 })
    }

    @Test func stripesIgnoredRegions() {
        let same = Pictures.changed(widget) { _ in }
        let difference = ComparisonSettings.exact.compare(
            widget, with: same, ignoring: [PixelRect(left: 0, top: 0, right: 24, bottom: 24)])
        let striped = difference.picture(over: widget).pixels.filter { $0 == 0xffb8_bcc4 }
        #expect(striped.count == 24 * 24 / 4)
    }

    /// Written to the folder named by DIFFERENCE_PICTURES, for looking at.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["DIFFERENCE_PICTURES"] != nil))
    func writesPicturesToLookAt() throws {
        let folder = URL(
            fileURLWithPath: ProcessInfo.processInfo.environment["DIFFERENCE_PICTURES"] ?? "")
        for name in ["1", "3", "6", "7"] {
            let left = try Pictures.decoded("pixelmatch/\(name)a.png")
            let right = try Pictures.decoded("pixelmatch/\(name)b.png")
            let settings = ComparisonSettings(
                perceptualPrecision: 0.95, ignoresAntialiasing: true, window: .thin)
            let difference = settings.compare(left, with: right)
            let file = try PNGWriter().encode(difference.picture(over: left), scale: 1)
            try Data(file).write(to: folder.appendingPathComponent("\(name).png"))
            print(name, difference.description)
        }
    }
}
