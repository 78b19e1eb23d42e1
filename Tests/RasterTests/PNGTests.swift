import Foundation
import Graphics
import Images
import Raster
import Testing

/// What the encoder writes, read by an independent decoder.
@Suite struct PNGTests {
    enum Content: String, CaseIterable {
        case clear, solid, noise, translucentNoise, fewColors, ramp, slanting, dithered, photo
    }

    static let sizes = [
        (1, 1), (2, 1), (1, 7), (3, 3), (64, 5), (65, 64), (257, 40), (5000, 3), (20_000, 2),
        (31, 700),
    ]

    private func bitmap(_ content: Content, _ width: Int, _ height: Int) -> Bitmap {
        var random = Random(seed: 7)
        return Bitmap(width: width, height: height, contentID: content.rawValue) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let noise = random.word()
                    let level = UInt32((x * 3 + y) & 255)
                    pixels[y * width + x] =
                        switch content {
                        case .clear: 0
                        case .solid: 0xff12_3456
                        case .noise: 0xff00_0000 | noise
                        case .translucentNoise:
                            Self.premultiplied(noise, alpha: random.word() & 255)
                        case .fewColors: [0, 0xffff_0000, 0x8000_4000, 0xff00_ff00][Int(noise & 3)]
                        case .ramp: 0xff00_0000 | level << 16 | 255 - level
                        case .slanting: 0xff00_0000 | UInt32((x + y * 2) * 0x10307) & 0x3f_ffff
                        case .dithered: 0xff00_0000 | (level / 9 + noise & 1) * 0x010101
                        case .photo: 0xff00_0000 | (level / 2 + noise & 15) * 0x010201
                        }
                }
            }
        }
    }

    private static func premultiplied(_ color: UInt32, alpha: UInt32) -> UInt32 {
        func level(_ shift: UInt32) -> UInt32 { ((color >> shift & 255) * alpha + 127) / 255 }
        return alpha << 24 | level(16) << 16 | level(8) << 8 | level(0)
    }

    @Test(arguments: Content.allCases, [PNGCompression.fast, .small])
    func decodesToWhatWasEncoded(content: Content, compression: PNGCompression) throws {
        let writer = PNGWriter()
        for (width, height) in Self.sizes {
            let bitmap = bitmap(content, width, height)
            let file = try writer.encode(bitmap, scale: 3, compression: compression)
            let decoded = try ImageDecoder.bitmap(from: file)
            #expect(decoded.width == width && decoded.height == height)
            // Straight bytes lose what premultiplied ones cannot tell apart, and nothing else.
            let differing = zip(decoded.pixels, bitmap.pixels).filter { $0 != $1 }
            #expect(differing.isEmpty, "\(width) × \(height): \(differing.count) pixels differ")
        }
    }

    @Test func choosesTheColorType() throws {
        func type(_ content: Content) throws -> UInt8 {
            try PNGWriter().encode(bitmap(content, 64, 64), scale: 1)[25]
        }
        #expect(try type(.noise) == 2)
        #expect(try type(.translucentNoise) == 6)
        #expect(try type(.fewColors) == 3)
        #expect(try type(.solid) == 3)
    }

    @Test func givesTheSameBytesWhateverWasEncodedBefore() throws {
        let used = PNGWriter()
        for content in Content.allCases { _ = try used.encode(bitmap(content, 99, 77), scale: 2) }
        for content in Content.allCases {
            let picture = bitmap(content, 64, 33)
            let again = try used.encode(picture, scale: 2)
            let fresh = try PNGWriter().encode(picture, scale: 2)
            #expect(again == fresh)
        }
    }

    @Test func tagsColorSpaceAndResolution() throws {
        let file = try PNGWriter().encode(bitmap(.solid, 4, 4), scale: 3)
        let text = String(decoding: file, as: UTF8.self)
        #expect(text.contains("sRGB"))
        let place = try #require(file.firstRange(of: Array("pHYs".utf8))).upperBound
        // 216 pixels an inch.
        #expect(Array(file[place..<place + 9]) == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    }

    @Test func compressesSmallerWhereAsked() throws {
        let circles = (0..<60).map { index -> DisplayItem in
            let place = CGPoint(x: index * 37 % 180, y: index * 61 % 180)
            let circle = CGRect(origin: place, size: CGSize(width: 20, height: 20))
            return .fill(Path(ellipseIn: circle), RGBA(Double(index) / 60, 0.3, 0.6))
        }
        let picture = try Canvas(200, 200, circles).bitmap
        let fast = try PNGWriter().encode(picture, scale: 1)
        let small = try PNGWriter().encode(picture, scale: 1, compression: .small)
        #expect(small.count < fast.count)
    }

    @Test func refusesAnEmptyPicture() {
        #expect(throws: RasterError.self) {
            try PNGWriter().encode(bitmap(.solid, 0, 4), scale: 1)
        }
        #expect(throws: RasterError.self) {
            try PNGWriter().encode(bitmap(.solid, 70_000, 1), scale: 1)
        }
    }

    /// Pictures of random size made of random stretches: runs, copies, shifted copies and noise in any
    /// order, so that every kind of match meets every row end.
    @Test func survivesAnyMixture() throws {
        var random = Random(seed: 99)
        let writer = PNGWriter()
        for _ in 0..<60 {
            let width = Int(random.word() % 300) + 1
            let height = Int(random.word() % 60) + 1
            let opaque: UInt32 = random.word() & 1 == 0 ? 0xff00_0000 : 0
            let picture = Bitmap(width: width, height: height, contentID: "mixture") { pixels in
                var place = 0
                while place < pixels.count {
                    let length = min(Int(random.word() % 400) + 1, pixels.count - place)
                    let kind = random.word() % 4
                    let color = random.word() | 0xff00_0000
                    let distance = [1, 2, 4, width - 1, width, width + 1, 7 * width].randomElement(
                        using: &random)!
                    for index in place..<place + length {
                        pixels[index] =
                            switch kind {
                            case 0: color
                            case 1 where index >= distance && distance > 0: pixels[index - distance]
                            case 2:
                                opaque == 0 && random.word() & 3 == 0
                                    ? 0 : color ^ (random.word() & 3)
                            default: 0xff00_0000 | random.word()
                            }
                    }
                    place += length
                }
            }
            for compression in [PNGCompression.fast, .small] {
                let file = try writer.encode(picture, scale: 1, compression: compression)
                #expect(try Array(ImageDecoder.bitmap(from: file).pixels) == Array(picture.pixels))
            }
        }
    }
}

/// Numbers that are the same on every run.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }

    mutating func word() -> UInt32 { UInt32(truncatingIfNeeded: next() >> 17) }
}
