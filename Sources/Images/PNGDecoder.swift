import PNGReader

/// PNG files of every color type and depth.
enum PNGDecoder {
    static func decode(_ file: [UInt8]) throws(ImageError) -> DecodedPixels {
        guard let reader = png_reader_new() else { throw .damaged("no memory") }
        defer { png_reader_free(reader) }
        func check(_ status: PNGReadStatus) throws(ImageError) {
            switch status {
            case PNG_READ: return
            case PNG_DAMAGED: throw .damaged(String(cString: png_reader_message(reader)))
            default: throw .damaged("no memory")
            }
        }
        var (width, height): (UInt32, UInt32) = (0, 0)
        try check(png_read_size(reader, file, file.count, &width, &height))
        try ImageDecoder.check(width: Int(width), height: Int(height))
        var pixels = DecodedPixels(clearWidth: Int(width), height: Int(height))
        try check(png_read(reader, file, file.count, &pixels.words))
        return pixels
    }
}
