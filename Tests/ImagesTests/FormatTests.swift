import Foundation
import Graphics
import Testing

@testable import Images

/// One small picture a format, and files that are not what they seem.
@Suite struct FormatTests {
    private func file(_ base64: String) -> [UInt8] {
        Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)!)
    }

    /// 8 × 4, lossless: left half opaque red, right half blue of alpha 128.
    private let webP = "UklGRiAAAABXRUJQVlA4TBMAAAAvB8AAEA8Q+z//D/yPCoWP6H8AAA=="
    /// The same, then a green picture.
    private let movingWebP = """
        UklGRogAAABXRUJQVlA4WAoAAAASAAAABwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GLAAAAAAAAAAAAAcAAAMAAGQA
        AAJWUDhMEwAAAC8HwAAQDxDzv///AwwHfYjofwAAQU5NRigAAAAAAAAAAAAHAAADAABkAAAAVlA4TA8AAAAvB8AA
        AAfQ/4j+ByKi/wEA
        """
    /// 8 × 8, interlaced: left half red, right half blue, the last row transparent.
    private let gif = """
        R0lGODlhCAAIAIEAAP8AAAAA/wD/AAAAACH5BAEAAAIALAAAAAAIAAgAAAgeAAEIBBCgYICBBA0iNHhwIMOFCh1GFM
        hQgMWLFgMCADs=
        """

    @Test func webPPictures() throws {
        for name in [webP, movingWebP] {
            let bitmap = try ImageDecoder.bitmap(from: file(name))
            #expect(bitmap.width == 8 && bitmap.height == 4)
            #expect(bitmap.pixels[0] == 0xffff_0000)
            #expect(bitmap.pixels[31] == 0x8000_0080)
        }
    }

    @Test func gifPictures() throws {
        let bitmap = try ImageDecoder.bitmap(from: file(gif))
        #expect(bitmap.width == 8 && bitmap.height == 8)
        for row in 0..<7 {
            #expect(bitmap.pixels[row * 8 + 3] == 0xffff_0000)
            #expect(bitmap.pixels[row * 8 + 4] == 0xff00_00ff)
        }
        #expect(bitmap.pixels[56..<64].allSatisfy { $0 == 0 })
    }

    @Test func pngKinds() throws {
        let gray16 = try ImageDecoder.bitmap(
            from: file(
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR4nGNgYPj/HwADAgH/5ncLrgAAAABJRU5ErkJggg=="
            ))
        #expect(Array(gray16.pixels) == [0xff00_0000, 0xffff_ffff])
        let grayAlpha = try ImageDecoder.bitmap(
            from: file(
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR4nGNk+P+/EQAFhgKBtdK1mgAAAABJRU5ErkJggg=="
            ))
        #expect(Array(grayAlpha.pixels) == [0xff00_0000, 0x8080_8080])
        let bits = try ImageDecoder.bitmap(
            from: file(
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAACklEQVR4nGNwAAAAQgBBKTf07wAAAABJRU5ErkJggg=="
            ))
        #expect(Array(bits.pixels) == [0xff00_0000, 0xffff_ffff])
    }

    @Test func truncatedFilesEnd() {
        for name in [webP, movingWebP, gif] {
            let whole = file(name)
            for length in 0..<whole.count { _ = try? ImageDecoder.bitmap(from: Array(whole[..<length])) }
        }
    }

    @Test func wrongBytesEnd() {
        for name in [webP, movingWebP, gif] {
            let whole = file(name)
            for place in 0..<whole.count {
                for value: UInt8 in [0, 1, 0x7f, 0xff] {
                    var wrong = whole
                    wrong[place] = value
                    _ = try? ImageDecoder.bitmap(from: wrong)
                }
            }
        }
    }

    @Test func hugeHeadersAllocateNothing() {
        var gif = file(gif)
        gif.replaceSubrange(6..<10, with: [0x60, 0xea, 0x60, 0xea])
        #expect(throws: ImageError.tooLarge(width: 60000, height: 60000)) {
            try ImageDecoder.bitmap(from: gif)
        }
        let png: [UInt8] = [
            0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52,
            0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 6, 0, 0, 0, 0x0b, 0xe9, 0xe5, 0x5d,
        ]
        #expect(throws: ImageError.self) { try ImageDecoder.bitmap(from: png) }
    }

    @Test func formatsThatAreNotReadHaveNames() {
        let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 12)
        #expect(throws: ImageError.unknownFormat(name: "HEIC")) {
            try ImageDecoder.bitmap(from: heic)
        }
    }

    // MARK: Vectors

    private let svg = """
        <?xml version="1.0"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
        <rect width="10" height="10" fill="#ff0000"/><circle cx="15" cy="5" r="5" fill="blue"/></svg>
        """

    @Test func svgPicturesAreDrawnAtTheScale() throws {
        let drawn = try VectorImageDecoder.bitmap(
            from: Array(svg.utf8), scale: 3, isStretched: false, fontFile: nil)
        #expect(drawn.bitmap.width == 60 && drawn.bitmap.height == 30 && drawn.scale == 3)
        #expect(drawn.bitmap.pixels[10 * 60 + 10] == 0xffff_0000)
        #expect(drawn.bitmap.pixels[15 * 60 + 45] == 0xff00_00ff)
        #expect(drawn.bitmap.pixels[59] == 0)
        let large = try VectorImageDecoder.bitmap(
            from: Array(svg.utf8), scale: 3, isStretched: true, fontFile: nil)
        #expect(large.bitmap.width == 1024)
    }

    @Test func svgWithoutSizeIsAsLargeAsItsViewBox() throws {
        let text = svg.replacingOccurrences(of: #" width="20" height="10" "#, with: " ")
        let drawn = try VectorImageDecoder.bitmap(
            from: Array(text.utf8), scale: 1, isStretched: false, fontFile: nil)
        #expect(drawn.bitmap.width == 20 && drawn.bitmap.height == 10)
    }

    @Test func pdfPagesAreDrawn() throws {
        let pdf = """
            %PDF-1.4
            1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
            2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
            3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R>> endobj
            4 0 obj <</Length 24>> stream
            1 0 0 rg 0 0 10 10 re f
            endstream endobj
            trailer <</Root 1 0 R>>
            %%EOF
            """
        let drawn = try VectorImageDecoder.bitmap(
            from: Array(pdf.utf8), scale: 2, isStretched: false, fontFile: nil)
        #expect(drawn.bitmap.width == 40 && drawn.bitmap.height == 20 && drawn.scale == 2)
        #expect(drawn.bitmap.pixels[10 * 40 + 10] == 0xffff_0000)
        #expect(drawn.bitmap.pixels[10 * 40 + 30] == 0)
    }

    @Test func brokenVectorsAreErrors() {
        for text in ["<svg", "<svg></svg>", "%PDF-1.4 nothing", svg.prefix(120).description] {
            #expect(throws: ImageError.self) {
                try VectorImageDecoder.bitmap(
                    from: Array(text.utf8), scale: 1, isStretched: false, fontFile: nil)
            }
        }
    }
}
