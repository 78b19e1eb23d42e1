import CCairo
import Foundation
import Graphics

/// Pixels that are drawn on: premultiplied ARGB words, rows without padding.
///
/// Owns its memory and, once a path has been drawn on it, a Cairo context. Reused from picture to
/// picture; belongs to one thread.
package final class Surface {
    package private(set) var width = 0
    package private(set) var height = 0
    package private(set) var pixels: UnsafeMutablePointer<UInt32>
    private var capacity = 1
    private var context: OpaquePointer?
    private var contextClip: PixelRect?
    /// Where the surface lies in the picture, so that dithering runs through.
    private(set) var originX = 0
    private(set) var originY = 0
    /// Whether nothing has been drawn since it was cleared.
    var isBlank = true

    init() {
        pixels = .allocate(capacity: 1)
        pixels.initialize(to: 0)
    }

    deinit {
        if let context { cairo_destroy(context) }
        pixels.deallocate()
    }

    var bounds: PixelRect { PixelRect(width: width, height: height) }

    /// Makes the surface `width` × `height` clear pixels.
    func reset(width: Int, height: Int, originX: Int = 0, originY: Int = 0) {
        if width != self.width || height != self.height {
            if let context { cairo_destroy(context) }
            context = nil
            if width * height > capacity {
                pixels.deallocate()
                capacity = width * height
                pixels = .allocate(capacity: capacity)
            }
            self.width = width
            self.height = height
        }
        self.originX = originX
        self.originY = originY
        pixels.update(repeating: 0, count: width * height)
        isBlank = true
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }

    /// A Cairo context under the identity matrix that draws within `clip`.
    func cairo(clip: PixelRect) -> OpaquePointer {
        let cairo = context ?? makeContext()
        if contextClip != clip {
            cairo_reset_clip(cairo)
            if !clip.contains(bounds) {
                cairo_new_path(cairo)
                cairo_rectangle(
                    cairo, Double(clip.left), Double(clip.top), Double(max(clip.width, 0)),
                    Double(max(clip.height, 0)))
                cairo_clip(cairo)
            }
            contextClip = clip
        }
        return cairo
    }

    private func makeContext() -> OpaquePointer {
        let surface = pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
            cairo_image_surface_create_for_data(
                $0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        }
        let cairo = cairo_create(surface)!
        cairo_surface_destroy(surface)  // the context keeps it
        context = cairo
        contextClip = bounds
        return cairo
    }

    /// Reports what went wrong while drawing, if anything did.
    func check() throws(RasterError) {
        guard let context else { return }
        cairo_surface_flush(cairo_get_target(context))
        let status = cairo_status(context)
        guard status != CAIRO_STATUS_SUCCESS else { return }
        cairo_destroy(context)  // an error stays with its context
        self.context = nil
        throw RasterError(cairo: status)
    }

    /// A copy that outlives the surface's next picture.
    package func bitmap(contentID: String) -> Bitmap {
        Bitmap(width: width, height: height, contentID: contentID) { target in
            guard width * height > 0, let base = target.baseAddress else { return }
            base.update(from: pixels, count: width * height)
        }
    }
}

/// Surfaces for groups, kept for the next group that needs one.
struct SurfacePool {
    private var free: [Surface] = []

    mutating func take() -> Surface { free.popLast() ?? Surface() }
    mutating func give(_ surface: Surface) { free.append(surface) }
}
