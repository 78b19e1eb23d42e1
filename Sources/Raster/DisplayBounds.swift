import Foundation
import Graphics

/// What items can touch, in pixels: never less, sometimes a little more.
enum DisplayBounds {
    static func of(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect {
        items.reduce(CGRect.null) { $0.union(of($1, transform)) }
    }

    static func of(_ item: DisplayItem, _ transform: CGAffineTransform) -> CGRect {
        switch item {
        case .fill(let path, let style, _):
            outline(path, .fill(style), transform)
        case .stroke(let path, let style, _):
            outline(path, .stroke(style), transform)
        case .glyphs(let run, _): of(run, transform)
        case .image(let image): image.destination.applying(transform)
        case .group(let group): of(group, transform)
        }
    }

    private static func outline(
        _ path: Path, _ drawing: Outline.Drawing, _ transform: CGAffineTransform
    ) -> CGRect {
        path.isEmpty
            ? .null : Outline(path: path, drawing: drawing, transform: transform).bounds
    }

    /// Two ems around each origin hold every glyph of every script, stacked marks and swashes too.
    private static let glyphReach: CGFloat = 2

    private static func of(_ run: GlyphRun, _ transform: CGAffineTransform) -> CGRect {
        guard let first = run.glyphs.first else { return .null }
        var (left, right) = (first.position.x, first.position.x)
        var (top, bottom) = (first.position.y, first.position.y)
        for glyph in run.glyphs {
            left = min(left, glyph.position.x)
            right = max(right, glyph.position.x)
            top = min(top, glyph.position.y)
            bottom = max(bottom, glyph.position.y)
        }
        let reach = glyphReach * run.size
        return CGRect(
            x: run.origin.x + left - reach, y: run.origin.y + top - reach,
            width: right - left + 2 * reach, height: bottom - top + 2 * reach
        ).applying(transform)
    }

    private static func of(_ group: DisplayGroup, _ transform: CGAffineTransform) -> CGRect {
        let inner = group.transform.concatenating(transform)
        var bounds = of(group.items, inner)
        let outset = CGFloat(group.filters.reduce(0) { $0 + $1.outset(scale: inner.scale) })
        if !bounds.isNull { bounds = bounds.insetBy(dx: -outset, dy: -outset) }
        if let clip = group.clip {
            bounds = bounds.intersection(clip.path.boundingRect.applying(inner))
        }
        return bounds
    }
}
