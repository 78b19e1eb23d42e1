import Foundation

/// A path as text: numbers before the letter of what they belong to, `m` move, `l` line, `q` and `c`
/// curves with their control points first, `h` close.
extension Path: LosslessStringConvertible {
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let to): Self.text(to) + " m"
            case .line(let to): Self.text(to) + " l"
            case .quadCurve(let to, let control): Self.text(control) + " " + Self.text(to) + " q"
            case .curve(let to, let control1, let control2):
                [control1, control2, to].map(Self.text).joined(separator: " ") + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    private static func text(_ value: CGFloat) -> String {
        let text = "\(Double(value))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Nil where the text is none that `description` could give.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
        }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let needed = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0][word]
            guard needed == numbers.count else { return nil }
            switch word {
            case "m": move(to: point(0))
            case "l": addLine(to: point(0))
            case "q": addQuadCurve(to: point(1), control: point(0))
            case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
            default: closeSubpath()
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
