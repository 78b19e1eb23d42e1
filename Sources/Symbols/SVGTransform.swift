import Foundation
import Graphics

/// Reads the value of an SVG `transform`.
enum SVGTransform {
    /// The identity for what is no transform; an unknown function is passed over.
    static func matrix(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for call in text.split(separator: ")") {
            let parts = call.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].filter(\.isLetter)
            let v = SVGPathData.numbers(String(parts[1]))
            guard let step = step(name, v) else { continue }
            result = step.concatenating(result)
        }
        return result
    }

    private static func step(_ name: String, _ v: [Double]) -> CGAffineTransform? {
        switch (name, v.count) {
        case ("matrix", 6...):
            return CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
        case ("translate", 1...):
            return CGAffineTransform(translationX: v[0], y: v.count > 1 ? v[1] : 0)
        case ("scale", 1...): return CGAffineTransform(scaleX: v[0], y: v.count > 1 ? v[1] : v[0])
        case ("rotate", 3...):
            return CGAffineTransform(translationX: -v[1], y: -v[2])
                .concatenating(CGAffineTransform(rotationAngle: v[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: v[1], y: v[2]))
        case ("rotate", 1...): return CGAffineTransform(rotationAngle: v[0] * .pi / 180)
        case ("skewX", 1...):
            return CGAffineTransform(a: 1, b: 0, c: tan(v[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1...):
            return CGAffineTransform(a: 1, b: tan(v[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
