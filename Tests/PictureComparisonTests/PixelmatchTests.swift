import Graphics
import PictureComparison
import Testing

/// The counts that mapbox/pixelmatch 7.2.0 publishes of its own pictures. Its color distance and its
/// detector of smoothed edges are ours; its threshold is 1 less `perceptualPrecision`.
@Suite struct PixelmatchTests {
    private func compare(
        _ left: String, _ right: String, threshold: Double, window: Int? = nil
    ) throws -> PictureDifference {
        let settings = ComparisonSettings(
            perceptualPrecision: 1 - threshold, ignoresAntialiasing: true, pixels: 0,
            window: window.map { WindowLimit(side: $0, pixels: 0) })
        return settings.compare(
            try Pictures.decoded("pixelmatch/\(left).png"),
            with: try Pictures.decoded("pixelmatch/\(right).png"))
    }

    @Test(arguments: [
        ("1a", "1a", 0, 0),
        ("2a", "2b", 0.05, 12_821), ("3a", "3b", 0.05, 220), ("6a", "6b", 0.05, 51),
        ("6a", "6a", 0, 0), ("7a", "7b", 0.1, 2_440),
    ])
    func countsAsPublished(left: String, right: String, threshold: Double, count: Int) throws {
        #expect(try compare(left, right, threshold: threshold).different == count)
    }

    /// Published are 154 and 120. pixelmatch reads cube roots off a table with straight lines between
    /// its 4,096 entries, which bends the colors of nearly black pixels such as (2, 0, 0); with exact
    /// roots it counts as we do.
    @Test(arguments: [(0.05, 152), (0.1, 121)])
    func takesExactCubeRootsOfNearlyBlackPixels(threshold: Double, count: Int) throws {
        #expect(try compare("1a", "1b", threshold: threshold).different == count)
    }

    /// pixelmatch lays what is translucent over a pattern that depends on the place; we lay it over
    /// black and over white and take the larger distance. The count is the published one all the same.
    @Test func countsTranslucentPixelsOverBlackAndWhite() throws {
        #expect(try compare("8a", "5b", threshold: 0.05).different == 32_896)
    }

    @Test(arguments: [(8, 6), (32, 29), (256, 51), (100_000, 51)])
    func findsTheDensestWindowAsPublished(side: Int, count: Int) throws {
        #expect(try compare("6a", "6b", threshold: 0.05, window: side).window?.pixels == count)
    }

    /// Pairs of single pixels, and whether they differ at a threshold of 0.1.
    @Test(
        arguments: [
            (0xff00_0000, 0xff0d_0d0d, false), (0xff00_0000, 0xff17_1717, true),
            (0xff29_389d, 0xff29_3800, true), (0xff27_2c5c, 0xff27_2c0e, true),
            (0xff00_fefc, 0xff5e_fefc, false), (0xff00_fefc, 0xff2f_fefc, false),
        ] as [(UInt32, UInt32, Bool)])
    func tellsColorsApartAsPublished(left: UInt32, right: UInt32, differs: Bool) {
        let settings = ComparisonSettings(perceptualPrecision: 0.9)
        let difference = settings.compare(
            Pictures.plain(1, 1, left), with: Pictures.plain(1, 1, right))
        #expect(difference.matches == !differs)
    }
}
