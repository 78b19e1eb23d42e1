import Foundation
import Graphics
import LayoutEngine
import Raster
import Rendering
import Symbols
import TestSupport
import Typesetting
import Views

/// Draws views with the real fonts and the real rasterizer.
@MainActor
struct Canvas {
    nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let typesetter: PangoTypesetter = {
        let fonts = root.appendingPathComponent("Fonts").path
        return PangoTypesetter(library: try! FontLibrary(directory: fonts))
    }()

    static let symbols: BundledSymbols = {
        let file = root.appendingPathComponent("Fonts/Symbols/symbols.dat").path
        return try! BundledSymbols(path: file)
    }()

    var frame: PictureFrame

    init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, scheme: ColorScheme = .light) {
        frame = PictureFrame(size: CGSize(width: width, height: height), scale: scale)
        frame.environment.colorScheme = scheme
        frame.environment.locale = Locale(identifier: "en_US")
        frame.environment.timeZone = TimeZone(identifier: "UTC")!
    }

    func render(_ view: some View) -> RenderedView {
        Renderer(
            typesetter: Self.typesetter, symbols: Self.symbols, resources: StubResources()
        ).render(view, in: frame)
    }

    func png(_ view: some View) throws -> [UInt8] {
        let rendered = render(view)
        let batch = PictureBatch(
            [Picture(rendered.displayList, size: frame.size, scale: frame.scale)], workers: 1)
        return try batch.encode()[0].get().png
    }
}
