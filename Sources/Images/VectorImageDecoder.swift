import CCairo
import Foundation
import Graphics

/// SVG and PDF files, drawn at the size in which they are needed through librsvg and Poppler. Both
/// are large, and loaded only for such a file.
package enum VectorImageDecoder {
    /// The longest side in pixels.
    private static let largestSide = 4096.0

    package static func isVector(_ file: [UInt8]) -> Bool {
        file.starts(with: "%PDF".utf8) || SVGRenderer.isSVG(file)
    }

    /// - Parameters:
    ///   - scale: Pixels a point that are wanted.
    ///   - isStretched: Whether the picture is shown larger than it is, and needs more of them.
    ///   - fontFile: In which text is set whose font the file does not bring; no font of the machine
    ///     is looked at.
    /// - Returns: The picture, and how many pixels of it are a point.
    package static func bitmap(
        from file: [UInt8], scale: CGFloat, isStretched: Bool, fontFile: String?
    ) throws(ImageError) -> (bitmap: Bitmap, scale: CGFloat) {
        PrivateFonts.use(fontFile)
        let drawing: any VectorDrawing =
            file.starts(with: "%PDF".utf8) ? try PDFRenderer(file) : try SVGRenderer(file)
        let size = drawing.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .damaged("a picture of no size")
        }
        let side = max(size.width, size.height)
        var factor = isStretched ? max(Double(scale), 1024 / side) : Double(scale)
        factor = min(factor, largestSide / side)
        let width = Int((size.width * factor).rounded(.up))
        let height = Int((size.height * factor).rounded(.up))
        try ImageDecoder.check(width: width, height: height)
        let name = ImageDecoder.contentID(of: file) + " \(width)x\(height)"
        var isDrawn = false
        let bitmap = Bitmap(width: width, height: height, contentID: name) { pixels in
            let bytes = UnsafeMutableRawPointer(pixels.baseAddress!)
                .assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            let cairo = cairo_create(surface)!
            cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
            isDrawn = drawing.draw(on: cairo)
            cairo_surface_flush(surface)
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        guard isDrawn else { throw .damaged("the picture cannot be drawn") }
        return (bitmap, CGFloat(factor))
    }
}

/// A picture without pixels of its own.
protocol VectorDrawing {
    /// Points.
    var size: (width: Double, height: Double) { get }
    /// In points; false where that failed.
    func draw(on cairo: OpaquePointer) -> Bool
}

/// Functions of GLib, which Pango has loaded.
enum GLib {
    typealias Release = @convention(c) (OpaquePointer) -> Void
    /// Where a function leaves a GError.
    typealias FailurePointer = UnsafeMutablePointer<UnsafeRawPointer?>

    static let release = LazyLibrary("libgobject-2.0.so.0")?
        .function("g_object_unref", as: Release.self)

    /// A GError's words: the third of its members, behind domain and code of four bytes each.
    static func message(_ failure: UnsafeRawPointer?) -> String {
        failure?.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map {
            String(cString: $0)
        } ?? "the file cannot be read"
    }
}

/// One font for libraries that ask Fontconfig, which else would look at the machine's.
private enum PrivateFonts {
    private typealias Create = @convention(c) () -> OpaquePointer?
    private typealias Add = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    private typealias Use = @convention(c) (OpaquePointer?) -> CInt

    private static let lock = NSLock()
    nonisolated(unsafe) private static var isReady = false

    static func use(_ fontFile: String?) {
        lock.withLock {
            guard !isReady, let library = LazyLibrary("libfontconfig.so.1"),
                let create = library.function("FcConfigCreate", as: Create.self),
                let add = library.function("FcConfigAppFontAddFile", as: Add.self),
                let use = library.function("FcConfigSetCurrent", as: Use.self),
                let configuration = create()
            else { return }
            if let fontFile { _ = add(configuration, fontFile) }
            _ = use(configuration)
            isReady = true
        }
    }
}
