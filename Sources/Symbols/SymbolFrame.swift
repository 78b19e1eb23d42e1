import Foundation
import Graphics

/// Turns a sketch on the grid into a symbol of ems: its size, frame and place beside text.
struct SymbolFrame {
    /// How the drawing is stretched around its middle, so that its image has Apple's ratio.
    var stretch = CGSize(width: 1, height: 1)
    /// Space the frame has beyond the ink, in ems, where stretching would go too far.
    var padding = CGSize.zero

    /// The frame of a drawing whose image is `aspect` times as wide as high on Apple's systems.
    ///
    /// - Parameters:
    ///   - sketch: at regular weight, so that all weights of a symbol are stretched alike.
    ///   - canStretch: false for what stands in a circle, whose frame is the circle's.
    init(of sketch: Sketch, aspect: Double?, canStretch: Bool) {
        let natural = Self.imageSize(of: sketch)
        guard canStretch, let aspect, natural.width > 0, natural.height > 0 else { return }
        let missing = aspect / (natural.width / natural.height)
        if max(missing, 1 / missing) > SymbolMetrics.smallestStretch {
            let limit = SymbolMetrics.largestStretch
            let change = min(max(missing, 1 / limit), limit)
            // What stretching does not reach becomes space, which a smaller drawing makes less.
            let rest = max(missing / change, change / missing)
            let size = max(1 / rest.squareRoot(), SymbolMetrics.smallestInWideFrame)
            let wanted = CGSize(
                width: natural.width * change.squareRoot() * size,
                height: natural.height / change.squareRoot() * size)
            // Strokes do not stretch with the outline, so the factors are found step by step.
            for _ in 0..<4 {
                let now = Self.imageSize(of: sketch.applying(transform))
                stretch.width *= wanted.width / now.width
                stretch.height *= wanted.height / now.height
            }
        }
        let reached = Self.imageSize(of: sketch.applying(transform))
        padding.width = max(reached.height * aspect - reached.width, 0)
        padding.height = max(reached.width / aspect - reached.height, 0)
    }

    /// The size of an image as UIKit makes it, in ems.
    private static func imageSize(of sketch: Sketch) -> CGSize {
        let ink = sketch.ink
        guard ink.width > 0, ink.height > 0 else { return .zero }
        return CGSize(
            width: ink.width * SymbolMetrics.emPerUnit + 2 * SymbolMetrics.imageInset.x,
            height: ink.height * SymbolMetrics.emPerUnit + 2 * SymbolMetrics.imageInset.y)
    }

    private var transform: CGAffineTransform {
        CGAffineTransform(scaleX: stretch.width, y: stretch.height)
    }

    /// - Parameters:
    ///   - sketch: at the weight asked for.
    ///   - size: of a scale, against medium.
    func symbol(from sketch: Sketch, size: Double) -> Symbol {
        let unit = SymbolMetrics.emPerUnit * size
        let sized = sketch.applying(
            CGAffineTransform(scaleX: stretch.width * size, y: stretch.height * size))
        let ink = sized.ink
        let gridUnit = SymbolMetrics.emPerUnit
        let frame = CGSize(
            width: ink.width * gridUnit + padding.width * size,
            height: ink.height * gridUnit + padding.height * size)
        let place = CGAffineTransform(
            a: stretch.width * unit, b: 0, c: 0, d: stretch.height * unit,
            tx: (frame.width - ink.width * gridUnit) / 2 - ink.minX * gridUnit,
            ty: (frame.height - ink.height * gridUnit) / 2 - ink.minY * gridUnit)
        let layers = sketch.pieces.map { piece in
            let path = piece.path.applying(place)
            let drawing: Symbol.Layer.Drawing
            switch piece.kind {
            case .fill(let evenOdd): drawing = .fill(path, FillStyle(eoFill: evenOdd))
            case .stroke(let width):
                drawing = .stroke(
                    path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
            }
            // The white of clouds and moons is for their bodies: their outline is foreground.
            var color = piece.tint.color
            if case .stroke = piece.kind, piece.tint == .cloud || piece.tint == .moon {
                color = nil
            }
            return Symbol.Layer(
                drawing, level: piece.level, color: color, isKnockout: piece.isKnockout)
        }
        return Symbol(
            size: frame, baseline: frame.height / 2 + SymbolMetrics.centerAboveBaseline,
            layers: layers)
    }
}
