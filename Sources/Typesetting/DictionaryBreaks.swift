import CPango
import _FoundationICU

/// Where lines may break in scripts that write no spaces between words: Thai, Lao, Khmer and
/// Burmese. Dictionaries tell; those of Foundation's own ICU are asked, so that nothing that is
/// installed on the machine decides.
enum DictionaryBreaks {
    private static let scripts: Set<UInt32> = [
        HB_SCRIPT_THAI.rawValue, HB_SCRIPT_LAO.rawValue, HB_SCRIPT_KHMER.rawValue,
        HB_SCRIPT_MYANMAR.rawValue,
    ]

    /// Moves the breaks within such scripts to where words end.
    static func apply(
        to boundaries: inout [TextAnalysis.Boundary], _ scalars: [UInt32],
        _ scriptOf: [hb_script_t], language: String
    ) {
        guard scriptOf.contains(where: { scripts.contains($0.rawValue) }) else { return }
        let wordEnds = lineBreaks(scalars, language: language)
        for index in boundaries.indices.dropFirst()
        where scripts.contains(scriptOf[index].rawValue)
            && scripts.contains(scriptOf[index - 1].rawValue)
            && !boundaries[index - 1].contains(.whitespace)
        {
            if wordEnds.contains(index), boundaries[index].contains(.grapheme) {
                boundaries[index].insert(.lineMayBreak)
            } else if !boundaries[index].contains(.lineMustBreak) {
                boundaries[index].remove(.lineMayBreak)
            }
        }
    }

    /// Scalars before which a line may break.
    private static func lineBreaks(_ scalars: [UInt32], language: String) -> Set<Int> {
        var units: [UChar] = []
        units.reserveCapacity(scalars.count)
        var scalarOfUnit: [Int] = []
        scalarOfUnit.reserveCapacity(scalars.count + 1)
        for (index, value) in scalars.enumerated() {
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            for unit in UTF16.encode(scalar)! {
                units.append(unit)
                scalarOfUnit.append(index)
            }
        }
        scalarOfUnit.append(scalars.count)
        return units.withUnsafeBufferPointer { buffer in
            var status = U_ZERO_ERROR
            guard
                let iterator = swift_ubrk_open(
                    UBRK_LINE, language, buffer.baseAddress, Int32(buffer.count), &status)
            else { return [] }
            defer { swift_ubrk_close(iterator) }
            guard status.rawValue <= 0 else { return [] }
            var breaks: Set<Int> = []
            while true {
                let position = swift_ubrk_next(iterator)
                if position < 0 { return breaks }
                breaks.insert(scalarOfUnit[Int(position)])
            }
        }
    }
}
