import Foundation
import Graphics

/// A font request with everything looked up that setting text needs. Points.
final class ResolvedFont {
    let face: OpenTypeFace
    /// Points an em of the face.
    let size: CGFloat
    /// The font's own space after every glyph.
    let tracking: CGFloat
    let features: FontFeatures
    let metrics: FontMetrics
    /// From the foot of one line to the head of the next; negative where lines overlap.
    let lineGap: CGFloat

    /// Ems added to the advances of some glyphs, half on each side.
    private let widenings: [UInt32: Double]

    init(
        face: OpenTypeFace, size: CGFloat, tracking: CGFloat, features: FontFeatures,
        metrics: FontMetrics, leading: CGFloat?, widenings: [UInt32: Double] = [:]
    ) {
        self.face = face
        self.size = size
        self.tracking = tracking
        self.features = features
        self.metrics = metrics
        self.widenings = widenings
        lineGap = leading.map { $0 - metrics.lineHeight } ?? metrics.leading
    }

    /// Points from a glyph's origin to the next glyph's, without tracking, and how far its shape is
    /// moved to the right.
    func advance(of glyph: ShapedRun.Glyph) -> (width: CGFloat, shift: CGFloat) {
        let widening = widenings.isEmpty ? 0 : widenings[glyph.id] ?? 0
        return (
            (glyph.advance + widening) * size, (glyph.offsetX + widening / 2) * size
        )
    }
}

/// What is switched on or off while shaping, beside what the font does of itself.
struct FontFeatures: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let tabularDigits = FontFeatures(rawValue: 1)
    static let smallCaps = FontFeatures(rawValue: 2)
    static let capitalsToSmallCaps = FontFeatures(rawValue: 32)
    static let noLigatures = FontFeatures(rawValue: 4)
    /// The stand-in turns `->` into an arrow; of its alternates only the raised colon between
    /// digits is wanted.
    static let onlyColonAlternates = FontFeatures(rawValue: 8)
    static let noAlternates = FontFeatures(rawValue: 16)
}

extension FontFeatures {
    init(_ smallCaps: FontSpec.SmallCaps) {
        self = []
        if smallCaps.contains(.lowercase) { insert(.smallCaps) }
        if smallCaps.contains(.uppercase) { insert(.capitalsToSmallCaps) }
    }
}
