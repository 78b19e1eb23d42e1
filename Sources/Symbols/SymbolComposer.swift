import Foundation
import Graphics

/// Puts a symbol together from the drawings of a file, at one weight, on the grid.
struct SymbolComposer {
    let file: SymbolFile
    let weight: Double
    /// In ems.
    let stroke: Double
    private static let deepest = 6

    /// Nil where neither the file nor the parts of the name say what to draw.
    func sketch(named name: String, depth: Int = 0) -> Sketch? {
        guard depth < Self.deepest else { return nil }
        if let recipe = file.entry(named: name)?.recipe, !recipe.isEmpty {
            return sketch(recipe: recipe)
        }
        switch SymbolName.composition(of: name) {
        case .enclosed(let base, let enclosure, let isFilled):
            guard let mark = mark(named: base, depth: depth + 1) else { return nil }
            return enclosed(
                mark, in: enclosure.suited(to: base), isFilled: isFilled)
        case .slashed(let base):
            return sketch(named: base, depth: depth + 1).flatMap(slashed)
        case .badged(let base, let badge):
            guard let sketch = sketch(named: base, depth: depth + 1) else { return nil }
            guard let badge else { return dotted(sketch) }
            // A badge that is not known as a whole is told by its first word: `person.crop`.
            let first = badge.split(separator: ".").first.map(String.init) ?? badge
            let mark =
                mark(named: badge, depth: depth + 1) ?? mark(named: first, depth: depth + 1)
            return mark.map { badged(sketch, with: $0) }
        case .same(let other): return sketch(named: other, depth: depth + 1)
        case nil: return nil
        }
    }

    /// `phosphor/bell+circle.fill`: a drawing, then what is done with it.
    private func sketch(recipe: String) -> Sketch? {
        let steps = recipe.split(separator: "+")
        guard let first = steps.first, var result = drawing(String(first)) else { return nil }
        for step in steps.dropFirst() {
            let isFilled = step.hasSuffix(".fill")
            if step == "slash" {
                guard let next = slashed(result) else { return nil }
                result = next
            } else if let shape = Enclosure.named(isFilled ? step.dropLast(5) : step) {
                guard let next = enclosed(result, in: shape, isFilled: isFilled) else { return nil }
                result = next
            } else {
                return nil
            }
        }
        return result
    }

    func drawing(_ name: String) -> Sketch? {
        if name == "box" { return .neutralBox(stroke: stroke) }
        return file.drawing(named: name).map {
            Sketch(
                $0, weight: weight,
                masterWeight: name.hasPrefix("letter/")
                    ? weight + SymbolMetrics.letterExtraWeight
                    : SymbolMetrics.interpolate(weight, SymbolMetrics.materialWeights),
                stroke: stroke)
        }
    }

    // MARK: What stands inside a shape or a badge

    /// Letters, or a symbol: its filled form where it has one, as SF Symbols has it.
    private func mark(named name: String, depth: Int) -> Sketch? {
        if let glyphs = SymbolName.glyphs(in: name), file.entry(named: name) == nil {
            return letters(glyphs)
        }
        if let filled = file.entry(named: name + ".fill")?.recipe, !filled.isEmpty {
            return sketch(recipe: filled)
        }
        return sketch(named: name, depth: depth)
    }

    private func letters(_ glyphs: [Character]) -> Sketch? {
        var pieces: [Sketch.Piece] = []
        var right = 0.0
        for glyph in glyphs {
            guard let sketch = drawing("letter/\(glyph)") else { return nil }
            let ink = sketch.ink
            let move = CGAffineTransform(translationX: right - ink.minX, y: 0)
            pieces += sketch.applying(move).pieces
            right += ink.width + 18
        }
        // All glyphs of one size: their box is the capitals' height, whatever their own.
        return Sketch(pieces)
    }

    private func fitted(_ mark: Sketch, in enclosure: Enclosure) -> Sketch {
        let count = mark.pieces.reduce(0) { sum, piece in
            if case .stroke = piece.kind { return sum + piece.path.elements.count }
            return sum
        }
        let thin =
            enclosure.markStroke
            ?? (count > SymbolMetrics.manyElements
                ? SymbolMetrics.enclosedStrokeOfMany : SymbolMetrics.enclosedStroke)
        let mark = mark.thinned(by: thin)
        // Strokes keep their width while the outline shrinks, so the fit is found twice.
        var placed = mark.applying(enclosure.placement(of: mark.ink))
        placed = placed.applying(enclosure.placement(of: placed.ink))
        return placed
    }

