import Foundation
import Graphics

/// What items can touch, in pixels: never less, sometimes a little more.
enum DisplayBounds {
    static func of(_ items: [DisplayItem], _ transform: CGAffineTransform) -> PixelRect {
        items.reduce(.empty) { $0.union(of($1, transform)) }
    }

    static func of(_ item: DisplayItem, _ transform: CGAffineTransform) -> PixelRect {
        switch item {
        case .fill(let path, let style, _):
            outline(path, .fill(style), transform)
        case .stroke(let path, let style, _):
            outline(path, .stroke(style), transform)
        case .glyphs(let run, _): of(run, transform)
        case .image(let image): PixelRect(covering: image.destination.applying(transform))
        case .group(let group): of(group, transform)
        }
    }

    private static func outline(
        _ path: Path, _ drawing: Outline.Drawing, _ transform: CGAffineTransform
    ) -> PixelRect {
        guard !path.isEmpty else { return .empty }
        return PixelRect(
            covering: Outline(path: path, drawing: drawing, transform: transform).bounds)
    }

    /// Two ems around each origin hold every glyph of every script, stacked marks and swashes too.
    private static let glyphReach: CGFloat = 2

    private static func of(_ run: GlyphRun, _ transform: CGAffineTransform) -> PixelRect {
        guard let first = run.glyphs.first else { return .empty }
        var (left, right) = (first.position.x, first.position.x)
        var (top, bottom) = (first.position.y, first.position.y)
        for glyph in run.glyphs {
            left = min(left, glyph.position.x)
            right = max(right, glyph.position.x)
            top = min(top, glyph.position.y)
            bottom = max(bottom, glyph.position.y)
        }
        let reach = glyphReach * run.size
        let box = CGRect(
            x: run.origin.x + left - reach, y: run.origin.y + top - reach,
            width: right - left + 2 * reach, height: bottom - top + 2 * reach)
        return PixelRect(covering: box.applying(transform))
    }

    private static func of(_ group: DisplayGroup, _ transform: CGAffineTransform) -> PixelRect {
        if let projection = group.projection {
            var flat = group
            flat.projection = nil
            flat.transform = .identity
            let map = projection.concatenating(
                ProjectionTransform(group.transform.concatenating(transform)))
            let box = map.bounds(of: of(flat, .identity).cgRect)
            return box.map { PixelRect(covering: $0).outset(by: 1) } ?? .everything
        }
        let inner = group.transform.concatenating(transform)
        let outset = group.filters.reduce(0) { $0 + $1.outset(scale: inner.scale) }
        var bounds = of(group.items, inner)
        if !bounds.isEmpty { bounds = bounds.outset(by: outset) }
        if let clip = group.clip {
            let shape = PixelRect(covering: clip.path.boundingRect.applying(inner))
            bounds = bounds.intersection(shape)
        }
        return bounds
    }
}
