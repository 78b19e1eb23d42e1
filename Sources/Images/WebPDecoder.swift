import Foundation

/// WebP files, through libwebp; of moving ones the first picture.
enum WebPDecoder {
    private typealias Features =
        @convention(c) (
            UnsafePointer<UInt8>, Int, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
        ) -> CInt
    private typealias Decode =
        @convention(c) (
            UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, Int, CInt
        ) -> UnsafeMutablePointer<UInt8>?

    private static let library = LazyLibrary("libwebp.so.7", "libwebp.so")

    static func isWebP(_ file: [UInt8]) -> Bool {
        file.count > 16 && file.starts(with: "RIFF".utf8) && file[8..<12].elementsEqual("WEBP".utf8)
    }

    static func decode(_ file: [UInt8]) throws(ImageError) -> DecodedPixels {
        guard let library, let features = library.function("WebPGetInfo", as: Features.self),
            let decode = library.function("WebPDecodeRGBAInto", as: Decode.self)
        else { throw .missingLibrary("WebP", package: "libwebp7") }
        let file = firstFrame(of: file) ?? file
        var (width, height): (CInt, CInt) = (0, 0)
        guard features(file, file.count, &width, &height) != 0 else {
            throw .damaged("no WebP picture")
        }
        try ImageDecoder.check(width: Int(width), height: Int(height))
        var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        guard decode(file, file.count, &bytes, bytes.count, width * 4) != nil else {
            throw .damaged("the WebP picture ends early")
        }
        return DecodedPixels(width: Int(width), height: Int(height), straightRGBA: bytes)
    }

    /// The first picture of a moving one, as a file of its own; nil for others.
    ///
    /// A frame's chunk holds 16 bytes about its place and time, then the chunks of a still picture.
    private static func firstFrame(of file: [UInt8]) -> [UInt8]? {
        var place = 12
        while place + 8 <= file.count {
            let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
            let body = place + 8
            if file[place..<place + 4].elementsEqual("ANMF".utf8) {
                guard length > 24, body + length <= file.count else { return nil }
                let image = file[body + 16..<body + length]
                var chunks: [UInt8] = []
                if image.starts(with: "ALPH".utf8) {
                    // Alpha needs the extended header: its flag, and the frame's size less one.
                    chunks = Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0]
                    chunks += file[body + 6..<body + 12]
                }
                chunks += image
                let size = chunks.count + 4
                return Array("RIFF".utf8) + (0..<4).map { UInt8(size >> (8 * $0) & 255) }
                    + Array("WEBP".utf8) + chunks
            }
            place = body + length + length % 2
        }
        return nil
    }
}
