import CXXHash
import Graphics

/// Decodes image files into premultiplied pixels.
package enum ImageDecoder {
    /// Pixels of the largest image that is decoded: 128 megapixels, half a gigabyte.
    package static let maximumArea = 1 << 27

    /// The picture in a PNG, JPEG, WebP or GIF file, turned as its metadata asks; of moving
    /// pictures the first.
    ///
    /// The bitmap is named by a hash of the file, so that equal files are equal bitmaps.
    package static func bitmap(from file: [UInt8]) throws(ImageError) -> Bitmap {
        let pixels: DecodedPixels
        if file.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
            pixels = try PNGDecoder.decode(file)
        } else if file.starts(with: [0xff, 0xd8, 0xff]) {
            pixels = try JPEGDecoder.decode(file)
        } else if WebPDecoder.isWebP(file) {
            pixels = try WebPDecoder.decode(file)
        } else if GIFDecoder.isGIF(file) {
            pixels = try GIFDecoder.decode(file)
        } else {
            throw .unknownFormat(name: formatName(of: file))
        }
        return Bitmap(
            width: pixels.width, height: pixels.height, contentID: contentID(of: file)
        ) { target in _ = target.update(fromContentsOf: pixels.words) }
    }

    /// A format that is recognized but not read.
    private static func formatName(of file: [UInt8]) -> String? {
        if file.count > 12, file[4..<8].elementsEqual("ftyp".utf8) {
            return ["avif", "avis"].contains { file[8..<12].elementsEqual($0.utf8) }
                ? "AVIF" : "HEIC"
        }
        if file.starts(with: [0x49, 0x49, 0x2A, 0]) || file.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            return "TIFF"
        }
        if file.starts(with: "BM".utf8) { return "BMP" }
        return VectorImageDecoder.isVector(file) ? "vector" : nil
    }

    static func contentID(of file: [UInt8]) -> String {
        let hash = file.withUnsafeBytes { XXH_INLINE_XXH3_128bits($0.baseAddress, $0.count) }
        return "file " + String(hash.high64, radix: 16) + "-" + String(hash.low64, radix: 16)
    }

    static func check(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .damaged("no pixels") }
        guard width <= maximumArea / height else { throw .tooLarge(width: width, height: height) }
    }
}

/// Pixels as a decoder leaves them: premultiplied ARGB words.
struct DecodedPixels {
    var width: Int
    var height: Int
    var words: [UInt32]

    init(clearWidth width: Int, height: Int) {
        self.width = width
        self.height = height
        words = [UInt32](repeating: 0, count: width * height)
    }

    /// From straight bytes in the order red, green, blue, alpha.
    init(width: Int, height: Int, straightRGBA bytes: [UInt8]) {
        self.width = width
        self.height = height
        words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
            for index in 0..<width * height {
                let alpha = UInt32(bytes[index * 4 + 3])
                func level(_ channel: Int) -> UInt32 {
                    let product = UInt32(bytes[index * 4 + channel]) * alpha + 128
                    return (product + (product >> 8)) >> 8
                }
                words[index] = alpha << 24 | level(0) << 16 | level(1) << 8 | level(2)
            }
            count = width * height
        }
    }
}
