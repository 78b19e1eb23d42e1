/// The few properties of characters that choosing a font depends on.
enum UnicodeFacts {
    /// Joiners, variation selectors and other signs that only tell how neighbours look.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD, 0x34F, 0x61C, 0x180B...0x180E, 0x200B...0x200F, 0x202A...0x202E,
            0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    static let tab: UInt32 = 0x09
    static let softHyphen: UInt32 = 0xAD

    /// Characters that command and do not show.
    static func isControl(_ scalar: UInt32) -> Bool {
        scalar < 0x20 || 0x7F...0x9F ~= scalar || 0x2028...0x2029 ~= scalar
    }

    static func isLineEnd(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// What stands for an attachment in a paragraph's string.
    static let attachment: UInt32 = 0xFFFC

    static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

    /// How a grapheme asks to be drawn.
    enum Presentation { case text, emoji, either }

    static func presentation(of grapheme: ArraySlice<UInt32>) -> Presentation {
        guard let first = grapheme.first, first > 0x7F || grapheme.count > 1 else { return .text }
        if grapheme.contains(0xFE0F) { return .emoji }
        if grapheme.contains(0xFE0E) { return .text }
        guard let scalar = Unicode.Scalar(first) else { return .text }
        if scalar.properties.isEmojiPresentation { return .emoji }
        if grapheme.dropFirst().contains(where: { 0x1F3FB...0x1F3FF ~= $0 }) { return .emoji }
        return first > 0xFF && scalar.properties.isEmoji ? .either : .text
    }

    static func isLowercase(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isLowercase ?? false
    }

    static func isUppercase(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isUppercase ?? false
    }

    /// The capital of a letter, where that is one character.
    static func uppercased(_ scalar: UInt32) -> UInt32 {
        guard let mapping = Unicode.Scalar(scalar)?.properties.uppercaseMapping.unicodeScalars,
            mapping.count == 1, let capital = mapping.first
        else { return scalar }
        return capital.value
    }
}
