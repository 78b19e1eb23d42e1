import CPango
import Foundation
import Graphics

/// Finds the fonts of requests, and others for characters that those lack. One per typesetter.
final class FontResolver {
    let library: FontLibrary
    private var known: [FontSpec: ResolvedFont] = [:]
    private var fallbacks: [FallbackKey: ResolvedFont?] = [:]

    private struct FallbackKey: Hashable {
        var file: String
        var weight: Double
        var size: CGFloat
    }

    init(library: FontLibrary) { self.library = library }

    func font(for spec: FontSpec) -> ResolvedFont? {
        if let font = known[spec] { return font }
        if known.count > 2048 { known.removeAll() }
        let font = usersFont(for: spec) ?? standIn(for: spec)
        known[spec] = font
        return font
    }

    // MARK: The stand-ins

    private func standIn(for wanted: FontSpec) -> ResolvedFont? {
        let spec = MissingFont.standIn(for: wanted)
        let design: FontSpec.Design =
            if case .system(let design) = spec.family { design } else { .standard }
        let size = Double(spec.size)
        let opticalSize: Double? =
            switch design {
            case .standard: SystemFontRecipe.opticalSize(at: size)
            case .serif: (size * 2).rounded() / 2
            case .rounded, .monospaced: nil
            }
        let file = BundledFonts.file(for: design, weight: spec.weight, isItalic: spec.isItalic)
        let key = FontLibrary.FaceKey(
            path: library.bundledPath(file), weight: spec.weight, opticalSize: opticalSize,
            stretch: stretch(of: spec))
        guard let face = library.face(key) ?? library.face(systemKey(spec)) else { return nil }

        var features: FontFeatures = [.noLigatures]
        features.insert(design == .monospaced ? .noAlternates : .onlyColonAlternates)
        if spec.hasMonospacedDigits { features.insert(.tabularDigits) }
        features.formUnion(FontFeatures(spec.smallCaps))
        var metrics = FontMetrics.systemFont(size: spec.size)
        if design == .serif || design == .monospaced {
            metrics.capHeight = spec.size * face.metric(HB_OT_METRICS_TAG_CAP_HEIGHT, fallback: 0.7)
            metrics.xHeight = spec.size * face.metric(HB_OT_METRICS_TAG_X_HEIGHT, fallback: 0.5)
        }
        return ResolvedFont(
            face: face, size: spec.size,
            tracking: SystemFontRecipe.tracking(
                design: design, size: size, weight: spec.weight),
            features: features, metrics: metrics, leading: spec.leading,
            widenings: design == .standard || design == .rounded
                ? digitWidenings(in: face, size: size) : [:])
    }

    private func digitWidenings(in face: OpenTypeFace, size: Double) -> [UInt32: Double] {
        var widenings: [UInt32: Double] = [:]
        for digit in 0...9 {
            guard let glyph = face.glyph(for: 0x30 + UInt32(digit)) else { continue }
            widenings[glyph] = SystemFontRecipe.widening(ofDigit: digit, size: size)
        }
        return widenings
    }

    private func systemKey(_ spec: FontSpec) -> FontLibrary.FaceKey {
        FontLibrary.FaceKey(
            path: library.bundledPath(BundledFonts.system), weight: spec.weight,
            opticalSize: SystemFontRecipe.opticalSize(at: Double(spec.size)))
    }

    /// The stand-ins have no width axis: condensed and expanded text is the normal one, stretched.
    private func stretch(of spec: FontSpec) -> Double {
        spec.width > 0 ? (spec.width / 100).clamped(to: 0.4...2) : 1
    }

    // MARK: Fonts of the user's

