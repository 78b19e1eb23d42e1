import CCairo
import Foundation
import Graphics
import PixelSpans

/// A rectangle of coverage, one byte a pixel.
final class Mask {
    /// Where the mask lies, in the coordinates it was made for.
    let rect: PixelRect
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>

    init(_ rect: PixelRect) {
        self.rect = rect
        stride = (max(rect.width, 0) + 3) & ~3
        bytes = .allocate(capacity: max(stride * rect.height, 1))
        bytes.initialize(repeating: 0, count: max(stride * rect.height, 1))
    }

    deinit { bytes.deallocate() }

    var byteCount: Int { stride * rect.height }

    /// The coverage at pixel (`x`, `y`) and on along its row.
    @inline(__always)
    func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + (y - rect.top) * stride + (x - rect.left)
    }

    /// Draws on the mask with Cairo, under a matrix that puts pixel coordinates in their place.
    func draw(_ body: (OpaquePointer) -> Void) {
        guard !rect.isEmpty else { return }
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height), Int32(stride))
        let cairo = cairo_create(surface)!
        cairo_surface_set_device_offset(surface, Double(-rect.left), Double(-rect.top))
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        body(cairo)
        cairo_surface_flush(surface)
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }
}
