import Foundation
import Graphics
import LayoutEngine

/// Where the calls of a canvas go: a page, and the state in which the next thing is drawn. Copies
/// draw onto the same page with a state of their own.
public struct GraphicsContext {
    final class Page {
        var items: [DisplayItem] = []
    }

    let page: Page
    let resolving: ResolveContext
    let layout: LayoutContext

    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    public var transform: CGAffineTransform = .identity
    /// Clips set so far, in the page's coordinates.
    private var clips: [DisplayGroup.Clip] = []
    private var filters: [Graphics.Filter] = []

    init(page: Page, resolving: ResolveContext, layout: LayoutContext) {
        self.page = page
        self.resolving = resolving
        self.layout = layout
    }

    public var environment: EnvironmentValues { resolving.environment }

    // MARK: State

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws outside the path instead of inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var path = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            // All the page there may ever be, without the path.
            var outside = Path(path.boundingRect.insetBy(dx: -1e5, dy: -1e5))
            outside.addPath(path)
            path = outside
            style.isEOFilled = true
        }
        clips.append(.init(path, style: style))
    }

    /// A change of everything that is drawn after it.
    public struct Filter: Sendable {
        fileprivate let resolve: @Sendable (EnvironmentValues) -> Graphics.Filter?

        public static func blur(radius: CGFloat) -> Filter {
            Filter { _ in .blur(radius: max(radius, 0), isOpaque: false) }
        }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter {
                .shadow(
                    color: color.rgba(in: $0), radius: max(radius, 0),
                    offset: CGSize(width: x, height: y))
            }
        }
        public static func brightness(_ amount: Double) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.brightness(amount)) }
        }
        public static func contrast(_ amount: Double) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.contrast(amount)) }
        }
        public static func saturation(_ amount: Double) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.saturation(amount)) }
        }
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.hueRotation(angle)) }
        }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { _ in amount > 0 ? .colorMatrix(ColorMatrix.inversion) : nil }
        }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorMatrix(ColorMatrix.multiplication(by: color.rgba(in: $0))) }
        }
        public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }
    }

    public mutating func addFilter(_ filter: Filter) {
        if let filter = filter.resolve(environment) { filters.append(filter) }
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw([.fill(path, style, shading.paint(path.boundingRect, resolving))])
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        draw([.stroke(path, style, shading.paint(path.boundingRect, resolving))])
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws several things as one picture, which then takes this context's opacity and blend mode.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = Page()
        var inner = GraphicsContext(page: layer, resolving: resolving, layout: layout)
        try content(&inner)
        guard !layer.items.isEmpty else { return }
        var group = DisplayGroup(layer.items)
        group.isIsolated = true
        draw([.group(group)])
    }

    /// Puts items, which are in the coordinates of `transform`, onto the page.
    func draw(_ items: [DisplayItem]) {
        guard !items.isEmpty, opacity > 0 else { return }
        var group = DisplayGroup(items)
        group.transform = transform
        group.opacity = min(opacity, 1)
        group.filters = filters
        group.blendMode = clips.isEmpty ? blendMode : .normal
        var item =
            group == DisplayGroup(items) && items.count == 1 ? items[0] : DisplayItem.group(group)
        for (index, clip) in clips.enumerated().reversed() {
            var clipped = DisplayGroup([item])
            clipped.clip = clip
            if index == 0 { clipped.blendMode = blendMode }
            item = .group(clipped)
        }
        page.items.append(item)
    }
}
