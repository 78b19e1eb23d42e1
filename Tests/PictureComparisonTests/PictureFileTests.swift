import CDeflate
import Foundation
import Graphics
import PictureComparison
import Raster
import Testing

/// References as they may lie in a repository.
@Suite struct PictureFileTests {
    private let picture = Pictures.widget(60, 40)

    private func encoded() throws -> [UInt8] { try PNGWriter().encode(picture, scale: 2) }

    private func error(_ bytes: [UInt8]) -> PictureFileError? {
        do throws(PictureFileError) {
            _ = try PictureFile(bytes).bitmap()
            return nil
        } catch {
            return error
        }
    }

    @Test func givesBackWhatWasWritten() throws {
        #expect(try PictureFile(encoded()).bitmap().pixels == picture.pixels)
    }

    @Test(
        arguments: [
            ([], "an empty file"), (Array("<svg/>".utf8), "an SVG picture"),
            ([1, 2, 3], "something else"),
            (
                Array("version https://git-lfs.github.com/spec/v1\n".utf8),
                "a Git LFS pointer (run `git lfs pull`)"
            ),
            ([0xff, 0xd8, 0xff, 0xe0], "a JPEG picture"),
            (Array("RIFF0000WEBP".utf8), "a WebP picture"),
        ] as [([UInt8], String)])
    func tellsWhatIsNoPNG(bytes: [UInt8], kind: String) {
        #expect(error(bytes) == .notPNG(kind))
    }

    @Test func tellsEveryTruncation() throws {
        let file = try encoded()
        for length in 1..<file.count {
            #expect(error(Array(file[..<length])) == .truncated, "\(length) bytes")
        }
    }

    @Test func neverCrashesOnDamage() throws {
        let file = try encoded()
        var dice = Dice(11)
        for _ in 0..<500 {
            var damaged = file
            for _ in 0...dice.below(3) {
                damaged[8 + dice.below(file.count - 8)] = UInt8(dice.below(256))
            }
            // Either an error, or pixels that can be compared.
            _ = try? ComparisonSettings.exact.compare(PictureFile(damaged), with: PictureFile(file))
        }
        // In the pixels' chunk, whose checksum tells.
        let place = file.count - 30
        #expect(error(file.replacing(byteAt: place, by: file[place] ^ 0x10)) != nil)
    }

    // MARK: Other forms of PNG

    /// Rows of 8 gray levels: 0, 36, 73 … as 8 and as 16 bits.
    private func gray(depth: Int, _ chunks: [[UInt8]] = []) -> [UInt8] {
        let row = (0..<8).flatMap { level -> [UInt8] in
            let value = UInt8(level * 255 / 7)
            return depth == 16 ? [value, value] : [value]
        }
        return PNGFile.make(
            width: 8, height: 2, depth: depth, type: 0, rows: [row, row], chunks: chunks)
    }

    private var grayPixels: [UInt32] {
        let row = (0..<8).map { 0xff00_0000 | UInt32($0 * 255 / 7) * 0x01_0101 }
        return row + row
    }

    @Test func spreadsGray() throws {
        #expect(try PictureFile(gray(depth: 8)).bitmap().pixels == grayPixels)
    }

    @Test func takesSixteenBitsAsEncodedColors() throws {
        #expect(try PictureFile(gray(depth: 16)).bitmap().pixels == grayPixels)
        let tagged = gray(depth: 16, [PNGFile.chunk("sRGB", [0])])
        #expect(try PictureFile(tagged).bitmap().pixels == grayPixels)
    }

    @Test func convertsOtherGammas() throws {
        // 1 / 2.2 is nearly sRGB's; 1 is linear light, in which middle gray is much darker.
        let usual = gray(depth: 8, [PNGFile.chunk("gAMA", PNGFile.word(45455))])
        let near = try PictureFile(usual).bitmap().pixels
        #expect(zip(near, grayPixels).allSatisfy { abs(Int($0 & 255) - Int($1 & 255)) <= 8 })
        let linear = gray(depth: 8, [PNGFile.chunk("gAMA", PNGFile.word(100_000))])
        let brighter = try PictureFile(linear).bitmap().pixels
        // 109 of 255 in linear light, encoded with sRGB's curve or with the power near it.
        #expect(173...175 ~= brighter[3] & 255)
    }

