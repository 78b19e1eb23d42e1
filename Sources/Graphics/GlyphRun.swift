import Foundation

/// One face at one point of its design space, as the painter needs it: shapes, no shaping.
package protocol FontFace: AnyObject, Sendable {
    /// A stable name with all variations, for example `Vitrine Sans wght=600 opsz=16`; two faces of
    /// one name draw the same.
    var name: String { get }

    /// The glyph's shape in ems: the origin on the baseline, y down, 1 = the run's `size`.
    /// Empty for spaces, for unknown glyphs and for glyphs that are bitmaps.
    func outline(of glyph: UInt32) -> Path

    /// The glyph as a colored picture, nearest to `pixelsPerEm`; nil where it has an outline.
    func bitmap(of glyph: UInt32, pixelsPerEm: Double) -> GlyphBitmap?
}

/// A colored glyph and where it lies, in ems from the origin on the baseline, y down.
package struct GlyphBitmap: Sendable {
    package var bitmap: Bitmap
    package var frame: CGRect

    package init(bitmap: Bitmap, frame: CGRect) {
        self.bitmap = bitmap
        self.frame = frame
    }
}

/// Glyphs of one face and size, placed from one origin on the baseline.
package struct GlyphRun: Sendable {
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        /// From the run's origin, points, y down.
        package var position: CGPoint
        package init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    package var face: any FontFace
    /// Points an em.
    package var size: CGFloat
    /// The baseline's start, in the coordinates of the item that holds the run.
    package var origin: CGPoint
    package var glyphs: [Glyph]

    package init(face: any FontFace, size: CGFloat, origin: CGPoint, glyphs: [Glyph]) {
        self.face = face
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
    }
}

extension GlyphRun: Hashable {
    package static func == (left: GlyphRun, right: GlyphRun) -> Bool {
        left.size == right.size && left.origin == right.origin && left.glyphs == right.glyphs
            && (left.face === right.face || left.face.name == right.face.name)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(face.name)
        hasher.combine(size)
        hasher.combine(origin.x)
        hasher.combine(origin.y)
        hasher.combine(glyphs.count)
        for glyph in glyphs {
            hasher.combine(glyph.id)
            hasher.combine(glyph.position.x)
            hasher.combine(glyph.position.y)
        }
    }
}
