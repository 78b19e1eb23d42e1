import Foundation
import Graphics
import Host
import LayoutEngine
import Raster
import Rendering
import Symbols
import Typesetting
import Views
import Widgets

/// Draws a widget's view as the home screen shows it, with the bundled fonts and symbols.
@MainActor
struct WidgetCanvas {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let typesetter: PangoTypesetter = {
        let fonts = root.appendingPathComponent("Fonts").path
        return PangoTypesetter(library: try! FontLibrary(directory: fonts))
    }()

    private static let symbols: BundledSymbols = {
        let path = root.appendingPathComponent("Fonts/Symbols/symbols.dat").path
        return try! BundledSymbols(path: path)
    }()

    private static let resources = Dictionary(
        uniqueKeysWithValues: Template.allCases.map { ($0, AppResources(folder: $0.folder.path)) })

    let frame: PictureFrame
    private let template: Template

    init(_ picture: TemplatePicture) {
        template = picture.template
        let margin =
            picture.template.widget.description.hasContentMargins ? picture.margin : 0
        var frame = PictureFrame(
            size: picture.size, scale: 3,
            contentMargins: EdgeInsets(
                top: margin, leading: margin, bottom: margin, trailing: margin),
            cornerRadius: 0)
        frame.environment.widgetFamily = picture.family
        frame.environment.widgetContentMargins = EdgeInsets(.all, picture.margin)
        // Over a wallpaper widgets are light on dark, whatever the scheme.
        let isOverWallpaper = picture.family.isAccessory
        frame.environment.widgetRenderingMode = isOverWallpaper ? .vibrant : .fullColor
        frame.environment.colorScheme = isOverWallpaper ? .dark : picture.scheme
        frame.environment.dynamicTypeSize = picture.typeSize
        frame.environment.locale = Locale(identifier: picture.language)
        frame.environment.now = picture.date
        self.frame = frame
    }

    func render(_ view: some View) -> RenderedView {
        Renderer(
            typesetter: Self.typesetter, symbols: Self.symbols,
            resources: Self.resources[template]!
        )
        .render(view, in: frame)
    }

    func pixels(of rendered: RenderedView) throws -> Pixels {
        let surface = try Rasterizer().rasterize(
            rendered.displayList, size: frame.size, scale: frame.scale)
        return Pixels(
            width: surface.width, height: surface.height,
            words: Array(
                UnsafeBufferPointer(start: surface.pixels, count: surface.width * surface.height)))
    }
}

/// What a picture of opaque pixels shows.
struct Pixels {
    let width: Int
    let height: Int
    /// 0xAARRGGBB, row by row.
    let words: [UInt32]

    /// The contrast between the lightest and the darkest pixel in a rectangle of pixels, as WCAG
    /// measures it; 1 to 21. Text that covers its pixels wholly somewhere shows its own contrast.
    func contrast(in rect: CGRect) -> Double {
        let bounds = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        var least = 1.0
        var most = 0.0
        for y in Int(bounds.minY)..<Int(bounds.maxY) {
            for x in Int(bounds.minX)..<Int(bounds.maxX) {
                let luminance = Self.luminance(of: words[y * width + x])
                least = min(least, luminance)
                most = max(most, luminance)
            }
        }
        return (most + 0.05) / (least + 0.05)
    }

    static func luminance(of word: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(word >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
