import Graphics

/// Which of our own fonts comes nearest to one that is named and not there.
enum MissingFont {
    /// The system font in the design, weight, width and slant that the name tells of.
    static func standIn(for spec: FontSpec) -> FontSpec {
        guard case .named(let name) = spec.family else { return spec }
        let words = name.lowercased().filter { $0 != " " }
        var result = spec
        result.family = .system(design(words))
        // A weight that a modifier asked for counts more than the name's.
        if spec.weight == 400 { result.weight = weight(words) }
        if words.contains("italic") || words.contains("oblique") { result.isItalic = true }
        if spec.width == 100, words.contains("condensed") { result.width = condensedWidth }
        return result
    }

    /// Whether a name is one of the system font's own, for which no other stands in.
    static func isSystemFont(_ name: String) -> Bool {
        let words = name.lowercased().filter { $0 != " " }
        return systemNames.contains(where: words.hasPrefix)
    }

    private static let systemNames = [
        "sfpro", "sfui", ".sfui", ".sfns", "sfcompact", "sfmono", ".applesystemuifont", "newyork",
    ]

    private static let condensedWidth = 80.0

    private static func design(_ name: String) -> FontSpec.Design {
        if name.contains("rounded") { return .rounded }
        if monospaced.contains(where: name.hasPrefix) || name.contains("mono") {
            return .monospaced
        }
        return serif.contains(where: name.hasPrefix) ? .serif : .standard
    }

    private static func weight(_ name: String) -> Double {
        weights.first { name.contains($0.word) }?.weight ?? 400
    }

    /// Longer words before those within them.
    private static let weights: [(word: String, weight: Double)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("bold", 700),
        ("black", 900),
    ]

    // Families that iOS brings, by their look.
    private static let monospaced = ["menlo", "courier", "sfmono", ".sfnsmono"]
    private static let serif = [
        "americantypewriter", "athelas", "baskerville", "bodoni", "charter", "cochin", "didot",
        "georgia", "hoefler", "iowan", "newyork", "palatino", "rockwell", "timesnewroman", "times",
    ]
}
