import Graphics
import Images
import PNGReader

/// Reads PNG files into pixels that lie in its own memory until the next file.
///
/// Keeps its buffers from file to file; belongs to one thread.
package final class PictureReader {
    private let reader: OpaquePointer?
    private var pixels = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

    package init() { reader = png_reader_new() }

    deinit {
        png_reader_free(reader)
        pixels.deallocate()
    }

    /// Reads a file's pixels; those of the file before are gone then.
    func read(_ file: PictureFile) throws(PictureFileError) -> PixelSource {
        let size = try PNGStructure(file.bytes).size
        guard size.width > 0, size.height > 0 else { throw .damaged("no pixels") }
        guard size.width <= ImageDecoder.maximumArea / size.height else { throw .tooLarge(size) }
        if pixels.count < size.area {
            pixels.deallocate()
            pixels = .allocate(capacity: size.area)
        }
        guard let start = pixels.baseAddress else { throw .damaged("no pixels") }
        if let reader {
            switch png_read(reader, file.bytes, file.bytes.count, start) {
            case PNG_READ: return PixelSource(start: UnsafePointer(start), size: size)
            case PNG_DAMAGED: throw .damaged("its checksums or its compressed data are wrong")
            default: break
            }
        }
        // Another form, or not enough memory for this way.
        let bitmap = try Self.decode(file)
        _ = pixels.update(fromContentsOf: bitmap.pixels)
        return PixelSource(start: UnsafePointer(start), size: bitmap.size)
    }

    /// What libpng makes of a file.
    private static func decode(_ file: PictureFile) throws(PictureFileError) -> Bitmap {
        do throws(ImageError) {
            return try ImageDecoder.bitmap(from: file.bytes)
        } catch {
            switch error {
            case .tooLarge(let width, let height):
                throw .tooLarge(PixelSize(width: width, height: height))
            case .damaged(let message): throw .damaged(message)
            default: throw .damaged(error.description)
            }
        }
    }
}

/// Pixels that somebody else keeps: premultiplied ARGB words, rows without padding.
struct PixelSource {
    var start: UnsafePointer<UInt32>
    var size: PixelSize
}
