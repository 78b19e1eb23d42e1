import Foundation
import Graphics
import Testing

/// The corner of a rounded rectangle, against what SwiftUI's own Path prints
/// (Truth/layout_cases.json, continuousCorner).
@Suite struct ContinuousCornerTests {
    /// Points of the curve from the left edge up to the top edge.
    private func corner(_ width: CGFloat, _ height: CGFloat, radius: CGFloat) throws -> [CGPoint] {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
        var points: [CGPoint] = []
        for element in path.elements {
            guard points.count < 10 else { break }
            switch element {
            case .move(let to): points.append(to)
            case .curve(let to, let control1, let control2): points += [control1, control2, to]
            default: break
            }
        }
        try #require(points.count == 10)
        return points
    }

    @Test func isTheMeasuredCurveInUnitsOfItsRadius() throws {
        let measured: [(CGFloat, CGFloat)] = [
            (0, 1.528665), (0, 1.08849), (0, 0.868407), (0.074911, 0.631494), (0.16906, 0.372824),
            (0.372824, 0.16906), (0.631494, 0.074911), (0.868407, 0), (1.08849, 0), (1.528665, 0),
        ]
        for (point, expected) in zip(try corner(400, 400, radius: 10), measured) {
            #expect(abs(point.x - expected.0 * 10) < 0.0002)
            #expect(abs(point.y - expected.1 * 10) < 0.0002)
        }
    }

    @Test(arguments: [
        // In a square of 300: radius, and where the curve starts and its two outer controls lie.
        (90.0, 137.58, 97.964, 78.157), (105, 150, 111.737, 90.22), (120, 150, 122.491, 101.147),
        (135, 150, 133.246, 112.073), (150, 150, 144, 123),
    ])
    func shortensItsLeadsWhereASideIsShort(
        radius: Double, lead: Double, outer: Double, inner: Double
    ) throws {
        let points = try corner(300, 300, radius: radius)
        #expect(abs(points[0].y - lead) < 0.02)
        #expect(abs(points[1].y - outer) < 0.02)
        #expect(abs(points[2].y - inner) < 0.02)
        #expect(abs(points[9].x - lead) < 0.02)
    }

    @Test func shortensEachAxisOfItsOwn() throws {
        let points = try corner(400, 200, radius: 80)
        let measured: [(CGFloat, CGFloat)] = [
            (0, 100), (0, 81.661), (0, 67.431), (5.993, 50.52), (13.525, 29.826), (29.826, 13.525),
            (50.52, 5.993), (69.473, 0), (87.079, 0), (122.293, 0),
        ]
        for (point, expected) in zip(points, measured) {
            #expect(abs(point.x - expected.0) < 0.02)
            #expect(abs(point.y - expected.1) < 0.02)
        }
    }

    @Test func cutsARadiusToHalfTheShorterSide() throws {
        #expect(try corner(100, 60, radius: 500) == corner(100, 60, radius: 30))
    }
}
