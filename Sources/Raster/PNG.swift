import Foundation
import Graphics
import PNGEncoder

/// How hard a PNG is compressed. Either way the same pixels give the same bytes.
package enum PNGCompression: Sendable, Hashable {
    /// About a millisecond for a large widget.
    case fast
    /// A quarter smaller, about forty milliseconds for a large widget: for references, which are
    /// written once and read often.
    case small
    /// Another twentieth smaller, ten times as slow again: for what is packed once and for all.
    case smallest

    fileprivate var level: Int32 {
        switch self {
        case .fast: 0
        case .small: 9
        case .smallest: 12
        }
    }
}

/// Writes pixels as PNG files, tagged sRGB and with their scale as resolution.
///
/// Keeps its buffers from picture to picture; belongs to one thread.
package final class PNGWriter {
    private let workspace: OpaquePointer?

    package init() { workspace = png_workspace_new() }

    deinit { png_workspace_free(workspace) }

    /// Encodes premultiplied pixels; `scale` is pixels a point, of which 72 make an inch.
    package func encode(
        _ surface: Surface, scale: CGFloat, compression: PNGCompression = .fast
    ) throws(RasterError) -> [UInt8] {
        try encode(
            surface.pixels, width: surface.width, height: surface.height, scale: scale,
            compression: compression)
    }

    package func encode(
        _ bitmap: Bitmap, scale: CGFloat, compression: PNGCompression = .fast
    ) throws(RasterError) -> [UInt8] {
        try encode(
            bitmap.pixels, width: bitmap.width, height: bitmap.height, scale: scale,
            compression: compression)
    }

    private func encode(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, scale: CGFloat,
        compression: PNGCompression
    ) throws(RasterError) -> [UInt8] {
        guard let workspace else { throw .outOfMemory }
        let perMetre = (scale * 72 / 0.0254).rounded()
        let settings = PNGSettings(
            level: compression.level,
            pixels_per_metre: perMetre >= 1 && perMetre < 1e9 ? UInt32(perMetre) : 0)
        var file: UnsafePointer<UInt8>?
        var length = 0
        let status = png_encode(
            workspace, pixels, width, UInt32(width), UInt32(height), settings, &file, &length)
        switch status {
        case PNG_DONE: return Array(UnsafeBufferPointer(start: file, count: length))
        case PNG_BAD_SIZE: throw .invalidSize(width: Double(width), height: Double(height))
        default: throw .outOfMemory
        }
    }
}
