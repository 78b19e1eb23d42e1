import CCairo
import Foundation
import Graphics
import PixelSpans

/// Paints display lists: reads items in order and decides nothing.
///
/// Keeps its surface, glyph masks, gradient tables and scaled images from picture to picture. A
/// rasterizer belongs to one thread; two of them paint the same pixels.
package final class Rasterizer {
    /// Cairo's own limit for a side in pixels.
    package static let maximumSide = 32767
    /// Beyond this many pixels a picture is a mistake, not a widget.
    package static let maximumArea = 1 << 28

    var target: Surface
    /// What the target will be put onto, the picture first.
    var layersBelow: [Surface] = []
    var pool = SurfacePool()
    var glyphs = GlyphCache()
    var ramps = GradientRampCache()
    var coverages = CoverageCache()
    var images = ImageCache()
    private let canvas = Surface()
    private var rowBuffer: [UInt32] = []

    package init() { target = canvas }

    /// Paints `list` on a clear surface of `size` points at `scale` pixels a point.
    ///
    /// The surface stays the rasterizer's own and is valid until the next picture.
    package func rasterize(
        _ list: DisplayList, size: CGSize, scale: CGFloat
    ) throws(RasterError) -> Surface {
        let (width, height) = try Self.pixelSize(size, scale: scale)
        canvas.reset(width: width, height: height)
        target = canvas
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        paint(list.items, State(transform: transform, clip: canvas.bounds))
        try canvas.check()
        return canvas
    }

    /// The pixels of a picture: points times scale, rounded to whole ones.
    package static func pixelSize(
        _ size: CGSize, scale: CGFloat
    ) throws(RasterError) -> (width: Int, height: Int) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        let side = CGFloat(maximumSide)
        guard width >= 1, height >= 1, width <= side, height <= side,
            Int(width) * Int(height) <= maximumArea
        else {
            throw .invalidSize(width: Double(width), height: Double(height))
        }
        return (Int(width), Int(height))
    }

    /// What holds for the items of one list.
    struct State {
        /// From the items' coordinates to the target's pixels.
        var transform: CGAffineTransform
        var clip: PixelRect
        /// Of the one item (or of items that do not overlap) painted under it.
        var opacity = 1.0
    }

    func paint(_ items: [DisplayItem], _ state: State) {
        for item in items { paint(item, state) }
    }

    private func paint(_ item: DisplayItem, _ state: State) {
        guard !state.clip.isEmpty, state.transform.isFinite else { return }
        switch item {
        case .fill(let path, let style, let paint):
            draw(
                Outline(path: path, drawing: .fill(style), transform: state.transform), paint, state
            )
        case .stroke(let path, let style, let paint):
            draw(
                Outline(path: path, drawing: .stroke(style), transform: state.transform), paint,
                state)
        case .glyphs(let run, let paint): draw(run, paint, state)
        case .image(let image): draw(image, state)
        case .group(let group): draw(group, state)
        }
    }

    private func draw(_ outline: Outline, _ paint: Paint, _ state: State) {
        guard !outline.path.isEmpty else { return }
        let source = source(of: paint, state, bounds: outline.bounds)
        if case .color(let color) = source {
            guard color >> 24 > 0 else { return }
            if let rect = outline.alignedRect {
                fill(rect.intersection(state.clip), with: source)
            } else {
                target.isBlank = false
                let cairo = target.cairo(clip: state.clip)
                CairoColor.set(color, on: cairo)
                outline.draw(on: cairo)
            }
        } else if case .fill(let style) = outline.drawing {
            fill(
                coverages.coverage(
                    outline.path, style, transform: outline.transform, clip: state.clip),
                with: source, clip: state.clip)
        } else {
            fill(Coverage(outline, clip: state.clip), with: source, clip: state.clip)
        }
    }

    // MARK: Pixels

    func fill(_ coverage: Coverage, with source: PaintSource, clip: PixelRect) {
        for rect in coverage.solids { fill(rect.intersection(clip), with: source) }
        for mask in coverage.masks {
            fill(mask.rect.intersection(clip), through: mask, with: source)
        }
    }

    func fill(_ rect: PixelRect, with source: PaintSource) {
        guard !rect.isEmpty else { return }
        target.isBlank = false
        let count = rect.width
        if case .color(let color) = source {
            for y in rect.top..<rect.bottom {
                span_over_color(target.row(y) + rect.left, count, color)
            }
        } else if source.isOpaque {
            for y in rect.top..<rect.bottom {
                let row = target.row(y) + rect.left
                if let period = source.rowPeriod, y - period >= rect.top {
                    row.update(from: target.row(y - period) + rect.left, count: count)
                } else {
                    source.write(row, x: rect.left, y: y, count: count)
                }
            }
        } else {
            withRowBuffer(count) { buffer in
                for y in rect.top..<rect.bottom {
                    source.write(buffer, x: rect.left, y: y, count: count)
                    span_over(target.row(y) + rect.left, buffer, count)
                }
            }
        }
    }

    /// Paints `rect`, a part of the mask's, through it.
    func fill(_ rect: PixelRect, through mask: Mask, with source: PaintSource) {
        guard !rect.isEmpty else { return }
        target.isBlank = false
        let count = rect.width
        if case .color(let color) = source {
            for y in rect.top..<rect.bottom {
                span_over_color_mask(
                    target.row(y) + rect.left, mask.row(y, from: rect.left), count, color)
            }
        } else {
            withRowBuffer(count) { buffer in
                for y in rect.top..<rect.bottom {
                    source.write(buffer, x: rect.left, y: y, count: count)
                    span_over_mask(
                        target.row(y) + rect.left, buffer, mask.row(y, from: rect.left), count)
                }
            }
        }
    }

    private func withRowBuffer(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
        if rowBuffer.count < count { rowBuffer = Array(repeating: 0, count: count) }
        rowBuffer.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

extension Outline {
    /// The pixels that a filled rectangle covers, where its edges lie on pixels.
    fileprivate var alignedRect: PixelRect? {
        guard case .fill = drawing, case .rect(let rect) = path.storage, transform.isAxisAligned
        else { return nil }
        return PixelRect(aligned: rect.applying(transform))
    }
}

enum CairoColor {
    /// Makes `color` the source such that Cairo's 16-bit colors come out as exactly this pixel.
    static func set(_ color: UInt32, on cairo: OpaquePointer) {
        let alpha = Double(color >> 24)
        func straight(_ shift: UInt32) -> Double { Double(color >> shift & 255) / alpha }
        cairo_set_source_rgba(cairo, straight(16), straight(8), straight(0), alpha / 255)
    }
}