    @Test func takesIndexedAndInterlacedPictures() throws {
        let palette = PNGFile.chunk("PLTE", [255, 0, 0, 0, 0, 255])
        let indexed = PNGFile.make(
            width: 2, height: 1, depth: 8, type: 3, rows: [[0, 1]], chunks: [palette])
        #expect(try PictureFile(indexed).bitmap().pixels == [0xffff_0000, 0xff00_00ff])
        // Two columns: the sixth of Adam7's passes has the second one.
        let interlaced = PNGFile.make(
            width: 2, height: 1, depth: 8, type: 0, rows: [[10], [200]], isInterlaced: true)
        #expect(try PictureFile(interlaced).bitmap().pixels == [0xff0a_0a0a, 0xffc8_c8c8])
    }

    // MARK: Color spaces

    @Test func refusesOtherColorSpaces() {
        let p3 = gray(depth: 8, [PNGFile.profile("ICC Profile", description: "Display P3")])
        #expect(error(p3) == .colorSpace("“Display P3”"))
        let unnamed = gray(
            depth: 8, [PNGFile.chunk("iCCP", Array("Adobe RGB".utf8) + [0, 0, 1, 2])])
        #expect(error(unnamed) == .colorSpace("“Adobe RGB”"))
        let coded = gray(depth: 8, [PNGFile.chunk("cICP", [12, 13, 0, 1])])
        #expect(error(coded) == .colorSpace("cICP 12/13"))
        let wide = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(PNGFile.word)
        #expect(
            error(gray(depth: 8, [PNGFile.chunk("cHRM", wide)]))
                == .colorSpace("of its own chromaticities"))
        #expect(
            "\(error(p3)!)"
                == "is in the color space “Display P3”; only sRGB can be compared without changing colors"
        )
    }

    @Test func takesSRGBByAnyName() throws {
        let chromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
        for chunk in [
            PNGFile.profile("icc", description: "sRGB IEC61966-2.1"),
            PNGFile.chunk("iCCP", Array("sRGB".utf8) + [0, 0, 9, 9]),
            PNGFile.chunk("cICP", [1, 13, 0, 1]),
            PNGFile.chunk("cHRM", chromaticities.flatMap(PNGFile.word)),
        ] {
            #expect(try PictureFile(gray(depth: 8, [chunk])).bitmap().pixels == grayPixels)
        }
    }

    // MARK: Comparing files

    @Test func identicalFilesAreNotDecoded() throws {
        let nonsense = PictureFile([1, 2, 3])
        let result = try ComparisonSettings.exact.compare(nonsense, with: PictureFile([1, 2, 3]))
        guard case .identical = result else {
            Issue.record("decoded")
            return
        }
    }

    @Test func saysWhichFileIsWrong() throws {
        let good = PictureFile(try encoded())
        let bad = PictureFile([1, 2, 3])
        #expect(throws: PictureComparisonError(place: .reference, error: .notPNG("something else")))
        {
            try ComparisonSettings.exact.compare(bad, with: good)
        }
        #expect(throws: PictureComparisonError(place: .actual, error: .notPNG("something else"))) {
            try ComparisonSettings.exact.compare(good, with: bad)
        }
    }

    /// Another encoder's file of the same picture matches.
    @Test func otherBytesOfTheSamePixelsMatch() throws {
        let small = try PNGWriter().encode(picture, scale: 2, compression: .small)
        let result = try ComparisonSettings.exact.compare(
            PictureFile(encoded()), with: PictureFile(small))
        #expect(result.matches)
    }
}

extension [UInt8] {
    fileprivate func replacing(byteAt place: Int, by value: UInt8) -> [UInt8] {
        var copy = self
        copy[place] = value
        return copy
    }
}
