import CPNG
import Foundation
import Graphics
import PictureComparison
import Testing

/// The quick way of reading against libpng's.
@Suite struct PictureReaderTests {
    private static let forms: [(type: UInt8, unit: Int)] = [(0, 1), (2, 3), (3, 1), (4, 2), (6, 4)]

    /// Rows of noise and of plain stretches, each under its own filter, one after another.
    private func file(
        _ type: UInt8, _ unit: Int, width: Int, height: Int, seed: UInt64
    ) -> [UInt8] {
        var dice = Dice(seed)
        let rows = (0..<height).map { y -> [UInt8] in
            let isPlain = dice.below(2) == 0
            let value = UInt8(dice.below(256))
            return [UInt8(y % 5)]
                + (0..<width * unit).map { _ in
                    isPlain ? value : UInt8(dice.below(256))
                }
        }
        var chunks: [[UInt8]] = []
        if type == 3 {
            chunks.append(PNGFile.chunk("PLTE", (0..<768).map { _ in UInt8(dice.below(256)) }))
            chunks.append(PNGFile.chunk("tRNS", (0..<100).map { _ in UInt8(dice.below(256)) }))
        }
        return PNGFile.make(
            width: width, height: height, depth: 8, type: type, filteredRows: rows, chunks: chunks)
    }

    @Test(arguments: forms, [1, 2, 5, 7, 16, 67])
    func readsAsLibpngDoes(form: (type: UInt8, unit: Int), width: Int) throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            let bytes = file(form.type, form.unit, width: width, height: 11, seed: seed)
            let expected = try #require(libpng(bytes))
            let read = try PictureFile(bytes).bitmap()
            let isSame = read.pixels == expected
            #expect(isSame, "type \(form.type), seed \(seed)")
        }
    }

    /// What libpng makes of a file, premultiplied.
    private func libpng(_ file: [UInt8]) -> [UInt32]? {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else { return nil }
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        var bytes = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
        guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return nil }
        return stride(from: 0, to: bytes.count, by: 4).map { place in
            let alpha = UInt32(bytes[place + 3])
            return (0..<3).reduce(alpha) { word, channel in
                let level = Double(UInt32(bytes[place + channel]) * alpha) / 255
                return word << 8 | UInt32(level.rounded())
            }
        }
    }

    @Test func readsPixelsInSeveralChunks() throws {
        let bytes = file(6, 4, width: 40, height: 30, seed: 9)
        let place = 33
        #expect(bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8))
        let end = bytes.count - 12
        let data = Array(bytes[place + 8..<end - 4])
        let parts = [data[..<1], data[1..<100], data[100..<100], data[100...]]
        let split =
            Array(bytes[..<place]) + parts.flatMap { PNGFile.chunk("IDAT", Array($0)) }
            + Array(bytes[end...])
        #expect(try PictureFile(split).bitmap().pixels == PictureFile(bytes).bitmap().pixels)
    }

    @Test func refusesUnknownFiltersAndMissingRows() {
        let bad = PNGFile.make(
            width: 2, height: 1, depth: 8, type: 0, filteredRows: [[5, 1, 2]], chunks: [])
        #expect(throws: PictureFileError.self) { try PictureFile(bad).bitmap() }
        let short = PNGFile.make(
            width: 2, height: 2, depth: 8, type: 0, filteredRows: [[0, 1, 2]], chunks: [])
        #expect(throws: PictureFileError.self) { try PictureFile(short).bitmap() }
        let endless = PNGFile.make(
            width: 65_535, height: 65_535, depth: 8, type: 6, filteredRows: [[0]], chunks: [])
        #expect(
            throws: PictureFileError.tooLarge(PixelSize(width: 65_535, height: 65_535))
        ) { try PictureFile(endless).bitmap() }
    }

    // MARK: Batches

    @Test func comparesManyPairsInOrder() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ComparisonBatch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        for index in 0..<10 {
            let bytes = file(6, 4, width: 30 + index, height: 20, seed: 1)
            try Data(bytes).write(to: URL(fileURLWithPath: path("\(index).png")))
        }
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path("bad.png")))
        var pairs = (0..<10).map { index in
            ComparisonBatch.Pair(
                reference: path("\(index).png"), actual: path("\(index / 2 * 2).png"))
        }
        pairs.append(.init(reference: path("none.png"), actual: path("0.png")))
        pairs.append(.init(reference: path("0.png"), actual: path("bad.png")))
        pairs.append(.init(reference: folder.path, actual: path("0.png")))
        for workers in [1, 4] {
            let outcomes = ComparisonBatch(pairs, workers: workers).compare()
            let matches = outcomes.prefix(10).map { try? $0.get().matches }
            #expect(matches == (0..<10).map { $0 % 2 == 0 })
            let errors = outcomes.suffix(3).map { outcome -> String in
                if case .failure(let error) = outcome { "\(error)" } else { "" }
            }
            #expect(
                errors == [
                    "the reference cannot be read: No such file or directory",
                    "the picture is something else, not a PNG picture",
                    "the reference cannot be read: it is no file",
                ])
        }
        #expect(ComparisonBatch([]).compare().isEmpty)
    }
}
