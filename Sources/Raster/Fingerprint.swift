import CXXHash
import Foundation
import Graphics

/// 128 bits that stand for what is drawn: equal for equal display lists, sizes and scales, on every
/// machine and in every process.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    package init(_ list: DisplayList, size: CGSize, scale: CGFloat) {
        var text = Transcript()
        text.add(size)
        text.add(scale)
        text.add(list.items)
        let hash = text.words.withUnsafeBytes { XXH_INLINE_XXH3_128bits($0.baseAddress, $0.count) }
        high = hash.high64
        low = hash.low64
    }

    /// 32 hexadecimal digits.
    package var description: String {
        [high, low].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// A display list written out as words, each value after a tag where it could be mistaken.
private struct Transcript {
    private(set) var words: [UInt64] = []

    mutating func add(_ value: Int) { words.append(UInt64(bitPattern: Int64(value)).littleEndian) }
    mutating func add(_ value: Bool) { add(value ? 1 : 0) }
    mutating func add(_ value: CGFloat) { add(Double(value)) }
    mutating func add(_ value: Double) {
        // Both zeros draw the same.
        words.append((value == 0 ? 0 : value.bitPattern).littleEndian)
    }
    mutating func add(_ point: CGPoint) {
        add(point.x)
        add(point.y)
    }
    mutating func add(_ size: CGSize) {
        add(size.width)
        add(size.height)
    }
    mutating func add(_ rect: CGRect) {
        add(rect.origin)
        add(rect.size)
    }
    mutating func add(_ transform: CGAffineTransform) {
        for value in [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ] {
            add(value)
        }
    }
    mutating func add(_ color: RGBA) {
        for value in [color.red, color.green, color.blue, color.alpha] { add(value) }
    }
    mutating func add(_ text: String) {
        let bytes = Array(text.utf8)
        add(bytes.count)
        for start in stride(from: 0, to: bytes.count, by: 8) {
            let word = bytes[start..<min(start + 8, bytes.count)].reversed().reduce(UInt64(0)) {
                $0 << 8 | UInt64($1)
            }
            words.append(word.littleEndian)
        }
    }

    mutating func add(_ items: [DisplayItem]) {
        add(items.count)
        for item in items { add(item) }
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let style, let paint):
            add(1)
            add(path)
            add(style)
            add(paint)
        case .stroke(let path, let style, let paint):
            add(2)
            add(path)
            add(style)
            add(paint)
        case .glyphs(let run, let paint):
            add(3)
            add(run)
            add(paint)
        case .image(let image):
            add(4)
            add(image)
        case .group(let group):
            add(5)
            add(group)
        }
    }

    private mutating func add(_ path: Path) {
        switch path.storage {
        case .empty: add(0)
        case .rect(let rect):
            add(1)
            add(rect)
        case .ellipse(let rect):
            add(2)
            add(rect)
        case .roundedRect(let rect, let cornerSize, let style):
            add(style == .continuous ? 4 : 3)
            add(rect)
            add(cornerSize)
        case .elements(let elements):
            add(5)
            add(elements.count)
            for element in elements { add(element) }
        }
    }

    private mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let to):
            add(0)
            add(to)
        case .line(let to):
            add(1)
            add(to)
        case .quadCurve(let to, let control):
            add(2)
            add(control)
            add(to)
        case .curve(let to, let control1, let control2):
            add(3)
            add(control1)
            add(control2)
            add(to)
        case .closeSubpath: add(4)
        }
    }

    private mutating func add(_ style: FillStyle) {
        add((style.isEOFilled ? 1 : 0) | (style.isAntialiased ? 2 : 0))
    }

    private mutating func add(_ style: StrokeStyle) {
        add(style.lineWidth)
        add(Int(style.lineCap.rawValue) | Int(style.lineJoin.rawValue) << 8)
        add(style.miterLimit)
        add(style.dash.count)
        for length in style.dash { add(length) }
        add(style.dashPhase)
    }

    private mutating func add(_ paint: Paint) {
        switch paint {
        case .color(let color):
            add(1)
            add(color)
        case .linearGradient(let ramp, let start, let end):
            add(2)
            add(ramp)
            add(start)
            add(end)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            add(3)
            add(ramp)
            add(center)
            add(startRadius)
            add(endRadius)
        case .ellipticalGradient(let ramp, let transform, let startRadius, let endRadius):
            add(4)
            add(ramp)
            add(transform)
            add(startRadius)
            add(endRadius)
        case .angularGradient(let ramp, let center, let start, let end):
            add(5)
            add(ramp)
            add(center)
            add(start.radians)
            add(end.radians)
        case .meshGradient(let mesh):
            add(6)
            add(mesh.columns)
            add(mesh.rows)
            add(mesh.points.count)
            for point in mesh.points { add(point) }
            add(mesh.colors.count)
            for color in mesh.colors { add(color) }
            add(mesh.background)
            add(mesh.space == .perceptual ? 1 : 0)
        case .tiledImage(let bitmap, let transform):
            add(7)
            add(bitmap)
            add(transform)
        case .material(let filter):
            add(9)
            for value in [
                filter.sigma, filter.saturation, filter.brightness, filter.luminanceAmount,
            ] {
                add(value)
            }
            for index in 0..<4 { add(filter.luminanceCurve[index]) }
        case .faded(let paint, let opacity):
            add(8)
            add(opacity)
            add(paint)
        }
    }

    private mutating func add(_ ramp: GradientRamp) {
        add(ramp.space == .perceptual ? 1 : 0)
        add(ramp.stops.count)
        for stop in ramp.stops {
            add(stop.location)
            add(stop.color)
        }
    }

    private mutating func add(_ run: GlyphRun) {
        add(run.face.name)
        add(run.size)
        add(run.origin)
        add(run.glyphs.count)
        for glyph in run.glyphs {
            add(Int(glyph.id))
            add(glyph.position)
        }
    }

    private mutating func add(_ bitmap: Bitmap) {
        add(bitmap.contentID)
        add(bitmap.width)
        add(bitmap.height)
    }

    private mutating func add(_ image: DisplayImage) {
        add(image.bitmap)
        add(image.source)
        add(image.destination)
        switch image.interpolation {
        case .none: add(0)
        case .low: add(1)
        case .medium: add(2)
        case .high: add(3)
        }
        add(image.template != nil)
        if let paint = image.template { add(paint) }
    }

    private mutating func add(_ group: DisplayGroup) {
        add(group.items)
        add(group.transform)
        add(group.projection != nil)
        if let map = group.projection {
            for value in [
                map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
            ] {
                add(value)
            }
        }
        add(group.clip != nil)
        if let clip = group.clip {
            add(clip.path)
            add(clip.style)
        }
        add(group.mask != nil)
        if let mask = group.mask { add(mask) }
        add(group.filters.count)
        for filter in group.filters { add(filter) }
        add(group.opacity)
        add(BlendMode.allCases.firstIndex(of: group.blendMode) ?? 0)
        add(group.isIsolated)
    }

    private mutating func add(_ filter: Filter) {
        switch filter {
        case .blur(let radius, let isOpaque):
            add(1)
            add(radius)
            add(isOpaque)
        case .shadow(let color, let radius, let offset):
            add(2)
            add(color)
            add(radius)
            add(offset)
        case .colorMatrix(let values):
            add(3)
            add(values.count)
            for value in values { add(value) }
        case .luminanceToAlpha: add(4)
        case .dropShadowOnly(let color, let radius, let offset):
            add(5)
            add(color)
            add(radius)
            add(offset)
        case .innerShadow(let color, let radius, let offset):
            add(6)
            add(color)
            add(radius)
            add(offset)
        case .alphaThreshold(let low, let high, let color):
            add(7)
            add(low)
            add(high)
            add(color)
        }
    }
}
