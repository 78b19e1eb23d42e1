import CPango
import Foundation
import Graphics

/// Decodes the colored picture of a glyph (emoji) that a font keeps as PNG.
enum GlyphPicture {
    /// The font's largest picture of the glyph; nil if it has none or it cannot be read.
    static func bitmap(of glyph: UInt32, in font: OpaquePointer, name: String) -> GlyphBitmap? {
        guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let data = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0,
            let bitmap = decode(data, length: Int(length), contentID: "\(name):\(glyph)")
        else { return nil }
        let em = OpenTypeFace.unitsPerEm
        let frame = CGRect(
            x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em,
            width: Double(extents.width) / em, height: -Double(extents.height) / em)
        return GlyphBitmap(bitmap: bitmap, frame: frame)
    }

    private static func decode(
        _ data: UnsafePointer<CChar>, length: Int, contentID: String
    ) -> Bitmap? {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        guard png_image_begin_read_from_memory(&image, data, length) != 0 else { return nil }
        defer { png_image_free(&image) }
        // Straight BGRA bytes: on a little-endian machine, ARGB words.
        image.format = UInt32(
            PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
        var isRead = false
        let bitmap = Bitmap(
            width: Int(image.width), height: Int(image.height), contentID: contentID
        ) { pixels in
            guard let base = pixels.baseAddress else { return }
            isRead = png_image_finish_read(&image, nil, base, 0, nil) != 0
            for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
        }
        return isRead ? bitmap : nil
    }

    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func times(_ shift: UInt32) -> UInt32 {
            let product = ((pixel >> shift) & 255) * alpha + 128
            return ((product + (product >> 8)) >> 8) << shift
        }
        return alpha << 24 | times(16) | times(8) | times(0)
    }
}
