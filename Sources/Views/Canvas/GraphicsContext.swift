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
    /// The canvas's views by their tags.
    let symbols: [AnyHashable: Node]

    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    public var transform: CGAffineTransform = .identity
    /// Clips set so far, in the page's coordinates.
    private var clips: [Clip] = []
    private var filters: [Graphics.Filter] = []

    private enum Clip {
        case path(DisplayGroup.Clip)
        case mask([DisplayItem])
    }

    init(
        page: Page, resolving: ResolveContext, layout: LayoutContext, symbols: [AnyHashable: Node]
    ) {
        self.page = page
        self.resolving = resolving
        self.layout = layout
        self.symbols = symbols
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
            var outside = Path(Self.everywhere)
            outside.addPath(path)
            path = outside
            style.isEOFilled = true
        }
        clips.append(.path(.init(path, style: style)))
    }

    /// Draws only through what `content` draws, as opaque as that is.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = Page()
        var inner = GraphicsContext(page: layer, resolving: resolving, layout: layout, symbols: symbols)
        try content(&inner)
        var group = DisplayGroup(layer.items)
        group.transform = transform
        group.opacity = min(max(opacity, 0), 1)
        var mask: [DisplayItem] = layer.items.isEmpty ? [] : [.group(group)]
        if options.contains(.inverse) {
            group.blendMode = .destinationOut
            mask = [.fill(Path(Self.everywhere), FillStyle(), .color(.black)), .group(group)]
        }
        clips.append(.mask(mask))
    }

    /// More than any page.
    private static let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

    /// What is left of the page, in the coordinates of `transform`; null for all of it.
    public var clipBoundingRect: CGRect {
        let paths = clips.compactMap { clip in
            if case .path(let path) = clip { path.path.boundingRect } else { nil }
        }
        guard let first = paths.first else { return .null }
        return paths.dropFirst().reduce(first) { $0.intersection($1) }
            .applying(transform.inverted())
    }

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
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
        var inner = GraphicsContext(page: layer, resolving: resolving, layout: layout, symbols: symbols)
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
            switch clip {
            case .path(let path): clipped.clip = path
            case .mask(let items): clipped.mask = items
            }
            if index == 0 { clipped.blendMode = blendMode }
            item = .group(clipped)
        }
        page.items.append(item)
    }
}
