import Foundation

/// A picture as a list of things to paint, bottom first, in points with y down.
///
/// A plain value: it can be printed, compared, hashed and painted on any thread.
package struct DisplayList: Hashable, Sendable {
    package var items: [DisplayItem]
    package init(_ items: [DisplayItem] = []) { self.items = items }
}

package indirect enum DisplayItem: Hashable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, Paint)
    case image(DisplayImage)
    case group(DisplayGroup)
}

/// A bitmap drawn into a rectangle.
package struct DisplayImage: Hashable, Sendable {
    package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    package var bitmap: Bitmap
    /// The part of the bitmap that is drawn, in its pixels.
    package var source: CGRect
    package var destination: CGRect
    package var interpolation: Interpolation
    /// Paints this through the bitmap's alpha instead of its colors (template rendering).
    package var template: Paint?

    package init(
        bitmap: Bitmap, source: CGRect, destination: CGRect,
        interpolation: Interpolation = .medium, template: Paint? = nil
    ) {
        self.bitmap = bitmap
        self.source = source
        self.destination = destination
        self.interpolation = interpolation
        self.template = template
    }
}

/// Items that are painted together: moved, clipped, then composited as one picture.
///
/// Order of application: items are painted under `transform`; `filters` change that picture in
/// turn; `mask` and `clip` cut it; `opacity` and `blendMode` put it onto what is below. An
/// offscreen picture is made only where one of them needs it.
package struct DisplayGroup: Hashable, Sendable {
    package struct Clip: Hashable, Sendable {
        package var path: Path
        package var style: FillStyle
        package init(_ path: Path, style: FillStyle = FillStyle()) {
            self.path = path
            self.style = style
        }
    }

    package var items: [DisplayItem]
    /// From the items' coordinates into those of the list that holds the group. `clip` and `mask`
    /// are in the items' coordinates as well.
    package var transform: CGAffineTransform = .identity
    /// A map with perspective, before `transform`; of the group's whole picture.
    package var projection: ProjectionTransform?
    package var clip: Clip?
    package var mask: [DisplayItem]?
    package var filters: [Filter] = []
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    /// Composites the items among themselves first, whatever else is set.
    package var isIsolated = false

    package init(_ items: [DisplayItem]) { self.items = items }
}

/// A change of a group's finished picture. Lengths in points.
package enum Filter: Hashable, Sendable {
    case blur(radius: CGFloat, isOpaque: Bool)
    case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
    /// The shadow without what casts it.
    case dropShadowOnly(color: RGBA, radius: CGFloat, offset: CGSize)
    /// A shadow that the surroundings cast into the picture.
    case innerShadow(color: RGBA, radius: CGFloat, offset: CGSize)
    /// `color` where alpha is between the two bounds, nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: RGBA)
    /// A 4 × 5 matrix on straight, sRGB-encoded r, g, b, a, 1 (rows r, g, b, a).
    case colorMatrix([Double])
    /// Alpha becomes what luminance was (Rec. 709 weights), colors become black.
    case luminanceToAlpha
}

/// Names and formulas are those of the W3C's compositing specification.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
