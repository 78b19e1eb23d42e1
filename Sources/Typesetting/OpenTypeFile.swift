import CPango
import Foundation
import Graphics

/// A font file, mapped into memory, and one of its faces.
///
/// Immutable after `init`, as HarfBuzz wants it of what threads share.
final class OpenTypeFile: @unchecked Sendable {
    let path: String
    let index: UInt32
    /// An `hb_face_t`.
    let face: OpaquePointer
    let axes: [Axis]
    /// Whether glyphs are colored pictures.
    let hasColorBitmaps: Bool
    /// Whether glyphs are drawings in SVG or in layers of colors, of which only outlines are drawn.
    let hasUndrawnColors: Bool
    /// Of the substitution table.
    private let features: Set<hb_tag_t>

    struct Axis: Hashable, Sendable {
        var tag: String
        var range: ClosedRange<Double>
        var standard: Double
    }

    /// nil if there is no such file, or no font in it.
    init?(path: String, index: UInt32 = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index < hb_face_count(blob), let face = hb_face_create(blob, index) else {
            return nil
        }
        self.path = path
        self.index = index
        self.face = face
        axes = Self.axes(of: face)
        hasColorBitmaps = hb_ot_color_has_png(face) != 0
        hasUndrawnColors =
            !hasColorBitmaps
            && (hb_ot_color_has_svg(face) != 0 || hb_ot_color_has_layers(face) != 0)
        features = Self.features(of: face)
        hb_face_make_immutable(face)
        guard hb_face_get_glyph_count(face) > 0 else { return nil }
    }

    deinit { hb_face_destroy(face) }

    private static func features(of face: OpaquePointer) -> Set<hb_tag_t> {
        let table = OpenTypeTag.tag("GSUB")
        var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
        return Set(tags)
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        let total = hb_ot_var_get_axis_count(face)
        guard total > 0 else { return [] }
        var count = total
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(total))
        _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let low = Double(info.min_value)
            return Axis(
                tag: OpenTypeTag.name(info.tag), range: low...max(low, Double(info.max_value)),
                standard: Double(info.default_value))
        }
    }

    /// Whether a feature is there in any script.
    func hasFeature(_ name: String) -> Bool {
        features.contains(OpenTypeTag.tag(name))
    }

    func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }
}

/// Four-letter names of tables, axes and features as HarfBuzz counts them.
enum OpenTypeTag {
    static func tag(_ name: String) -> hb_tag_t {
        var tag: hb_tag_t = 0
        for byte in (name + "    ").utf8.prefix(4) { tag = tag << 8 | hb_tag_t(byte) }
        return tag
    }

    static func name(_ tag: hb_tag_t) -> String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension OpenTypeFile {
    /// The coordinates of a named style of a variable font; empty if there is none of that number.
    func variations(ofNamedStyle number: Int) -> [(tag: String, value: Double)] {
        var count = UInt32(axes.count)
        var coordinates = [Float](repeating: 0, count: axes.count)
        guard number >= 0,
            hb_ot_var_named_instance_get_design_coords(
                face, UInt32(number), &count, &coordinates) > 0
        else { return [] }
        return zip(axes, coordinates.prefix(Int(count))).map { ($0.tag, Double($1)) }
    }
}
