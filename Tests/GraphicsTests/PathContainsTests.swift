import Foundation
import Graphics
import Testing

@Suite struct PathContainsTests {
    private let ring: Path = {
        var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addPath(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
        return path
    }()

    @Test(arguments: [
        (CGPoint(x: 50, y: 50), true), (CGPoint(x: 1, y: 50), true), (CGPoint(x: 1, y: 1), false),
        (CGPoint(x: 99, y: 50), true), (CGPoint(x: 101, y: 50), false),
        (CGPoint(x: 14, y: 14), false), (CGPoint(x: 15.5, y: 15.5), true),
    ])
    func aCircleHoldsWhatIsWithinItsRadius(point: CGPoint, isInside: Bool) {
        #expect(
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).contains(point) == isInside
        )
    }

    @Test func theRuleDecidesAboutHoles() {
        let center = CGPoint(x: 50, y: 50)
        #expect(ring.contains(center))
        #expect(!ring.contains(center, eoFill: true))
        #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test func openFiguresCountAsClosed() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.move(to: CGPoint(x: 50, y: 50))
        #expect(path.contains(CGPoint(x: 8, y: 3)))
        #expect(!path.contains(CGPoint(x: 3, y: 8)))
    }

    @Test func wrongNumbersAreNowhere() {
        #expect(!ring.contains(CGPoint(x: CGFloat.nan, y: 0)))
        #expect(!Path().contains(.zero))
    }
}
