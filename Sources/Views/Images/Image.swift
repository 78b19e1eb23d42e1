import Foundation
import Graphics
import LayoutEngine

/// A picture: a symbol, an asset of the user, or pixels from elsewhere.
public struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String, variableValue: Double?)
        case asset(String)
        /// Pixels, and how many of them are a point.
        case bitmap(Bitmap, scale: CGFloat)
        /// Pixels that could not be had, and why.
        case missing(String)
        case drawing(ImageDrawing)
    }

    let source: Source
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var resizing: Resizing?
    var interpolation: Interpolation = .medium
    /// In which the picture is painted instead of its colors, whatever the foreground is.
    package var tint: Color?

    /// How a picture takes a size other than its own.
    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    private init(source: Source) { self.source = source }

    /// A symbol by its name, such as `cloud.sun.fill`.
    nonisolated public init(systemName: String) {
        self.init(source: .symbol(systemName, variableValue: nil))
    }

    /// - Parameter variableValue: How much of a variable symbol is shown, 0...1.
    nonisolated public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName, variableValue: variableValue))
    }

    /// An image of the user's asset catalog or resources.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name))
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name))
    }

    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .asset(name))
    }

    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name))
    }

    nonisolated public init(_ resource: ImageResource) {
        self.init(source: .asset(resource.name))
    }

    /// Pixels that some other module's type holds, such as `UIImage`.
    nonisolated package init(bitmap: Bitmap, scale: CGFloat, isTemplate: Bool = false) {
        self.init(source: .bitmap(bitmap, scale: scale > 0 ? scale : 1))
        if isTemplate { renderingMode = .template }
    }

    nonisolated package init(drawing: ImageDrawing) { self.init(source: .drawing(drawing)) }

    /// What stands for pixels that could not be had.
    nonisolated package init(missing reason: String) { self.init(source: .missing(reason)) }

    // MARK: Parts

    /// Whether a picture's own colors are drawn or the foreground style through its opacity.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// How pixels between pixels are made.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// A symbol's size against the text beside it.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small
        case medium
        case large
    }

    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public enum DynamicRange: Hashable, Sendable {
        case standard, constrainedHigh, high
    }

    // MARK: Modifiers

    /// The image as large as it is asked to be.
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRenderingMode = mode
        return copy
    }

    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// Edges are smooth here in any case.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// An image of an asset catalog, by a symbol that is generated for it.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}
