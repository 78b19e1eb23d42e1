import CCairo
import Foundation
import Graphics
import PixelSpans

extension Rasterizer {
    /// Glyphs larger than this are filled as paths: their masks would be large and seldom recur.
    static let largestCachedGlyph = 120.0

    /// A glyph with its place in the target's pixels.
    struct PlacedGlyph {
        var entry: GlyphCache.Entry
        var x: Int
        var y: Int

        var rect: PixelRect {
            switch entry {
            case .empty: .empty
            case .mask(let mask): mask.rect.offsetBy(x: x, y: y)
            case .picture(let image): image.rect.offsetBy(x: x, y: y)
            }
        }
    }

    func draw(_ run: GlyphRun, _ paint: Paint, _ state: State) {
        guard !run.glyphs.isEmpty, run.size > 0 else { return }
        let pixelsPerEm = Double(run.size * state.transform.a)
        guard state.transform.isUniformScale, pixelsPerEm <= Self.largestCachedGlyph else {
            drawOutlines(run, paint, state)
            return
        }
        let placed = place(run, pixelsPerEm, state)
        guard !placed.isEmpty else { return }
        let bounds = placed.reduce(into: placed[0].rect) { $0 = $0.union($1.rect) }
        let source = source(of: paint, state, bounds: bounds.cgRect)
        if case .color(let color) = source, color >> 24 == 255 || !Self.overlap(placed) {
            for glyph in placed { draw(glyph, color, state) }
        } else {
            // One mask for the run: where glyphs overlap, as in Arabic, a translucent paint must
            // not show twice, and a paint that is no color is written only once.
            let mask = Mask(bounds.intersection(state.clip))
            for glyph in placed { mask.add(glyph) }
            fill(mask.rect, through: mask, with: source)
            for glyph in placed { drawPicture(glyph, opacity: opacity(of: source, state), state) }
        }
    }

    private func place(_ run: GlyphRun, _ pixelsPerEm: Double, _ state: State) -> [PlacedGlyph] {
        let sheet = glyphs.sheet(for: run.face, pixelsPerEm: pixelsPerEm)
        let t = state.transform
        let steps = CGFloat(GlyphCache.steps)
        let limit = PixelRect.limit
        var result: [PlacedGlyph] = []
        result.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let x = ((run.origin.x + glyph.position.x) * t.a + t.tx) * steps
            let y = ((run.origin.y + glyph.position.y) * t.d + t.ty) * steps
            guard abs(x) < limit, abs(y) < limit else { continue }
            let (stepX, stepY) = (Int(x.rounded()), Int(y.rounded()))
            let entry = glyphs.entry(glyph.id, stepX: stepX & 3, stepY: stepY & 3, in: sheet)
            if case .empty = entry { continue }
            result.append(PlacedGlyph(entry: entry, x: stepX >> 2, y: stepY >> 2))
        }
        return result
    }

    /// Whether any glyph reaches into the box of its neighbor.
    private static func overlap(_ glyphs: [PlacedGlyph]) -> Bool {
        zip(glyphs, glyphs.dropFirst()).contains { !$0.rect.intersection($1.rect).isEmpty }
    }

    private func draw(_ glyph: PlacedGlyph, _ color: UInt32, _ state: State) {
        guard case .mask(let mask) = glyph.entry else {
            drawPicture(glyph, opacity: UInt8(color >> 24), state)
            return
        }
        let rect = glyph.rect.intersection(state.clip)
        guard !rect.isEmpty, color >> 24 > 0 else { return }
        target.isBlank = false
        for y in rect.top..<rect.bottom {
            span_over_color_mask(
                target.row(y) + rect.left, mask.row(y - glyph.y, from: rect.left - glyph.x),
                rect.width, color)
        }
    }

    private func drawPicture(_ glyph: PlacedGlyph, opacity: UInt8, _ state: State) {
        guard case .picture(let image) = glyph.entry else { return }
        composite(image, x: glyph.x, y: glyph.y, opacity: opacity, clip: state.clip)
    }

    /// Colored glyphs follow a color's alpha, and no other paint.
    private func opacity(of source: PaintSource, _ state: State) -> UInt8 {
        if case .color(let color) = source { return UInt8(color >> 24) }
        return UInt8((min(max(state.opacity, 0), 1) * 255).rounded())
    }

    /// Large, turned or stretched glyphs: one path for the run.
    private func drawOutlines(_ run: GlyphRun, _ paint: Paint, _ state: State) {
        let t = state.transform
        var elements: [Path.Element] = []
        for glyph in run.glyphs {
            let place = CGAffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: run.origin.x + glyph.position.x,
                ty: run.origin.y + glyph.position.y
            ).concatenating(t)
            let outline = run.face.outline(of: glyph.id)
            if outline.isEmpty {
                drawBitmap(of: glyph.id, in: run, place, paint, state)
            } else {
                elements += outline.elements.map { $0.applying(place) }
            }
        }
        guard !elements.isEmpty, t.isInvertible else { return }
        // The outline is in pixels already, the paint in the run's coordinates.
        let outline = Outline(
            path: Path(storage: .elements(elements)), drawing: .fill(FillStyle()),
            transform: .identity)
        let source = source(of: paint, state, bounds: outline.bounds)
        fill(Coverage(outline, clip: state.clip), with: source, clip: state.clip)
    }

    private func drawBitmap(
        of glyph: UInt32, in run: GlyphRun, _ place: CGAffineTransform, _ paint: Paint,
        _ state: State
    ) {
        let pixelsPerEm = Double(run.size * state.transform.scale)
        guard let picture = run.face.bitmap(of: glyph, pixelsPerEm: pixelsPerEm) else { return }
        let image = DisplayImage(
            bitmap: picture.bitmap,
            source: CGRect(x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height),
            destination: picture.frame)
        var placed = state
        placed.transform = place
        placed.opacity *= paint.solidColor?.alpha ?? 1
        draw(image, placed)
    }
}

extension Mask {
    fileprivate func add(_ glyph: Rasterizer.PlacedGlyph) {
        guard case .mask(let other) = glyph.entry else { return }
        let common = glyph.rect.intersection(rect)
        guard !common.isEmpty else { return }
        for y in common.top..<common.bottom {
            span_mask_union(
                row(y, from: common.left), other.row(y - glyph.y, from: common.left - glyph.x),
                common.width)
        }
    }
}
