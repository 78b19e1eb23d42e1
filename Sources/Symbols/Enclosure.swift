import Foundation
import Graphics

/// A shape that a symbol can stand in, named by a suffix: `heart.circle`, `bolt.shield.fill`.
struct Enclosure: Hashable, Sendable {
    /// The suffix, and the name of the drawing of the shape itself.
    var name: String
    /// Where the middle of what is enclosed goes, and how large that may be; grid units.
    var center: CGPoint
    var space: CGSize

    private init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.name = name
        center = CGPoint(x: x, y: y)
        space = CGSize(width: width, height: height)
    }

    /// The mark of a `checkmark.circle.fill` of SwiftUI is half as wide and high as its circle
    /// (measured); the other spaces follow from that by the shapes' own room.
    static let all: [Enclosure] = [
        Enclosure("circle", 128, 128, 106, 106),
        Enclosure("square", 128, 128, 112, 112),
        Enclosure("app", 128, 128, 112, 112),
        Enclosure("rectangle", 128, 128, 128, 88),
        Enclosure("triangle", 128, 150, 92, 100),
        Enclosure("diamond", 128, 128, 92, 92),
        Enclosure("octagon", 128, 128, 106, 106),
        Enclosure("hexagon", 128, 128, 100, 100),
        Enclosure("seal", 128, 128, 100, 100),
        Enclosure("shield", 128, 126, 100, 104),
        Enclosure("bubble", 128, 116, 116, 84),
        Enclosure("message", 128, 122, 112, 92),
        Enclosure("icloud", 126, 138, 96, 74),
        Enclosure("capsule", 128, 128, 120, 60),
    ]

    static func named(_ name: some StringProtocol) -> Enclosure? { all.first { $0.name == name } }

    /// The stroke of what is enclosed, against the shape's; nil where it follows from the drawing.
    var markStroke: Double?

    /// Crosses and chevrons fill the corners of their box and stand smaller than other marks; the
    /// limbs of figures become thinner.
    func suited(to mark: String) -> Enclosure {
        var result = self
        switch mark.prefix(while: { $0 != "." }) {
        case "xmark", "multiply": result.shrink(by: 0.8)
        case "chevron": result.shrink(by: 0.88)
        case "figure": result.markStroke = SymbolMetrics.enclosedStrokeOfLimbs
        default: break
        }
        return result
    }

    private mutating func shrink(by factor: Double) {
        space.width *= factor
        space.height *= factor
    }

    var outlineDrawing: String { name == "icloud" ? "own/cloud" : "own/" + name }
    var filledDrawing: String { outlineDrawing + ".fill" }

    /// The placement of `ink` (grid units) in the middle of the space, as large as it fits.
    ///
    /// A mark's corners stay within the ellipse of 1.36 × the space, so that a square mark does not
    /// come nearer to a circle than a round one.
    func placement(of ink: CGRect) -> CGAffineTransform {
        guard ink.width > 0, ink.height > 0 else { return .identity }
        let fit = min(space.width / ink.width, space.height / ink.height)
        let diagonal =
            ((ink.width / space.width) * (ink.width / space.width)
            + (ink.height / space.height) * (ink.height / space.height)).squareRoot()
        let scale = min(fit, 1.36 / diagonal)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - ink.midX * scale,
            ty: center.y - ink.midY * scale)
    }
}
