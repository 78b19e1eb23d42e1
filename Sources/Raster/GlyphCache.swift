import CCairo
import Foundation
import Graphics

/// Glyphs as they are composited: each face, size and quarter-pixel offset rasterized once.
///
/// A glyph's mask depends on its key alone, so what is in the cache never changes a picture.
struct GlyphCache {
    enum Entry {
        case empty
        /// Coverage, around the whole pixel of the glyph's origin.
        case mask(Mask)
        /// A colored glyph, around the same pixel.
        case picture(ScaledImage)
    }

    /// The glyphs of one face at one size in pixels.
    final class Sheet {
        let face: any FontFace
        let pixelsPerEm: Double
        fileprivate var entries: [UInt32: Entry] = [:]

        init(face: any FontFace, pixelsPerEm: Double) {
            self.face = face
            self.pixelsPerEm = pixelsPerEm
        }
    }

    /// Horizontal and vertical offsets are kept to 1/4 pixel: a glyph stands at most 1/8 off.
    static let steps = 4

    private struct Key: Hashable {
        var name: String
        var pixelsPerEm: Double
    }

    private var sheets: [Key: Sheet] = [:]
    private var byteCount = 0
    private static let byteLimit = 16 << 20

    mutating func sheet(for face: any FontFace, pixelsPerEm: Double) -> Sheet {
        let key = Key(name: face.name, pixelsPerEm: pixelsPerEm)
        if let known = sheets[key] { return known }
        if byteCount > Self.byteLimit {
            sheets = [:]
            byteCount = 0
        }
        let sheet = Sheet(face: face, pixelsPerEm: pixelsPerEm)
        sheets[key] = sheet
        return sheet
    }

    /// The glyph with its origin `stepX` and `stepY` quarters right of and below a whole pixel.
    mutating func entry(_ glyph: UInt32, stepX: Int, stepY: Int, in sheet: Sheet) -> Entry {
        let key = glyph << 4 | UInt32(stepY << 2 | stepX)
        if let known = sheet.entries[key] { return known }
        let entry = Self.rasterize(
            glyph, x: Double(stepX) / Double(Self.steps), y: Double(stepY) / Double(Self.steps),
            sheet)
        sheet.entries[key] = entry
        switch entry {
        case .empty: break
        case .mask(let mask): byteCount += mask.byteCount
        case .picture(let image): byteCount += image.rect.area * 4
        }
        return entry
    }

    private static func rasterize(_ glyph: UInt32, x: Double, y: Double, _ sheet: Sheet) -> Entry {
        let path = sheet.face.outline(of: glyph)
        let size = sheet.pixelsPerEm
        if !path.isEmpty {
            let outline = Outline(
                path: path, drawing: .fill(FillStyle()),
                transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: y))
            let rect = PixelRect(covering: outline.bounds)
            guard !rect.isEmpty else { return .empty }
            let mask = Mask(rect)
            mask.draw { outline.draw(on: $0) }
            return .mask(mask)
        }
        guard let picture = sheet.face.bitmap(of: glyph, pixelsPerEm: size) else { return .empty }
        let frame = picture.frame
        let image = ScaledImage(
            averaging: picture.bitmap,
            source: CGRect(x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height),
            destination: CGRect(
                x: frame.minX * size + x, y: frame.minY * size + y, width: frame.width * size,
                height: frame.height * size))
        return image.rect.isEmpty ? .empty : .picture(image)
    }
}
