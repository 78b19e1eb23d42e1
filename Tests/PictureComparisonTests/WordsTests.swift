import Graphics
import PictureComparison
import Testing

/// What people read when pictures do not match.
@Suite struct WordsTests {
    private let white = Pictures.plain(200, 100)

    private func spots(_ places: [(Int, Int)], side: Int = 4) -> Bitmap {
        Pictures.make(200, 100) { x, y in
            let isSpot = places.contains { $0.0..<$0.0 + side ~= x && $0.1..<$0.1 + side ~= y }
            return isSpot ? 0xff33_3333 : 0xffff_ffff
        }
    }

    @Test func tellsCountPlacesAndSize() {
        let difference = ComparisonSettings.exact.compare(
            white, with: spots([(10, 20), (150, 60)]))
        #expect(
            difference.description == """
                32 of 20,000 pixels differ (0.16 %).
                Where: 4 × 4 at (10, 20), 4 × 4 at (150, 60).
                Largest difference: 204 of 255 levels, color distance 0.779.
                """)
    }

    @Test func tellsEveryLimitThatBroke() {
        let settings = ComparisonSettings(
            precision: 0.999, pixels: 20, window: WindowLimit(side: 10, pixels: 15))
        let difference = settings.compare(white, with: spots([(10, 20), (150, 60)]))
        let lines = difference.description.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(3) == [
                "32 of 20,000 pixels differ (0.16 %). At most 20 may.",
                "99.84 % of the pixels match; 99.9 % must.",
                "16 pixels differ in the 10 × 10 pixels at (4, 14). At most 15 may.",
            ])
    }

    @Test func tellsSizes() {
        let difference = ComparisonSettings.exact.compare(white, with: Pictures.plain(200, 99))
        #expect(
            difference.description.hasPrefix(
                "The reference is 200 × 100 pixels, the picture is 200 × 99.\n200 of 20,000 pixels differ (1 %)."
            ))
    }

    @Test func countsRegionsThatItDoesNotName() {
        let places = (0..<5).map { ($0 * 40, 50) }
        let difference = ComparisonSettings.exact.compare(white, with: spots(places))
        #expect(difference.regions.count == 5)
        #expect(difference.description.contains("4 × 4 at (80, 50) and 2 more."))
    }

    @Test func tellsWhatWasLetOff() {
        let settings = ComparisonSettings(levels: 204)
        let difference = settings.compare(
            white, with: spots([(10, 20)]),
            ignoring: [PixelRect(left: 100, top: 0, right: 110, bottom: 10)])
        #expect(difference.verdict == .tolerated)
        #expect(
            difference.description == """
                0 of 19,900 pixels differ (0 %).
                Largest difference: 204 of 255 levels, color distance 0.779.
                Not counted: 16 of nearly the same color, 100 in ignored regions.
                """)
    }

    @Test func saysThatNothingDiffers() {
        let same = Pictures.changed(white) { _ in }
        #expect(
            ComparisonSettings.exact.compare(white, with: same).description
                == "The pictures are the same.")
    }

    @Test func tellsOneOfAMillionApartFromNone() {
        let one = Pictures.changed(Pictures.widget()) { $0[0] ^= 0xff }
        let difference = ComparisonSettings.exact.compare(Pictures.widget(), with: one)
        #expect(difference.description.hasPrefix("1 of 1,021,545 pixels differs (0.000098 %)."))
    }
}
