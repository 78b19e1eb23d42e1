import Foundation

/// The first page of a PDF file, through Poppler.
final class PDFRenderer: VectorDrawing {
    private typealias MakeBytes = @convention(c) (UnsafePointer<UInt8>, UInt) -> OpaquePointer?
    private typealias Open =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>?, GLib.FailurePointer
        ) -> OpaquePointer?
    private typealias Page = @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
    private typealias PageSize =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> Void
    private typealias Draw = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    private static let library = LazyLibrary("libpoppler-glib.so.8")

    private let document: OpaquePointer
    private let page: OpaquePointer
    private let drawPage: Draw
    let size: (width: Double, height: Double)

    init(_ file: [UInt8]) throws(ImageError) {
        guard let library = Self.library, let glib = LazyLibrary("libglib-2.0.so.0"),
            let makeBytes = glib.function("g_bytes_new", as: MakeBytes.self),
            let freeBytes = glib.function("g_bytes_unref", as: GLib.Release.self),
            let open = library.function("poppler_document_new_from_bytes", as: Open.self),
            let pageAt = library.function("poppler_document_get_page", as: Page.self),
            let pageSize = library.function("poppler_page_get_size", as: PageSize.self),
            let draw = library.function("poppler_page_render", as: Draw.self)
        else { throw .missingLibrary("PDF", package: "libpoppler-glib8") }
        guard let bytes = makeBytes(file, UInt(file.count)) else { throw .damaged("no memory") }
        defer { freeBytes(bytes) }
        var failure: UnsafeRawPointer?
        guard let document = open(bytes, nil, &failure) else {
            throw .damaged(GLib.message(failure))
        }
        guard let page = pageAt(document, 0) else {
            GLib.release?(document)
            throw .damaged("no page")
        }
        self.document = document
        self.page = page
        drawPage = draw
        var (width, height) = (0.0, 0.0)
        pageSize(page, &width, &height)
        size = (width, height)
    }

    deinit {
        GLib.release?(page)
        GLib.release?(document)
    }

    func draw(on cairo: OpaquePointer) -> Bool {
        drawPage(page, cairo)
        return true
    }
}
