import Foundation
import Testing

@testable import Graphics

/// Areas and lines of paths, tested by the area that a polygon's corners enclose.
@Suite struct PathOperationTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    private let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

    /// Signed, clockwise on screen positive.
    private func area(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        for line in path.polylines(tolerance: 0.001) {
            for (from, to) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
                sum += from.x * to.y - to.x * from.y
            }
        }
        return sum / 2
    }

    private func length(_ path: Path) -> CGFloat {
        path.polylines(tolerance: 0.001).flatMap(\.segments).reduce(0) {
            $0 + CGVector(from: $1.from, to: $1.to).length
        }
    }

    private func isNear(_ value: CGFloat, _ wanted: CGFloat, _ slack: CGFloat = 0.01) -> Bool {
        abs(value - wanted) <= slack
    }

    @Test func squaresOverlapExactly() {
        #expect(isNear(area(square.union(other)), 175))
        #expect(isNear(area(square.intersection(other)), 25))
        #expect(isNear(area(square.subtracting(other)), 75))
        #expect(isNear(area(square.symmetricDifference(other)), 150))
        #expect(square.intersection(other).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func commonEdgesVanish() {
        let neighbor = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        let both = square.union(neighbor)
        #expect(both.elements.count == 5)
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(square.intersection(neighbor).isEmpty)
        #expect(square.subtracting(square).isEmpty)
        #expect(isNear(area(square.union(square)), 100))
    }

    @Test func curvesKeepTheirArea() {
        let half = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(isNear(area(disc.intersection(half)), 50 * .pi, 0.3))
        #expect(isNear(area(disc.subtracting(half)), 50 * .pi, 0.3))
        let hole = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
        let ring = disc.subtracting(hole)
        #expect(isNear(area(ring), 75 * .pi, 0.3))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 2, y: 10)))
    }

    @Test func fillRuleDecidesOfSelfCrossings() {
        var twice = square
        twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(isNear(area(twice.normalized(eoFill: false)), 100))
        #expect(isNear(area(twice.normalized(eoFill: true)), 84))
    }

    @Test func unitPathsAreAsFine() {
        let unit = disc.applying(CGAffineTransform(scaleX: 0.05, y: 0.05))
        #expect(isNear(area(unit.union(unit)), .pi / 4, 0.002))
    }

    @Test func linesAreCutByAreas() {
        var line = Path()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 25, y: 5))
        #expect(isNear(length(line.lineIntersection(square)), 10))
        #expect(isNear(length(line.lineSubtraction(square)), 20))
        #expect(line.lineIntersection(square).boundingRect.width == 10)
    }

    @Test func stroking() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        #expect(isNear(area(line.strokedPath(StrokeStyle(lineWidth: 2))), 20))
        #expect(isNear(area(line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))), 24))
        #expect(
            isNear(area(line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))), 20 + .pi, 0.05))
        #expect(
            isNear(area(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))), 12))
        #expect(isNear(area(square.strokedPath(StrokeStyle(lineWidth: 2))), 144 - 64))
        #expect(
            isNear(area(square.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))), 78))
        #expect(isNear(area(disc.strokedPath(StrokeStyle(lineWidth: 2))), 40 * .pi, 0.5))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func containment() {
        #expect(square.contains(CGPoint(x: 5, y: 5)))
        #expect(!square.contains(CGPoint(x: 15, y: 5)))
        #expect(!disc.contains(CGPoint(x: 1, y: 1)))
        var twice = square
        twice.addPath(square)
        #expect(twice.contains(CGPoint(x: 5, y: 5)))
        #expect(!twice.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test func textForm() throws {
        #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
        var curve = Path()
        curve.move(to: CGPoint(x: 0.5, y: 0))
        curve.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
        curve.addCurve(
            to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 3, y: 4))
        #expect(curve.description == "0.5 0 m 1 0 2 2 q 2 3 3 4 4 4 c")
        let again = try #require(Path(curve.description))
        #expect(again == curve)
        #expect(Path("1 m") == nil)
        #expect(Path("1 2 x") == nil)
        #expect(Path("1 2") == nil)
        #expect(Path("") == Path())
    }

    @Test func strangeNumbersEndSoon() {
        var odd = Path()
        odd.move(to: CGPoint(x: CGFloat.nan, y: 0))
        odd.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
        odd.addLine(to: CGPoint(x: 1e300, y: -1e300))
        odd.closeSubpath()
        _ = odd.union(square)
        _ = square.subtracting(odd)
        _ = odd.strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-9]))
        _ = square.strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-9, 1e-9]))
        #expect(!odd.contains(CGPoint(x: 0, y: 0)))
    }
}
