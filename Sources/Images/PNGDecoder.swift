import CPNG

/// PNG files of every color type and depth, through libpng's simplified interface, which also brings
/// other gammas to sRGB's.
enum PNGDecoder {
    static func decode(_ file: [UInt8]) throws(ImageError) -> DecodedPixels {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else {
            throw .damaged(message(of: image))
        }
        // Without a gamma of its own it would be taken for linear light, which no program writes.
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)  // RGBA
        let (width, height) = (Int(image.width), Int(image.height))
        try ImageDecoder.check(width: width, height: height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else {
            throw .damaged(message(of: image))
        }
        return DecodedPixels(width: width, height: height, straightRGBA: bytes)
    }

    private static func message(of image: png_image) -> String {
        withUnsafeBytes(of: image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
