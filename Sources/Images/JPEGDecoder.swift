import CTurboJPEG

/// JPEG files, through libjpeg-turbo's own interface, turned upright by their Exif orientation.
enum JPEGDecoder {
    static func decode(_ file: [UInt8]) throws(ImageError) -> DecodedPixels {
        guard let decoder = tjInitDecompress() else { throw .damaged("no memory") }
        defer { tjDestroy(decoder) }
        var width: Int32 = 0
        var height: Int32 = 0
        var subsampling: Int32 = 0
        var colorspace: Int32 = 0
        let length = UInt(file.count)
        let header = tjDecompressHeader3(
            decoder, file, length, &width, &height, &subsampling, &colorspace)
        guard header == 0 else { throw .damaged(message(of: decoder)) }
        try ImageDecoder.check(width: Int(width), height: Int(height))
        let isPrint =
            colorspace == Int32(TJCS_CMYK.rawValue) || colorspace == Int32(TJCS_YCCK.rawValue)
        let format = isPrint ? TJPF_CMYK : TJPF_RGBA
        var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        // The accurate transforms: the same pixels on every processor.
        let status = tjDecompress2(
            decoder, file, length, &bytes, width, 0, height, format.rawValue,
            TJFLAG_ACCURATEDCT)
        // A warning (a file cut short, say) still leaves a picture.
        guard status == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue else {
            throw .damaged(message(of: decoder))
        }
        if isPrint { convertInvertedInks(&bytes) }
        let pixels = DecodedPixels(width: Int(width), height: Int(height), straightRGBA: bytes)
        return pixels.upright(from: ExifOrientation.of(file))
    }

    /// Adobe's programs store inks inverted: 255 is no ink.
    private static func convertInvertedInks(_ bytes: inout [UInt8]) {
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let key = Int(bytes[start + 3])
            for channel in 0..<3 {
                bytes[start + channel] = UInt8(Int(bytes[start + channel]) * key / 255)
            }
            bytes[start + 3] = 255
        }
    }

    private static func message(of decoder: tjhandle) -> String {
        String(cString: tjGetErrorStr2(decoder))
    }
}
