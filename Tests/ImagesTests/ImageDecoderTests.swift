import Foundation
import Graphics
import Images
import Testing

@Suite struct ImageDecoderTests {
    /// 2 × 1 pixels, RGBA: opaque red, and white of alpha 128.
    private let png: [UInt8] = [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48,
        0x44, 0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00,
        0x00, 0xf4, 0x22, 0x7f, 0x8a, 0x00, 0x00, 0x00, 0x0f, 0x49, 0x44, 0x41, 0x54, 0x78,
        0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0xf0, 0x1f, 0x08, 0x1a, 0x00, 0x16, 0x73, 0x05, 0x7c,
        0x26, 0x97, 0x01, 0xd2, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42,
        0x60, 0x82,
    ]

    /// 16 × 8 pixels, quality 90, no subsampling: left half red, right half blue.
    private let jpeg = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsK
                CwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU
                FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREA
                AhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEB
                AQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKm
                AjjB0f/Z
                """, options: .ignoreUnknownCharacters)!)

    @Test func decodesAPNGAndPremultiplies() throws {
        let bitmap = try ImageDecoder.bitmap(from: png)
        #expect(bitmap.width == 2 && bitmap.height == 1)
        #expect(Array(bitmap.pixels) == [0xffff_0000, 0x8080_8080])
    }

    @Test func namesEqualFilesAlike() throws {
        #expect(try ImageDecoder.bitmap(from: png) == ImageDecoder.bitmap(from: png))
        #expect(try ImageDecoder.bitmap(from: png) != ImageDecoder.bitmap(from: jpeg))
    }

    @Test func decodesAJPEG() throws {
        let bitmap = try ImageDecoder.bitmap(from: jpeg)
        #expect(bitmap.width == 16 && bitmap.height == 8)
        #expect(isRed(bitmap, 2, 2) && isRed(bitmap, 2, 6))
        #expect(isBlue(bitmap, 13, 2) && isBlue(bitmap, 13, 6))
    }

    @Test(arguments: [
        // Orientation, and a place that must be red of a picture whose stored left half is red.
        (1, 2, 4), (2, 13, 4), (3, 13, 4), (4, 2, 4), (5, 4, 2), (6, 4, 2), (7, 4, 13), (8, 4, 13),
    ])
    func turnsAJPEGUpright(orientation: Int, x: Int, y: Int) throws {
        let exif: [UInt8] = [
            0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0,  // "Exif"
            0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1,  // big-endian TIFF, one entry
            0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0,
        ]
        let bitmap = try ImageDecoder.bitmap(from: jpeg[..<2] + exif + jpeg[2...])
        let isTurned = orientation >= 5
        #expect(bitmap.width == (isTurned ? 8 : 16) && bitmap.height == (isTurned ? 16 : 8))
        #expect(isRed(bitmap, x, y))
        #expect(isBlue(bitmap, bitmap.width - 1 - x, bitmap.height - 1 - y))
    }

    @Test func refusesWhatIsNoImage() {
        #expect(throws: ImageError.unknownFormat(name: nil)) { try ImageDecoder.bitmap(from: []) }
        #expect(throws: ImageError.unknownFormat(name: nil)) {
            try ImageDecoder.bitmap(from: Array("No picture at all".utf8))
        }
    }

    @Test func reportsDamage() {
        for length in [8, 20, 40, 50] {
            #expect(throws: ImageError.self) {
                try ImageDecoder.bitmap(from: Array(png.prefix(length)))
            }
        }
        #expect(throws: ImageError.self) { try ImageDecoder.bitmap(from: Array(jpeg.prefix(30))) }
    }

    private func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        return pixel >> 16 & 255 > 200 && pixel & 255 < 60
    }

    private func isBlue(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        return pixel & 255 > 200 && pixel >> 16 & 255 < 60
    }
}
