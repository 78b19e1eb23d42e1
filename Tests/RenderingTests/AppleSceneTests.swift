import Foundation
import Graphics
import Images
import TestSupport
import Testing

/// Compares pictures with the numbers of Tests/Truth/apple_pictures.json.
@Suite @MainActor struct AppleSceneTests {
    @Test func picturesHaveTheMeasuresOfApples() throws {
        let file = Canvas.root.appendingPathComponent("Tests/Truth/apple_pictures.json")
        let truth = try JSONDecoder().decode(ApplePictures.self, from: Data(contentsOf: file))
        #expect(Set(truth.pictures.map(\.scene)) == Set(AppleScenes.all.keys))
        for picture in truth.pictures {
            let scene = try #require(AppleScenes.all[picture.scene])
            let bitmap = try ImageDecoder.bitmap(from: scene.canvas.png(scene.view))
            let drawn = MeasuredPicture(bitmap: bitmap, scale: picture.scale)
            for line in picture.lines ?? [] { check(line, in: drawn, picture.scene) }
            for ink in picture.inks ?? [] { check(ink, in: drawn, picture.scene) }
            if let ring = picture.ring { check(ring, in: drawn, picture.scene) }
        }
    }

    /// Edges lie within a pixel of Apple's; colors differ by rounding at most.
    private func check(_ line: ApplePictures.Line, in drawn: MeasuredPicture, _ scene: String) {
        for span in line.spans {
            let pixel = 1 / drawn.scale
            var at = span.start + pixel
            while at + pixel < span.end - pixel / 2 {
                let color =
                    line.row.map { drawn.color(x: at, y: $0) }
                    ?? drawn.color(x: line.col ?? 0, y: at)
                guard color.distance(to: span.color) <= 5 else {
                    Issue.record("\(scene), \(line) at \(at): \(color) for \(span.color)")
                    break
                }
                at += pixel
            }
        }
    }

    /// Our letters are not Apple's: their boxes differ by up to a point.
    private func check(_ ink: ApplePictures.Ink, in drawn: MeasuredPicture, _ scene: String) {
        let box = drawn.inkBox(in: ink.region)
        let differences = [
            box.minX - ink.box[0], box.minY - ink.box[1], box.width - ink.box[2],
            box.height - ink.box[3],
        ].map { Double(abs($0)) }
        #expect(differences.allSatisfy { $0 < 1.1 }, "\(scene): \(box) for \(ink.box)")
    }

    private func check(_ ring: ApplePictures.Ring, in drawn: MeasuredPicture, _ scene: String) {
        let edges = drawn.greenEdges(center: ring.center, radius: ring.radius)
        #expect(edges.count == ring.edges.count, "\(scene): \(edges) for \(ring.edges)")
        for (edge, measured) in zip(edges, ring.edges) {
            #expect(abs(edge - measured) < 0.4, "\(scene): \(edges) for \(ring.edges)")
        }
    }
}

/// The form of apple_pictures.json.
private struct ApplePictures: Decodable {
    struct Picture: Decodable {
        let scene: String
        let scale: Double
        let lines: [Line]?
        let inks: [Ink]?
        let ring: Ring?
    }

    struct Line: Decodable, CustomStringConvertible {
        let row: Double?
        let col: Double?
        let spans: [Span]
        var description: String { row.map { "row \($0)" } ?? "column \(col ?? 0)" }
    }

    /// A start, an end and a color.
    struct Span: Decodable {
        let start: Double
        let end: Double
        let color: PixelColor

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            start = try values.decode(Double.self)
            end = try values.decode(Double.self)
            color = PixelColor(try values.decode(String.self))
        }
    }

    struct Ink: Decodable {
        let `in`: [Double]
        let box: [CGFloat]
        var region: CGRect { CGRect(x: `in`[0], y: `in`[1], width: `in`[2], height: `in`[3]) }
    }

    struct Ring: Decodable {
        let center: [Double]
        let radius: Double
        let edges: [Double]
    }

    let pictures: [Picture]
}