    private func usersFont(for spec: FontSpec) -> ResolvedFont? {
        guard let fonts = library.userFonts else { return nil }
        let names: [String] =
            switch spec.family {
            case .named(let name): [name]
            case .system(let design): Self.appleNames(design, size: spec.size)
            }
        let entry = names.lazy.compactMap {
            fonts.match(name: $0, weight: spec.weight, isItalic: spec.isItalic)
        }.first
        guard let entry else { return nil }
        let size = Double(spec.size)
        // Apple's fonts carry their tracking by size in themselves (`trak`).
        let key = FontLibrary.FaceKey(
            path: entry.path, index: entry.index, weight: spec.weight, opticalSize: size,
            namedStyle: entry.namedStyle, trackingSize: size)
        guard let face = library.face(key) else { return nil }

        var features: FontFeatures = []
        if spec.hasMonospacedDigits { features.insert(.tabularDigits) }
        features.formUnion(FontFeatures(spec.smallCaps))
        return ResolvedFont(
            face: face, size: spec.size, tracking: 0, features: features,
            metrics: Self.metrics(of: face, size: spec.size), leading: spec.leading)
    }

    /// Under which names Apple's own fonts lie in a folder of someone who has them.
    private static func appleNames(_ design: FontSpec.Design, size: CGFloat) -> [String] {
        switch design {
        case .standard:
            ["SF Pro", size < 20 ? "SF Pro Text" : "SF Pro Display", ".SF NS", "System Font"]
        case .rounded: ["SF Pro Rounded", ".SF NS Rounded", "SF Compact Rounded"]
        case .serif: ["New York", ".New York"]
        case .monospaced: ["SF Mono", ".SF NS Mono"]
        }
    }

    private static func metrics(of face: OpenTypeFace, size: CGFloat) -> FontMetrics {
        let ascent = face.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, fallback: 0.95)
        let descent = face.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, fallback: -0.25)
        let gap = face.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, fallback: 0)
        let underline = face.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, fallback: -0.1)
        let thickness = face.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, fallback: 0.05)
        return FontMetrics(
            ascent: size * ascent, descent: size * -descent,
            capHeight: size * face.metric(HB_OT_METRICS_TAG_CAP_HEIGHT, fallback: 0.7),
            xHeight: size * face.metric(HB_OT_METRICS_TAG_X_HEIGHT, fallback: 0.5),
            leading: size * max(gap, 0), underlineOffset: size * -underline,
            underlineThickness: size * thickness)
    }

    // MARK: Characters that a font lacks

    /// A font that has all of `scalars` (one grapheme, in `script`), in place of one for `spec`
    /// that has not; nil if no font has.
    func fallback(
        for scalars: ArraySlice<UInt32>, script: String, isEmoji: Bool, spec wanted: FontSpec
    ) -> ResolvedFont? {
        // As bold as the font that is named is by its name.
        let spec = MissingFont.standIn(for: wanted)
        if isEmoji, let font = bundled(BundledFonts.emoji, spec), font.covers(scalars) {
            return font
        }
        if spec.family != .system(.standard) {
            var standard = spec
            standard.family = .system(.standard)
            if let font = font(for: standard), font.covers(scalars) { return font }
        }
        var files: [String] = []
        if let file = BundledFonts.file(forScript: script, weight: spec.weight) {
            files.append(file)
        }
        files += [BundledFonts.symbols, BundledFonts.cjk(weight: spec.weight), BundledFonts.emoji]
        for file in files {
            if let font = bundled(file, spec), font.covers(scalars) { return font }
        }
        return BundledFonts.scriptFiles.lazy.compactMap { self.bundled($0, spec) }
            .first { $0.covers(scalars) }
    }

    private func bundled(_ file: String, _ spec: FontSpec) -> ResolvedFont? {
        let key = FallbackKey(file: file, weight: spec.weight, size: spec.size)
        if let font = fallbacks[key] { return font }
        if fallbacks.count > 2048 { fallbacks.removeAll() }
        let face = library.face(
            FontLibrary.FaceKey(path: library.bundledPath(file), weight: spec.weight))
        let font = face.map {
            ResolvedFont(
                face: $0, size: spec.size, tracking: 0, features: [],
                metrics: .systemFont(size: spec.size), leading: spec.leading)
        }
        fallbacks[key] = font
        return font
    }
}

extension ResolvedFont {
    /// Whether every character has a glyph; signs without a shape of their own do not count.
    func covers(_ scalars: ArraySlice<UInt32>) -> Bool {
        scalars.allSatisfy { UnicodeFacts.isInvisible($0) || face.glyph(for: $0) != nil }
    }
}
