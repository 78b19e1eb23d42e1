/// How alike two pictures must be.
///
/// First it is decided for each pixel whether it differs: by default as soon as a bit does;
/// `perceptualPrecision`, `levels` and `ignoresAntialiasing` let pixels off. Then the pixels that
/// differ are counted, and each limit that is set must hold: `precision`, `pixels`, `window`. With no
/// limit set no pixel may differ. Pictures of different sizes never match.
public struct ComparisonSettings: Hashable, Sendable {
    /// The share of pixels that must match, 0...1.
    ///
    /// On its own a blind spot: 0.999 of a large widget at 3× lets a block of 30 × 30 pixels pass.
    /// `window` closes it.
    public var precision: Double?
    /// How alike the colors of two pixels must be to match, 0...1: 1 is the same, and 0.98 about what
    /// the eye can tell apart.
    ///
    /// 1 less the distance of the colors in OKLab, |ΔLr| + √(Δa² + Δb²), where black and white are 1
    /// apart. Translucent pixels are compared over black and over white.
    public var perceptualPrecision: Double
    /// Components may differ by this many of 255 levels.
    public var levels: Int
    /// Whether pixels that smooth an edge are let off.
    public var ignoresAntialiasing: Bool
    /// How many pixels may differ.
    public var pixels: Int?
    /// How many pixels may differ close to each other.
    public var window: WindowLimit?
    /// Where pixels are not looked at.
    public var ignoredRegions: [IgnoredRegion]

    /// Numbers outside their range are brought into it; what is no number is exact.
    public init(
        precision: Double? = nil, perceptualPrecision: Double = 1, levels: Int = 0,
        ignoresAntialiasing: Bool = false, pixels: Int? = nil, window: WindowLimit? = nil,
        ignoring ignoredRegions: [IgnoredRegion] = []
    ) {
        func share(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
        self.precision = precision.map(share)
        self.perceptualPrecision = share(perceptualPrecision)
        self.levels = min(max(levels, 0), 255)
        self.ignoresAntialiasing = ignoresAntialiasing
        self.pixels = pixels.map { max($0, 0) }
        self.window = window
        self.ignoredRegions = ignoredRegions
    }

    /// Every pixel, every bit. The default everywhere.
    public static let exact = ComparisonSettings()

    /// Forgives rounding (one level), smoothed edges, and pixels that are scattered thinly: a twentieth
    /// of all, but nowhere more than 15 of 10 × 10. A dot of 4 × 4 pixels fails.
    public static let tolerant = ComparisonSettings(
        precision: 0.95, levels: 1, ignoresAntialiasing: true, window: .thin)

    /// As `tolerant`, and colors need only look the same: `perceptualPrecision` 0.99, half of what the
    /// eye can tell apart side by side.
    public static let perceptual = ComparisonSettings(
        precision: 0.95, perceptualPrecision: 0.99, levels: 1, ignoresAntialiasing: true,
        window: .thin)

    /// The same with more regions left out.
    public func ignoring(_ regions: [IgnoredRegion]) -> ComparisonSettings {
        var settings = self
        settings.ignoredRegions += regions
        return settings
    }
}

/// The most pixels that may differ in any square of a picture: scattered noise passes, a small real
/// change does not.
public struct WindowLimit: Hashable, Sendable {
    /// Side of the square in pixels.
    public var side: Int
    public var pixels: Int

    /// A side of less than 1 is 1.
    public init(side: Int, pixels: Int) {
        self.side = max(side, 1)
        self.pixels = max(pixels, 0)
    }

    /// 15 in any 10 × 10. Two pixels in a hundred, scattered by chance over a picture of a million,
    /// come that close together once in a hundred pictures.
    public static let thin = WindowLimit(side: 10, pixels: 15)
}
