import Foundation

/// Rounding to device pixels, in points.
struct PixelGrid {
    /// Device pixels a point.
    let scale: CGFloat

    init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

    /// What a sum of rounded numbers may exceed a pixel by without asking for the next one.
    private static let tolerance: CGFloat = 1e-3

    func roundedUp(_ value: CGFloat) -> CGFloat {
        value.isFinite ? ((value * scale) - Self.tolerance).rounded(.up) / scale : value
    }

    func rounded(_ value: CGFloat) -> CGFloat {
        value.isFinite ? (value * scale + Self.tolerance).rounded() / scale : value
    }

    /// The first pixel beyond `value`.
    func next(after value: CGFloat) -> CGFloat {
        ((value * scale + Self.tolerance).rounded(.down) + 1) / scale
    }
}
