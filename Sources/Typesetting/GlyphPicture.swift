import CPango
import Foundation
import Graphics
import Images

/// Decodes the colored picture of a glyph (emoji) that a font keeps as PNG.
enum GlyphPicture {
    /// The font's largest picture of the glyph; nil if it has none or it cannot be read.
    static func bitmap(of glyph: UInt32, in font: OpaquePointer) -> GlyphBitmap? {
        guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let data = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0,
            let bitmap = try? ImageDecoder.bitmap(
                from: data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
                    [UInt8](UnsafeBufferPointer(start: $0, count: Int(length)))
                })
        else { return nil }
        let em = OpenTypeFace.unitsPerEm
        let frame = CGRect(
            x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em,
            width: Double(extents.width) / em, height: -Double(extents.height) / em)
        return GlyphBitmap(bitmap: bitmap, frame: frame)
    }
}
