import Graphics

/// What the parts of a symbol's name say, outermost first: `bell.badge.slash.circle.fill`.
enum SymbolName {
    /// Scripts and directions a symbol may be made for; the drawing does not depend on them.
    private static let locales: Set<Substring> = [
        "ar", "bn", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
        "rtl", "sat", "si", "ta", "te", "th", "zh",
    ]

    /// One step of taking a composed name apart.
    enum Composition: Equatable {
        case enclosed(base: String, in: Enclosure, isFilled: Bool)
        case slashed(base: String)
        /// `badge` nil is the plain dot.
        case badged(base: String, badge: String?)
        /// The same symbol under another name.
        case same(as: String)
    }

    static func composition(of name: String) -> Composition? {
        var parts = name.split(separator: ".")
        guard parts.count > 1 else { return nil }
        if let last = parts.last, locales.contains(last) {
            return .same(as: parts.dropLast().joined(separator: "."))
        }
        if let place = parts.lastIndex(of: "badge"), place > 0 {
            var base = Array(parts[..<place])
            var badge = Array(parts[(place + 1)...])
            if badge.last == "fill" {
                badge.removeLast()
                if base.last != "fill" { base.append("fill") }
            }
            if badge.last != "slash", Enclosure.named(badge.last ?? "") == nil {
                return .badged(
                    base: base.joined(separator: "."),
                    badge: badge.isEmpty ? nil : badge.joined(separator: "."))
            }
        }
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count > 1, let last = parts.last else { return nil }
        let base = parts.dropLast().joined(separator: ".")
        if let enclosure = Enclosure.named(last) {
            return .enclosed(base: base, in: enclosure, isFilled: isFilled)
        }
        if last == "slash" { return .slashed(base: isFilled ? base + ".fill" : base) }
        return nil
    }

    /// One or two letters or digits, as in `12.circle` or `p.square`, in the case they are drawn.
    static func glyphs(in name: String) -> [Character]? {
        guard (1...2).contains(name.count),
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return Array(name.uppercased())
    }

    /// The names to try for a name with variants from the environment, best first.
    static func candidates(for name: String, variants: SymbolRequest.Variants) -> [String] {
        guard !variants.isEmpty else { return [name] }
        var stem = name
        let wasFilled = stem.hasSuffix(".fill")
        if wasFilled { stem.removeLast(5) }
        let fill = wasFilled || variants.contains(.fill) ? ".fill" : ""
        let slash = variants.contains(.slash) && !stem.hasSuffix(".slash") ? ".slash" : ""
        var shape = ""
        if variants.contains(.circle) { shape = ".circle" }
        if variants.contains(.square) { shape = ".square" }
        if variants.contains(.rectangle) { shape = ".rectangle" }
        if stem.hasSuffix(shape) { shape = "" }
        var result: [String] = []
        for candidate in [
            stem + slash + shape + fill, stem + shape + fill, stem + slash + fill, stem + slash,
            stem + fill, name,
        ] where !result.contains(candidate) {
            result.append(candidate)
        }
        return result
    }
}
