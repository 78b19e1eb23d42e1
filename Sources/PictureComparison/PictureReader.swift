import Graphics
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

    /// Pixels of the largest picture that is read: 128 megapixels, half a gigabyte.
    package static let maximumArea = 1 << 27

    /// Reads a file's pixels; those of the file before are gone then.
    func read(_ file: PictureFile) throws(PictureFileError) -> PixelSource {
        try PNGStructure.check(file.bytes)
        guard let reader else { throw .damaged("no memory") }
        var (width, height): (UInt32, UInt32) = (0, 0)
        try check(png_read_size(reader, file.bytes, file.bytes.count, &width, &height))
        let size = PixelSize(width: Int(width), height: Int(height))
        guard size.area > 0 else { throw .damaged("no pixels") }
        guard size.width <= Self.maximumArea / size.height else { throw .tooLarge(size) }
        if pixels.count < size.area {
            pixels.deallocate()
            pixels = .allocate(capacity: size.area)
        }
        guard let start = pixels.baseAddress else { throw .damaged("no memory") }
        try check(png_read(reader, file.bytes, file.bytes.count, start))
        return PixelSource(start: UnsafePointer(start), size: size)
    }

    private func check(_ status: PNGReadStatus) throws(PictureFileError) {
        switch status {
        case PNG_READ: return
        case PNG_DAMAGED: throw .damaged(String(cString: png_reader_message(reader)))
        default: throw .damaged("no memory")
        }
    }
}

/// Pixels that somebody else keeps: premultiplied ARGB words, rows without padding.
struct PixelSource {
    var start: UnsafePointer<UInt32>
    var size: PixelSize
}
