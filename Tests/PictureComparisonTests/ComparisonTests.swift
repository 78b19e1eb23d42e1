import Graphics
import PictureComparison
import Testing

@Suite struct ComparisonTests {
    private static let presets: [(String, ComparisonSettings)] = [
        ("exact", .exact), ("tolerant", .tolerant), ("perceptual", .perceptual),
    ]
    private static let widget = Pictures.widget()

    private func withBlock(
        _ color: UInt32, _ left: Int, _ top: Int, side: Int = 20
    ) -> Bitmap {
        Pictures.changed(Self.widget) { pixels in
            for y in top..<top + side {
                for x in left..<left + side { pixels[y * Self.widget.width + x] = color }
            }
        }
    }

    @Test(
        "A change of 20 × 20 pixels in a large widget fails", arguments: presets,
        [0xffff_0000, 0xff00_0000, 0xffff_ffff, 0xff34_c759, 0x8000_0000, 0] as [UInt32])
    func smallChangeFails(preset: (name: String, settings: ComparisonSettings), color: UInt32) {
        // Over plain ground, over letters, and in the corner.
        for (left, top) in [(100, 120), (60, 300), (967, 1015), (0, 0)] {
            let actual = withBlock(color, left, top)
            let difference = preset.settings.compare(Self.widget, with: actual)
            #expect(difference.verdict == .different, "\(preset.name) at (\(left), \(top))")
        }
    }

    /// The accent color of one system and of the next: #0A84FF and #0088FF.
    @Test(arguments: presets)
    func faintChangeOfColorFails(preset: (name: String, settings: ComparisonSettings)) {
        let old = withBlock(0xff0a_84ff, 100, 120)
        let new = withBlock(0xff00_88ff, 100, 120)
        #expect(preset.settings.compare(old, with: new).verdict == .different)
    }

    @Test(arguments: presets)
    func dotFails(preset: (name: String, settings: ComparisonSettings)) {
        let actual = withBlock(0xffff_3b30, 100, 120, side: 4)
        #expect(preset.settings.compare(Self.widget, with: actual).verdict == .different)
    }

    private func withNoise(levels: Int, share: Double) -> Bitmap {
        var dice = Dice(2)
        return Pictures.changed(Self.widget) { pixels in
            for index in pixels.indices where Double(dice.below(1_000_000)) < share * 1_000_000 {
                var pixel = pixels[index]
                for shift in [0, 8, 16] {
                    let level = Int(pixel >> shift & 255)
                    let moved = min(max(level + (dice.below(2) == 0 ? levels : -levels), 0), 255)
                    pixel = pixel & ~(255 << shift) | UInt32(moved) << shift
                }
                pixels[index] = pixel
            }
        }
    }

    @Test func oneLevelOfNoiseOnTwoPercentPasses() {
        let noisy = withNoise(levels: 1, share: 0.02)
        #expect(!ComparisonSettings.exact.compare(Self.widget, with: noisy).matches)
        for settings in [ComparisonSettings.tolerant, .perceptual] {
            let difference = settings.compare(Self.widget, with: noisy)
            #expect(difference.verdict == .tolerated)
            #expect(difference.tolerated > 19_000 && difference.different == 0)
        }
    }

    @Test func strongNoisePassesWhereItIsThin() {
        let settings = ComparisonSettings(precision: 0.95, window: .thin)
        let thin = settings.compare(Self.widget, with: withNoise(levels: 60, share: 0.02))
        #expect(thin.verdict == .tolerated && thin.different > 19_000)
        let dense = settings.compare(Self.widget, with: withNoise(levels: 60, share: 0.06))
        #expect(dense.reasons.contains(.window(.thin)))
        #expect(dense.reasons.contains(.precision(limit: 0.95)))
    }

