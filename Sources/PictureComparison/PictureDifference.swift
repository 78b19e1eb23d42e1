import Graphics

/// What comparing two pictures found.
package struct PictureDifference: Sendable, Equatable {
    package enum Verdict: Sendable, Equatable {
        /// Nothing differs outside of ignored regions.
        case equal
        /// Something differs, and the settings let it pass.
        case tolerated
        /// The pictures do not match.
        case different
    }

    /// A limit that did not hold.
    package enum Reason: Sendable, Equatable {
        case size
        case pixels(limit: Int)
        /// The least share of matching pixels.
        case precision(limit: Double)
        case window(WindowLimit)
    }

    /// The densest square.
    package struct Window: Sendable, Equatable {
        package var rect: PixelRect
        package var pixels: Int
    }

    /// Pixels that differ and lie close together.
    package struct Region: Sendable, Equatable {
        package var rect: PixelRect
        package var pixels: Int
    }

    package var referenceSize: PixelSize
    package var actualSize: PixelSize
    /// Pixels that were compared; of different sizes, all that either picture has.
    package var compared: Int
    package var ignored = 0
    /// Pixels that differ and were not let off.
    package var different = 0
    /// Pixels let off because their colors are close.
    package var tolerated = 0
    /// Pixels let off because they smooth an edge.
    package var smoothed = 0
    /// The largest difference of a component, 0...255, and of a color, 0...1; of pixels let off too.
    package var largestLevel = 0
    package var largestDistance = 0.0
    /// Where settings ask for it.
    package var window: Window?
    /// The largest first.
    package var regions: [Region] = []
    package var reasons: [Reason] = []
    /// A `MARK_…` for each pixel of the larger extent; empty where no row differs.
    var marks: [UInt8] = []

    init(referenceSize: PixelSize, actualSize: PixelSize) {
        self.referenceSize = referenceSize
        self.actualSize = actualSize
        compared = referenceSize.union(actualSize).area
    }

    package var verdict: Verdict {
        if !reasons.isEmpty { return .different }
        return different + tolerated + smoothed == 0 && referenceSize == actualSize
            ? .equal : .tolerated
    }

    package var matches: Bool { reasons.isEmpty }

    /// Different pixels of those compared, 0...1.
    package var rate: Double { compared == 0 ? 0 : Double(different) / Double(compared) }
}

/// Width and height in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var area: Int { width * height }
    package var description: String { "\(width) × \(height)" }

    func union(_ other: PixelSize) -> PixelSize {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }
}
