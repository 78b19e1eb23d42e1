import CPango
import Foundation
import Graphics
import Synchronization

/// A font file at one point of its design space: shaping for the typesetter, outlines and bitmaps
/// for the painter. Shared by all threads.
final class OpenTypeFace: FontFace, @unchecked Sendable {
    // The HarfBuzz objects are immutable after `init`, the cache is guarded.
    let name: String
    let file: OpenTypeFile
    /// An `hb_font_t` of `unitsPerEm` units, whatever the file's own are.
    let font: OpaquePointer
    /// Horizontal stretch that stands in for a missing width axis.
    let stretch: Double
    private let bitmaps = Mutex<[UInt32: GlyphBitmap]>([:])

    /// HarfBuzz answers in whole units; so fine a grid that shaping once serves every size.
    static let unitsPerEm = 65536.0

    init(
        file: OpenTypeFile, family: String, variations: [(tag: String, value: Double)] = [],
        stretch: Double = 1, trackingSize: Double? = nil
    ) {
        self.file = file
        self.stretch = stretch
        font = hb_font_create(file.face)
        let units = Int32(Self.unitsPerEm)
        hb_font_set_scale(font, Int32(Self.unitsPerEm * stretch), units)
        if !variations.isEmpty {
            let settings = variations.map {
                hb_variation_t(tag: OpenTypeTag.tag($0.tag), value: Float($0.value))
            }
            hb_font_set_variations(font, settings, UInt32(settings.count))
        }
        if let trackingSize { hb_font_set_ptem(font, Float(trackingSize)) }
        hb_font_make_immutable(font)

        var words = [family]
        words += variations.map { "\($0.tag)=\(Self.short($0.value))" }
        if stretch != 1 { words.append("stretch=\(Self.short(stretch))") }
        name = words.joined(separator: " ")
    }

    deinit { hb_font_destroy(font) }

    private static func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    func glyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    func outline(of glyph: UInt32) -> Path {
        file.hasColorBitmaps ? Path() : GlyphOutline.path(of: glyph, in: font)
    }

    func bitmap(of glyph: UInt32, pixelsPerEm: Double) -> GlyphBitmap? {
        guard file.hasColorBitmaps else { return nil }
        return bitmaps.withLock { known in
            if let bitmap = known[glyph] { return bitmap }
            let bitmap = GlyphPicture.bitmap(of: glyph, in: font)
            known[glyph] = bitmap
            return bitmap
        }
    }

    // MARK: Measures, in ems

    /// A measure of the font's tables; `fallback` where it has none.
    func metric(_ tag: hb_ot_metrics_tag_t, fallback: Double) -> Double {
        var position: hb_position_t = 0
        guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return fallback }
        return Double(position) / Self.unitsPerEm
    }
}