    private func enclosed(_ mark: Sketch, in enclosure: Enclosure, isFilled: Bool) -> Sketch? {
        guard
            let shape = drawing(isFilled ? enclosure.filledDrawing : enclosure.outlineDrawing)
        else { return nil }
        let tint = isFilled ? Self.tint(of: enclosure) : .none
        var inside = fitted(mark, in: enclosure)
        if isFilled { inside = inside.inverted(ground: 1, tint: tint) }
        let around = shape.lowered().pieces.map { piece in
            var piece = piece
            piece.tint = tint
            return piece
        }
        return Sketch(around + inside.pieces)
    }

    /// Warning signs have colors of their own in multicolor rendering.
    private static func tint(of enclosure: Enclosure) -> Tint {
        switch enclosure.name {
        case "triangle": .yellow
        case "octagon": .red
        default: .none
        }
    }

    // MARK: Slashes and badges

    private func slashed(_ sketch: Sketch) -> Sketch? {
        let ink = sketch.ink
        guard ink.width > 0 else { return nil }
        let reach = max(ink.width, ink.height) * 0.5
        let center = CGPoint(x: ink.midX, y: ink.midY)
        var line = Path()
        line.move(to: CGPoint(x: center.x - reach, y: center.y - reach))
        line.addLine(to: CGPoint(x: center.x + reach, y: center.y + reach))
        let gap = stroke + 2 * SymbolMetrics.gap * SymbolMetrics.emPerUnit
        return Sketch(
            sketch.lowered().pieces + [
                Sketch.Piece(path: line, kind: .stroke(width: gap), isKnockout: true, level: -1),
                Sketch.Piece(path: line, kind: .stroke(width: stroke)),
            ])
    }

    private func disc(_ center: CGPoint, _ radius: Double) -> Path {
        Path(
            ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A plain dot at the upper right.
    private func dotted(_ sketch: Sketch) -> Sketch {
        let ink = sketch.ink
        let radius = SymbolMetrics.dotRadius
        let center = CGPoint(x: ink.maxX - radius * 0.5, y: ink.minY + radius * 0.8)
        return Sketch(
            sketch.lowered().pieces + [
                Sketch.Piece(
                    path: disc(center, radius + SymbolMetrics.gap), kind: .fill(evenOdd: false),
                    isKnockout: true, level: -1),
                Sketch.Piece(
                    path: disc(center, radius), kind: .fill(evenOdd: false), tint: .red),
            ])
    }

    /// A disc with a mark cut out of it, at the lower right.
    private func badged(_ sketch: Sketch, with mark: Sketch) -> Sketch {
        let ink = sketch.ink
        let radius = SymbolMetrics.badgeRadius
        let center = CGPoint(x: ink.maxX - radius * 0.55, y: ink.maxY - radius * 0.75)
        var space = Enclosure.named("circle")!
        space.space = CGSize(width: radius * 1.08, height: radius * 1.08)
        space.center = center
        let inside = fitted(mark, in: space).thinned(by: SymbolMetrics.badgeStroke).inverted(
            ground: 0, tint: .none)
        return Sketch(
            sketch.lowered().pieces + [
                Sketch.Piece(
                    path: disc(center, radius + SymbolMetrics.gap), kind: .fill(evenOdd: false),
                    isKnockout: true, level: -1),
                Sketch.Piece(path: disc(center, radius), kind: .fill(evenOdd: false)),
            ] + inside.pieces)
    }
}

extension Sketch {
    /// The form a mark takes that is cut out of a shape: what it paints erases the shape, what it
    /// erases is painted as the shape is.
    func inverted(ground level: Int, tint: Tint) -> Sketch {
        Sketch(
            pieces.map { piece in
                var piece = piece
                piece.isKnockout.toggle()
                piece.level = piece.isKnockout ? 0 : level
                piece.tint = piece.isKnockout ? (tint == .none ? .none : .white) : tint
                return piece
            })
    }

    /// Stands for names that may not be drawn and names nobody knows: a rounded square.
    static func neutralBox(stroke: Double) -> Sketch {
        let box = CGRect(x: 40, y: 40, width: 176, height: 176)
        return Sketch([
            Piece(
                path: Path(roundedRect: box, cornerRadius: 36, style: .circular),
                kind: .stroke(width: stroke))
        ])
    }
}
