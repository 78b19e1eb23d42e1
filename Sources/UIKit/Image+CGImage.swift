import CoreGraphics
import Views

extension Image {
    /// Pixels, `scale` of which are a point. How they were turned is not looked at.
    nonisolated public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) { self.init(bitmap: cgImage.bitmap, scale: scale) }

    nonisolated public init(
        decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
    ) { self.init(bitmap: cgImage.bitmap, scale: scale) }
}
