import Foundation
import Graphics
import Raster
import Testing

@Suite struct PictureBatchTests {
    private func pictures() -> [Picture] {
        (0..<24).map { index in
            let ramp = GradientRamp(stops: [
                .init(location: 0, color: RGBA(Double(index % 6) / 6, 0.3, 0.7)),
                .init(location: 1, color: .white),
            ])
            let size = CGSize(width: 20 + index % 3 * 30, height: 40)
            var group = DisplayGroup([
                .fill(
                    Path(CGRect(origin: .zero, size: size)), FillStyle(),
                    .linearGradient(ramp, start: .zero, end: CGPoint(x: 30, y: 40))),
                .glyphs(
                    GlyphRun(
                        face: SquareFace(), size: 9, origin: CGPoint(x: 4, y: 20),
                        glyphs: [
                            .init(id: 1, position: .zero),
                            .init(id: 2, position: CGPoint(x: 6.2, y: 0)),
                        ]),
                    .color(.white)),
                .group([.fill(.rect(2, 25, 10, 10), .fullRed)]) {
                    $0.filters = [.shadow(color: .black, radius: 3, offset: .zero)]
                },
            ])
            group.clip = .init(
                Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6))
            return Picture(DisplayList([.group(group)]), size: size, scale: 3)
        }
    }

    @Test func givesTheSameBytesOnAnyNumberOfThreads() throws {
        let pictures = pictures()
        let one = try PictureBatch(pictures, workers: 1).encode().map { try $0.get().png }
        for workers in [2, 3, 8] {
            let many = try PictureBatch(pictures, workers: workers).encode().map {
                try $0.get().png
            }
            #expect(one == many)
        }
        // And the same as each alone.
        for (index, picture) in pictures.enumerated() {
            let surface = try Rasterizer().rasterize(
                picture.list, size: picture.size, scale: picture.scale)
            #expect(try PNGWriter().encode(surface, scale: picture.scale) == one[index])
        }
    }

    @Test func keepsOrderAndSize() throws {
        let results = try PictureBatch(pictures()).encode().map { try $0.get() }
        #expect(results.map(\.pixelWidth) == (0..<24).map { 60 + $0 % 3 * 90 })
        #expect(results.allSatisfy { $0.pixelHeight == 120 })
    }

    @Test func reportsAPictureThatCannotBe() {
        let good = Picture(DisplayList(), size: CGSize(width: 2, height: 2), scale: 1)
        let bad = Picture(DisplayList(), size: .zero, scale: 1)
        let results = PictureBatch([good, bad, good]).encode()
        #expect(throws: Never.self) { try results[0].get() }
        #expect(throws: RasterError.invalidSize(width: 0, height: 0)) { try results[1].get() }
        #expect(throws: Never.self) { try results[2].get() }
        #expect(PictureBatch([]).encode().isEmpty)
    }

    @Test func namesPicturesByWhatTheyDraw() {
        let pictures = pictures()
        let names = pictures.map(\.fingerprint.description)
        #expect(names == self.pictures().map(\.fingerprint.description))
        #expect(names[0] == names[6] && names[0] != names[1])
        #expect(Set(names).count == 6)
        #expect(names.allSatisfy { $0.count == 32 })
        // A fixed value: the same in every process and on every machine.
        let empty = Picture(DisplayList(), size: CGSize(width: 10, height: 10), scale: 2)
        #expect(empty.fingerprint.description == "1d5da1e8f979a77167985aaff83a84a7")
        #expect(
            empty.fingerprint
                != Picture(DisplayList(), size: CGSize(width: 10, height: 10), scale: 3).fingerprint
        )
    }
}
