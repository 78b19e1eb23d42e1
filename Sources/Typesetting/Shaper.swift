import CPango
import Foundation

/// Glyphs of one stretch of text in one face, in ems, so that one answer serves every size.
final class ShapedRun {
    struct Glyph {
        var id: UInt32
        /// The first scalar it stands for, from the start of the stretch.
        var cluster: Int32
        var advance: Double
        var offsetX: Double
        /// Downward.
        var offsetY: Double
    }

    /// From left to right, whatever the direction of reading.
    let glyphs: [Glyph]

    init(glyphs: [Glyph]) { self.glyphs = glyphs }
}

/// Turns text into glyphs with HarfBuzz, and remembers what it has turned. One per typesetter.
final class Shaper {
    private let buffer = hb_buffer_create()!
    private var known: [Key: ShapedRun] = [:]

    private struct Key: Hashable {
        var scalars: [UInt32]
        var face: ObjectIdentifier
        var features: FontFeatures
        var script: hb_script_t
        var language: String
        var isRightToLeft: Bool
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Letters that are `isSpaced` apart form no ligatures.
    func shape(
        _ scalars: [UInt32], font: ResolvedFont, isSpaced: Bool, script: hb_script_t,
        language: String, isRightToLeft: Bool
    ) -> ShapedRun {
        let key = Key(
            scalars: scalars, face: ObjectIdentifier(font.face),
            features: isSpaced ? font.features.union(.noLigatures) : font.features,
            script: script, language: language, isRightToLeft: isRightToLeft)
        if let run = known[key] { return run }
        if known.count > 8192 { known.removeAll() }
        let run = shape(key, in: font)
        known[key] = run
        return run
    }

    private func shape(_ key: Key, in font: ResolvedFont) -> ShapedRun {
        hb_buffer_clear_contents(buffer)
        let count = Int32(key.scalars.count)
        hb_buffer_add_utf32(buffer, key.scalars, count, 0, count)
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, key.script)
        hb_buffer_set_language(buffer, hb_language_from_string(key.language, -1))
        let features = features(key.features, scalars: key.scalars)
        hb_shape(font.face.font, buffer, features, UInt32(features.count))

        var length: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
            let positions = hb_buffer_get_glyph_positions(buffer, &length)
        else { return ShapedRun(glyphs: []) }
        let em = OpenTypeFace.unitsPerEm
        return ShapedRun(
            glyphs: (0..<Int(length)).map { index in
                ShapedRun.Glyph(
                    id: infos[index].codepoint, cluster: Int32(infos[index].cluster),
                    advance: Double(positions[index].x_advance) / em,
                    offsetX: Double(positions[index].x_offset) / em,
                    offsetY: -Double(positions[index].y_offset) / em)
            })
    }

    private func features(_ wanted: FontFeatures, scalars: [UInt32]) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        func set(_ name: String, _ value: UInt32, _ range: Range<Int>? = nil) {
            features.append(
                hb_feature_t(
                    tag: OpenTypeTag.tag(name), value: value,
                    start: range.map { UInt32($0.lowerBound) } ?? 0,
                    end: range.map { UInt32($0.upperBound) } ?? UInt32.max))
        }
        if wanted.contains(.noLigatures) {
            set("liga", 0)
            set("clig", 0)
        }
        if wanted.contains(.tabularDigits) { set("tnum", 1) }
        if wanted.contains(.smallCaps) { set("smcp", 1) }
        if wanted.contains(.capitalsToSmallCaps) { set("c2sc", 1) }
        if wanted.contains(.noAlternates) { set("calt", 0) }
        if wanted.contains(.onlyColonAlternates) {
            set("calt", 0)
            for index in scalars.indices.dropFirst().dropLast()
            where scalars[index] == 0x3A && UnicodeFacts.isDigit(scalars[index - 1])
                && UnicodeFacts.isDigit(scalars[index + 1])
            {
                set("calt", 1, index..<index + 1)
            }
        }
        return features
    }
}
