import Foundation

/// An SVG file, through librsvg. Without an address of its own it can name no other file.
final class SVGRenderer: VectorDrawing {
    private typealias Open =
        @convention(c) (UnsafePointer<UInt8>, UInt, GLib.FailurePointer) -> OpaquePointer?
    private typealias PixelSize =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> CInt
    private typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer,
            UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer, UnsafeMutablePointer<CInt>,
            UnsafeMutableRawPointer
        ) -> Void
    private typealias Draw =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafeRawPointer, GLib.FailurePointer
        ) -> CInt

    /// RsvgLength: a number and its unit.
    private struct Length {
        var value = 0.0
        var unit: CInt = 0
    }

    /// RsvgRectangle.
    private struct Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    private static let library = LazyLibrary("librsvg-2.so.2")

    private let handle: OpaquePointer
    private let library: LazyLibrary
    let size: (width: Double, height: Double)

    /// Whether the text begins as an SVG file does, behind a declaration or comments.
    static func isSVG(_ file: [UInt8]) -> Bool {
        let head = String(decoding: file.prefix(1024), as: UTF8.self)
        return head.drop { $0.isWhitespace || $0 == "\u{feff}" }.hasPrefix("<")
            && head.contains("<svg")
    }

    init(_ file: [UInt8]) throws(ImageError) {
        guard let library = Self.library,
            let open = library.function("rsvg_handle_new_from_data", as: Open.self),
            let pixelSize = library.function(
                "rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self)
        else { throw .missingLibrary("SVG", package: "librsvg2-2") }
        var failure: UnsafeRawPointer?
        guard let handle = open(file, UInt(file.count), &failure) else {
            throw .damaged(GLib.message(failure))
        }
        var (width, height) = (0.0, 0.0)
        if pixelSize(handle, &width, &height) == 0,
            let dimensions = library.function(
                "rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self)
        {
            // Without a size of its own the picture is as large as its view box.
            var (hasWidth, hasHeight, hasBox): (CInt, CInt, CInt) = (0, 0, 0)
            var (one, other, box) = (Length(), Length(), Box())
            dimensions(handle, &hasWidth, &one, &hasHeight, &other, &hasBox, &box)
            if hasBox != 0 { (width, height) = (box.width, box.height) }
        }
        self.library = library
        self.handle = handle
        size = (width, height)
    }

    deinit { GLib.release?(handle) }

    func draw(on cairo: OpaquePointer) -> Bool {
        guard let draw = library.function("rsvg_handle_render_document", as: Draw.self) else {
            return false
        }
        var failure: UnsafeRawPointer?
        var box = Box(width: size.width, height: size.height)
        return draw(handle, cairo, &box, &failure) != 0
    }
}
