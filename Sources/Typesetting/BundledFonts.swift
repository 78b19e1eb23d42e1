import Graphics

/// Which file of `Fonts/` serves which purpose.
enum BundledFonts {
    static let system = "VitrineSans.ttf"
    static let emoji = "NotoColorEmoji.ttf"
    static let symbols = "NotoSansSymbols.ttf"

    static func file(for design: FontSpec.Design, weight: Double, isItalic: Bool) -> String {
        switch design {
        case .standard: isItalic ? "VitrineSans-Italic.ttf" : system
        case .rounded: "VitrineRounded-\(roundedStyle(nearest: weight)).ttf"
        case .serif: isItalic ? "VitrineSerif-Italic.ttf" : "VitrineSerif.ttf"
        case .monospaced: isItalic ? "GeistMono-Italic.ttf" : "GeistMono.ttf"
        }
    }

    private static func roundedStyle(nearest weight: Double) -> String {
        let styles = [
            "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy",
            "Black",
        ]
        return styles[min(max(Int((weight / 100).rounded()) - 1, 0), styles.count - 1)]
    }

    static func cjk(weight: Double) -> String {
        weight >= 600 ? "NotoSansCJK-Bold.otf" : "NotoSansCJK-Regular.otf"
    }

    /// The font of a script (ISO 15924) that the system font lacks.
    static func file(forScript script: String, weight: Double) -> String? {
        if let name = scripts[script] { return "NotoSans\(name).ttf" }
        return cjkScripts.contains(script) ? cjk(weight: weight) : nil
    }

    /// Every script font, in a fixed order, for characters that tell no script.
    static let scriptFiles = scripts.keys.sorted().compactMap { file(forScript: $0, weight: 400) }

    private static let cjkScripts: Set = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

    private static let scripts = [
        "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Deva": "Devanagari",
        "Geor": "Georgian", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hebr": "Hebrew",
        "Knda": "Kannada", "Khmr": "Khmer", "Laoo": "Lao", "Mlym": "Malayalam", "Sinh": "Sinhala",
        "Taml": "Tamil", "Telu": "Telugu", "Thai": "Thai",
    ]
}
