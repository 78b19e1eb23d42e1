import CoreGraphics
import Foundation
import Graphics
import Views

/// Where images come from. The host sets it before any of the user's code runs, since decoding
/// needs libraries that no user's module may see.
package enum ImageSources {
    /// The picture in a file's bytes; nil where they are none.
    nonisolated(unsafe) package static var decode: (([UInt8]) -> Bitmap?)?
    nonisolated(unsafe) package static var resources: (any ResourceLibrary)?
}

/// A picture in memory, an asset or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
    private enum Content {
        case bitmap(Bitmap)
        /// Drawn from the catalog, which may have another one for dark.
        case asset(String, Bitmap)
        case symbol(String)
        case drawing(ImageDrawing)
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    private let content: Content
    /// Pixels a point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    private let file: Data?
    private var tint: UIColor?

    private init(
        _ content: Content, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
        file: Data? = nil
    ) {
        self.content = content
        self.scale = scale
        self.renderingMode = renderingMode
        self.file = file
        super.init()
    }

    /// What was drawn in a context so far.
    convenience init(drawnIn context: CGContext, isOpaque: Bool) {
        let steps = context.steps
        self.init(
            .drawing(
                ImageDrawing(size: context.size, isOpaque: isOpaque) { graphics in
                    for step in steps { step(&graphics) }
                }))
    }

    public convenience override init() {
        self.init(.bitmap(Bitmap(width: 0, height: 0, contentID: "empty") { _ in }))
    }

    /// A picture from a PNG or JPEG file's bytes.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = ImageSources.decode?([UInt8](data)) else { return nil }
        self.init(.bitmap(bitmap), scale: scale, file: data)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The asset or file of that name.
    public convenience init?(named name: String) {
        guard let found = ImageSources.resources?.image(named: name, isDark: false, scale: 3) else {
            return nil
        }
        self.init(.asset(name, found.bitmap), scale: found.scale)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) { self.init(named: name) }

    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        self.init(named: name)
    }

    /// A symbol. Which names there are is known only where it is drawn.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        self.init(.symbol(name))
    }

    public convenience init(cgImage: CGImage) { self.init(.bitmap(cgImage.bitmap)) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.bitmap(cgImage.bitmap), scale: scale)
    }

    private var bitmap: Bitmap? {
        switch content {
        case .bitmap(let bitmap), .asset(_, let bitmap): bitmap
        case .symbol, .drawing: nil
        }
    }

    /// Points.
    open var size: CGSize {
        if case .drawing(let drawing) = content { return drawing.size }
        guard let bitmap else { return CGSize(width: 20, height: 20) }
        return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    open var cgImage: CGImage? { bitmap.map { CGImage($0) } }
    open var imageOrientation: Orientation { .up }
    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, file: file)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        let copy = UIImage(content, scale: scale, renderingMode: renderingMode, file: file)
        copy.tint = color
        return copy
    }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        // A template takes the color of where it is shown.
        renderingMode == .alwaysTemplate
            ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
    }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    open func preparingForDisplay() -> UIImage? { self }

    /// The bytes that the picture was made of; pictures are not encoded anew.
    open func pngData() -> Data? { file }
    open func jpegData(compressionQuality: CGFloat) -> Data? { file }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public override init() { super.init() }
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    }

    fileprivate var image: Image {
        let image =
            switch content {
            case .bitmap(let bitmap): Image(bitmap: bitmap, scale: scale)
            case .asset(let name, _): Image(name)
            case .symbol(let name): Image(systemName: name)
            case .drawing(let drawing): Image(drawing: drawing)
            }
        if let tint {
            var tinted = image
            tinted.tint = Color(tint)
            return tinted
        }
        return switch renderingMode {
        case .automatic: image
        case .alwaysOriginal: image.renderingMode(.original)
        case .alwaysTemplate: image.renderingMode(.template)
        }
    }
}

extension Image {
    nonisolated public init(uiImage: UIImage) { self = uiImage.image }
}
