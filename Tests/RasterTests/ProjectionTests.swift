import Foundation
import Graphics
import Testing

@Suite struct ProjectionTests {
    private func drawn(
        _ projection: ProjectionTransform, scale: CGFloat = 1, opacity: Double = 1
    ) throws -> Canvas {
        try Canvas(
            100, 100, scale: scale,
            [
                .group([.fill(.rect(30, 30, 40, 40), .fullRed)]) {
                    $0.projection = projection
                    $0.opacity = opacity
                }
            ])
    }

    private func height(_ canvas: Canvas, at x: Int) -> Double {
        Double((0..<canvas.bitmap.height).reduce(0) { $0 + canvas.alpha(x, $1) }) / 255
    }

    private func turned(_ degrees: Double) -> ProjectionTransform {
        ProjectionTransform(
            rotation: .degrees(degrees), axis: (x: 0, y: 1, z: 0), anchor: CGPoint(x: 50, y: 50),
            anchorZ: 0, perspective: 1.0 / 40)
    }

    @Test func theFarSideIsSmaller() throws {
        let canvas = try drawn(turned(45))
        // Where an edge lies, and how high it is, by the map itself.
        for (x, column) in [(30.0, 1), (70, -1)] {
            let top = try #require(turned(45).image(of: CGPoint(x: x, y: 30)))
            let bottom = try #require(turned(45).image(of: CGPoint(x: x, y: 70)))
            let place = Int(top.x.rounded(.down)) + column
            #expect(abs(height(canvas, at: place) - Double(bottom.y - top.y)) < 3)
        }
        #expect(height(canvas, at: 40) > height(canvas, at: 58))
        #expect(canvas[50, 50] == 0xffff_0000)
    }

    @Test func affineMapsChangeNothingElse() throws {
        let moved = try drawn(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)))
        #expect(moved[45, 50] == 0xffff_0000 && moved[78, 50] == 0xffff_0000)
        #expect(moved[38, 50] == 0 && moved[81, 50] == 0)
    }

    @Test func opacityAndScaleHold() throws {
        let canvas = try drawn(turned(30), scale: 2, opacity: 0.5)
        #expect(abs(canvas.alpha(100, 100) - 128) <= 1)
    }

    @Test func edgeOnNothingIsSeen() throws {
        #expect(try drawn(turned(90)).alphaSum < 255 * 60)
    }

    @Test func behindTheEyeNothingIsDrawnAndNothingBreaks() throws {
        let near = ProjectionTransform(
            rotation: .degrees(80), axis: (x: 0, y: 1, z: 0), anchor: CGPoint(x: 50, y: 50),
            anchorZ: 0, perspective: 1)
        _ = try drawn(near)
        var flat = ProjectionTransform()
        (flat.m11, flat.m22, flat.m33) = (0, 0, 0)
        _ = try drawn(flat)
    }

    @Test func mapsInvert() {
        let map = turned(30)
        let point = CGPoint(x: 12, y: 34).applying(map).applying(map.inverted())
        #expect(abs(point.x - 12) < 1e-9 && abs(point.y - 34) < 1e-9)
        #expect(map.concatenating(map.inverted()).isAffine)
    }
}
