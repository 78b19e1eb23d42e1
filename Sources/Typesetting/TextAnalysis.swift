import CPango
import Foundation

/// What Unicode says of a string: where lines may break, which way characters run, to which script
/// they belong. Pango is asked; an index counts Unicode scalars.
struct TextAnalysis {
    struct Boundary: OptionSet {
        let rawValue: UInt8
        static let lineMayBreak = Boundary(rawValue: 1)
        static let lineMustBreak = Boundary(rawValue: 2)
        static let grapheme = Boundary(rawValue: 4)
        static let whitespace = Boundary(rawValue: 8)
    }

    let scalars: [UInt32]
    /// What lies before each scalar; `whitespace` is said of the scalar itself.
    let boundaries: [Boundary]
    /// Even from left to right, odd from right to left.
    let levels: [UInt8]
    let baseLevel: UInt8
    /// ISO 15924 of each scalar, neighbours lending theirs to signs common to all.
    let scripts: [hb_script_t]

    /// `isRightToLeft` decides only for text without a letter.
    init(_ scalars: [UInt32], language: String, isRightToLeft: Bool) {
        self.scalars = scalars
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
        var string = String(text)
        (boundaries, levels, baseLevel, scripts) = string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let base = characters.baseAddress, !scalars.isEmpty else {
                    return ([], [], isRightToLeft ? 1 : 0, [])
                }
                let (levels, baseLevel) = Self.levels(
                    base, characters.count, scalars, isRightToLeft)
                let scripts = Self.scripts(base, characters.count, scalars)
                var boundaries = Self.boundaries(
                    base, characters.count, scalars.count, language)
                Self.keepHangulWordsWhole(&boundaries, scripts)
                DictionaryBreaks.apply(to: &boundaries, scalars, scripts, language: language)
                return (boundaries, levels, baseLevel, scripts)
            }
        }
    }

    private static func boundaries(
        _ text: UnsafePointer<CChar>, _ length: Int, _ count: Int, _ language: String
    ) -> [Boundary] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
            text, Int32(length), -1, pango_language_from_string(language), &attributes,
            Int32(count + 1))
        return attributes.prefix(count).map { attribute in
            var boundary: Boundary = []
            if attribute.is_line_break != 0 { boundary.insert(.lineMayBreak) }
            if attribute.is_mandatory_break != 0 { boundary.insert(.lineMustBreak) }
            if attribute.is_cursor_position != 0 { boundary.insert(.grapheme) }
            if attribute.is_white != 0 { boundary.insert(.whitespace) }
            return boundary
        }
    }

    /// Unicode lets lines break within Korean words, Apple's labels do not.
    private static func keepHangulWordsWhole(
        _ boundaries: inout [Boundary], _ scripts: [hb_script_t]
    ) {
        for index in scripts.indices.dropFirst()
        where scripts[index] == HB_SCRIPT_HANGUL && scripts[index - 1] == HB_SCRIPT_HANGUL
            && !boundaries[index - 1].contains(.whitespace)
        {
            boundaries[index].remove(.lineMayBreak)
        }
    }

    private static func levels(
        _ text: UnsafePointer<CChar>, _ length: Int, _ scalars: [UInt32], _ isRightToLeft: Bool
    ) -> ([UInt8], UInt8) {
        // Nothing below U+0590 runs from right to left.
        if !isRightToLeft, scalars.allSatisfy({ $0 < 0x590 }) {
            return ([UInt8](repeating: 0, count: scalars.count), 0)
        }
        var direction = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        guard let levels = pango_log2vis_get_embedding_levels(text, Int32(length), &direction)
        else { return ([UInt8](repeating: 0, count: scalars.count), 0) }
        defer { g_free(levels) }
        let isBaseRight = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
        return (
            Array(UnsafeBufferPointer(start: levels, count: scalars.count)), isBaseRight ? 1 : 0
        )
    }

    private static func scripts(
        _ text: UnsafePointer<CChar>, _ length: Int, _ scalars: [UInt32]
    ) -> [hb_script_t] {
        if scalars.allSatisfy({ $0 < 0x250 }) {
            return [hb_script_t](repeating: HB_SCRIPT_LATIN, count: scalars.count)
        }
        guard let iterator = pango_script_iter_new(text, Int32(length)) else { return [] }
        defer { pango_script_iter_free(iterator) }
        var scripts: [hb_script_t] = []
        scripts.reserveCapacity(scalars.count)
        repeat {
            var start: UnsafePointer<CChar>?
            var end: UnsafePointer<CChar>?
            var script = PANGO_SCRIPT_COMMON
            pango_script_iter_get_range(iterator, &start, &end, &script)
            guard let start, let end else { break }
            let tag = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
            let count = Int(g_utf8_pointer_to_offset(start, end))
            scripts += [hb_script_t](
                repeating: hb_script_from_iso15924_tag(tag), count: max(count, 0))
        } while pango_script_iter_next(iterator) != 0
        let missing = scalars.count - scripts.count
        if missing > 0 {
            scripts += [hb_script_t](repeating: HB_SCRIPT_COMMON, count: missing)
        }
        return scripts
    }
}
