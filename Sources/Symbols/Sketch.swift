import Foundation
import Graphics

/// A symbol at a chosen weight, on the grid of 256, while it is put together.
struct Sketch: Hashable, Sendable {
    struct Piece: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case fill(evenOdd: Bool)
            /// In ems, so that moving and scaling a piece leaves its stroke as it is.
            case stroke(width: Double)
        }
        var path: Path
        var kind: Kind
        var isKnockout = false
        var level = 0
        var tint = Tint.none
    }

    var pieces: [Piece]

    init(_ pieces: [Piece]) { self.pieces = pieces }

    /// - Parameter stroke: of the weight, in ems.
    init(_ drawing: SymbolDrawing, weight: Double, masterWeight: Double, stroke: Double) {
        pieces = drawing.elements.map { element in
            let path = Path(
                storage: .elements(drawing.outline(of: element, at: masterWeight)))
            let kind: Piece.Kind =
                switch element.kind {
                case .fill(let evenOdd): .fill(evenOdd: evenOdd)
                case .stroke(let width, let gap):
                    .stroke(width: width * stroke + 2 * gap * SymbolMetrics.emPerUnit)
                }
            return Piece(
                path: path, kind: kind, isKnockout: element.isKnockout, level: element.level,
                tint: element.tint)
        }
    }

    /// What is painted, strokes included, in grid units; `.zero` if nothing is.
    var ink: CGRect {
        var result: CGRect?
        for piece in pieces where !piece.isKnockout {
            var box = piece.path.boundingRect
            if case .stroke(let width) = piece.kind {
                let half = width / SymbolMetrics.emPerUnit / 2
                box = box.insetBy(dx: -half, dy: -half)
            }
            result = result?.union(box) ?? box
        }
        return result ?? .zero
    }

    func applying(_ transform: CGAffineTransform) -> Sketch {
        Sketch(
            pieces.map { piece in
                var piece = piece
                piece.path = piece.path.applying(transform)
                return piece
            })
    }

    /// Strokes made `factor` times as wide.
    func thinned(by factor: Double) -> Sketch {
        Sketch(
            pieces.map { piece in
                var piece = piece
                if case .stroke(let width) = piece.kind {
                    piece.kind = .stroke(width: width * factor)
                }
                return piece
            })
    }

    /// Everything one step further down the hierarchy.
    func lowered() -> Sketch {
        Sketch(
            pieces.map { piece in
                var piece = piece
                if piece.level >= 0 { piece.level = min(piece.level + 1, 2) }
                return piece
            })
    }
}