    @Test func oneBitIsEnoughForExact() {
        let actual = Pictures.changed(Self.widget) { $0[500_000] ^= 1 }
        let difference = ComparisonSettings.exact.compare(Self.widget, with: actual)
        #expect(difference.different == 1 && difference.largestLevel == 1)
        #expect(difference.reasons == [.pixels(limit: 0)])
        let place = PixelRect(left: 578, top: 506, right: 579, bottom: 507)
        #expect(difference.regions.map(\.rect) == [place])
    }

    @Test func samePixelsAreEqual() {
        let same = Pictures.changed(Self.widget) { _ in }
        let difference = ComparisonSettings.exact.compare(Self.widget, with: same)
        #expect(
            difference.verdict == .equal && difference.matches && difference.compared == 1_021_545)
    }

    @Test(arguments: [
        (ComparisonSettings(pixels: 400), true), (ComparisonSettings(pixels: 399), false),
        (ComparisonSettings(precision: 0.9996), true),
        (ComparisonSettings(precision: 0.9997), false),
        (ComparisonSettings(precision: 0.9, pixels: 399), false),
        (ComparisonSettings(window: WindowLimit(side: 20, pixels: 400)), true),
        (ComparisonSettings(window: WindowLimit(side: 20, pixels: 399)), false),
        (ComparisonSettings(perceptualPrecision: 0), true),
        (ComparisonSettings(levels: 255), true), (ComparisonSettings(precision: .nan), false),
        (ComparisonSettings(perceptualPrecision: .nan), false),
        (ComparisonSettings(levels: -1), false),
    ])
    func everyLimitHolds(settings: ComparisonSettings, matches: Bool) {
        let white = Pictures.plain(1000, 1000)
        let actual = Pictures.make(1000, 1000) { x, y in
            300..<320 ~= x && 400..<420 ~= y ? 0xff00_0000 : 0xffff_ffff
        }
        #expect(settings.compare(white, with: actual).matches == matches)
    }

    // MARK: Sizes

    /// As odiff counts pictures of 4 × 4 and 8 × 8 pixels of different colors: 64 pixels, all of them.
    @Test func whatOnlyOnePictureHasDiffers() {
        let white = Pictures.plain(4, 4)
        let purple = Pictures.plain(8, 8, 0xff80_0080)
        for (left, right) in [(white, purple), (purple, white)] {
            let difference = ComparisonSettings.exact.compare(left, with: right)
            #expect(difference.different == 64 && difference.rate == 1)
            #expect(difference.reasons == [.size, .pixels(limit: 0)])
            let picture = difference.picture(over: left)
            #expect(picture.width == 8 && picture.height == 8)
        }
    }

    @Test func sizeAloneFailsUnderAnySettings() {
        let settings = ComparisonSettings(precision: 0, perceptualPrecision: 0, levels: 255)
        let difference = settings.compare(Pictures.plain(10, 20), with: Pictures.plain(20, 10))
        #expect(difference.reasons == [.size] && difference.verdict == .different)
        #expect(difference.different == 300)
        let picture = difference.picture(over: Pictures.plain(10, 20))
        #expect(picture.width == 20 && picture.height == 20)
    }

    @Test func emptyPicturesAreEqual() {
        let none = Pictures.plain(0, 0)
        let other = Pictures.plain(0, 0)
        #expect(ComparisonSettings.tolerant.compare(none, with: other).verdict == .equal)
        #expect(!ComparisonSettings.tolerant.compare(none, with: Pictures.plain(3, 2)).matches)
        #expect(!ComparisonSettings.tolerant.compare(Pictures.plain(3, 2), with: none).matches)
    }

    // MARK: Alpha

    @Test func alphaCounts() {
        let clear = Pictures.plain(10, 10, 0)
        let half = Pictures.plain(10, 10, 0x8000_0000)
        let difference = ComparisonSettings.perceptual.compare(clear, with: half)
        #expect(difference.different == 100 && difference.largestDistance > 0.3)
        #expect(difference.largestLevel == 128)
    }
}
