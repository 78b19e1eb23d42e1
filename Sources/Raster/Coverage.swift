import CCairo
import Foundation
import Graphics

/// Where a shape lies: wholly covered rectangles, and masks where its edge runs.
///
/// A large rounded rectangle is three rectangles and four small masks, which costs a fraction of a
/// mask as large as the shape.
struct Coverage {
    var bounds: PixelRect
    var solids: [PixelRect]
    var masks: [Mask]

    static var empty: Coverage {
        Coverage(bounds: .empty, solids: [], masks: [])
    }

    /// The shape's coverage within `clip`.
    init(_ outline: Outline, clip: PixelRect) {
        let shape = outline.bounds
        if outline.isNowhere(shape) {
            self = .empty
            return
        }
        if case .fill = outline.drawing, let parts = Self.parts(of: outline) {
            self = parts
            return
        }
        let rect = PixelRect(covering: shape).intersection(clip)
        guard !rect.isEmpty else {
            self = .empty
            return
        }
        let mask = Mask(rect)
        mask.draw { outline.draw(on: $0) }
        self.init(bounds: rect, solids: [], masks: [mask])
    }

    private init(bounds: PixelRect, solids: [PixelRect], masks: [Mask]) {
        self.bounds = bounds
        self.solids = solids
        self.masks = masks
    }

    /// A rectangle whose edges lie on pixels, or one with rounded corners much smaller than itself.
    private static func parts(of outline: Outline) -> Coverage? {
        guard outline.transform.isAxisAligned else { return nil }
        switch outline.path.storage {
        case .rect(let rect):
            guard let pixels = PixelRect(aligned: rect.applying(outline.transform)) else {
                return nil
            }
            return Coverage(bounds: pixels, solids: [pixels], masks: [])
        case .roundedRect(let rect, let cornerSize, let style):
            guard let pixels = PixelRect(aligned: rect.applying(outline.transform)) else {
                return nil
            }
            // The longest reach of a corner along its edges (see RoundedCorners).
            let reach = style == .continuous ? 1.528665 : 1
            let width = (cornerSize.width * abs(outline.transform.a) * reach).rounded(.up) + 1
            let height = (cornerSize.height * abs(outline.transform.d) * reach).rounded(.up) + 1
            // Neither where a corner is no number.
            guard width * 3 < CGFloat(pixels.width), height * 3 < CGFloat(pixels.height) else {
                return nil
            }
            return Coverage(
                bounds: pixels, cornerWidth: Int(width), cornerHeight: Int(height), of: outline)
        default: return nil
        }
    }

    private init(bounds: PixelRect, cornerWidth: Int, cornerHeight: Int, of outline: Outline) {
        let (innerLeft, innerRight) = (bounds.left + cornerWidth, bounds.right - cornerWidth)
        let (innerTop, innerBottom) = (bounds.top + cornerHeight, bounds.bottom - cornerHeight)
        let columns = [(bounds.left, innerLeft), (innerRight, bounds.right)]
        let rows = [(bounds.top, innerTop), (innerBottom, bounds.bottom)]
        let corners = rows.flatMap { row in
            columns.map { PixelRect(left: $0.0, top: row.0, right: $0.1, bottom: row.1) }
        }
        self.init(
            bounds: bounds,
            solids: [
                PixelRect(left: innerLeft, top: bounds.top, right: innerRight, bottom: innerTop),
                PixelRect(
                    left: bounds.left, top: innerTop, right: bounds.right, bottom: innerBottom),
                PixelRect(
                    left: innerLeft, top: innerBottom, right: innerRight, bottom: bounds.bottom),
            ],
            masks: corners.map { corner in
                let mask = Mask(corner)
                mask.draw { outline.draw(on: $0) }
                return mask
            })
    }
}

extension Outline {
    fileprivate func isNowhere(_ bounds: CGRect) -> Bool {
        path.isEmpty || !transform.isFinite || bounds.isNull || bounds.minX.isNaN
            || bounds.minY.isNaN
    }
}

/// Coverages of shapes that recur, such as the widget's own rounded rectangle.
struct CoverageCache {
    private struct Key: Hashable {
        var path: Path
        var style: FillStyle
        var transform: CGAffineTransform
        var clip: PixelRect
    }

    private var entries: [Key: Coverage] = [:]
    private var byteCount = 0
    private static let byteLimit = 8 << 20

    mutating func coverage(
        _ path: Path, _ style: FillStyle, transform: CGAffineTransform, clip: PixelRect
    ) -> Coverage {
        let outline = Outline(path: path, drawing: .fill(style), transform: transform)
        // Long paths are cheaper to draw than to compare.
        if case .elements(let elements) = path.storage, elements.count > 64 {
            return Coverage(outline, clip: clip)
        }
        let key = Key(path: path, style: style, transform: transform, clip: clip)
        if let known = entries[key] { return known }
        let coverage = Coverage(outline, clip: clip)
        let size = coverage.masks.reduce(0) { $0 + $1.byteCount }
        if byteCount + size > Self.byteLimit {
            entries = [:]
            byteCount = 0
        }
        entries[key] = coverage
        byteCount += size
        return coverage
    }
}
