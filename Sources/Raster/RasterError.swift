import CCairo
import Foundation

/// Why a picture could not be drawn or encoded.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No pixel at all, or more than `Rasterizer.maximumSide` on a side.
    case invalidSize(width: Double, height: Double)
    case outOfMemory
    /// Cairo gave up; its own words.
    case drawing(String)

    init(cairo status: cairo_status_t) {
        self =
            status == CAIRO_STATUS_NO_MEMORY
            ? .outOfMemory : .drawing(String(cString: cairo_status_to_string(status)))
    }

    package var description: String {
        switch self {
        case .invalidSize(let width, let height):
            "a picture cannot be \(width) × \(height) pixels"
        case .outOfMemory: "out of memory"
        case .drawing(let message): "drawing failed: \(message)"
        }
    }
}
