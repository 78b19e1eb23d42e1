import Foundation
import Graphics
import LayoutEngine
import Raster
import Rendering
import SwiftUI
import Symbols
import Typesetting
import Vitrine

/// One picture of the benchmark: which entry, how large, how lit.
public struct SceneVariant: Sendable {
    public var family: SceneFamily
    public var isDark: Bool
    public var index: Int

    public init(family: SceneFamily, isDark: Bool, index: Int) {
        self.family = family
        self.isDark = isDark
        self.index = index
    }

    /// Of its file, as other engines' pictures are named.
    public var fileName: String {
        "\(family.rawValue)-\(isDark ? "dark" : "light")-\(index).png"
    }

    /// All sixty; the largest come first, so that no core is left alone with a large one at the end.
    public static let all: [SceneVariant] = SceneFamily.allCases.reversed().flatMap { family in
        (0..<WeatherEntry.count).flatMap { index in
            [false, true].map { SceneVariant(family: family, isDark: $0, index: index) }
        }
    }
}

/// Lays out the benchmark's pictures.
@MainActor
public struct SceneRenderer {
    public static let scale: CGFloat = 3
    private let renderer: Renderer
    private let background: SceneBackground
    private let typesetter: PangoTypesetter
    private let symbols: BundledSymbols
    private let resources = NoResources()

    public init(background: SceneBackground = .vertical) throws {
        let fonts = try FontsLocation.folder()
        typesetter = PangoTypesetter(library: try FontLibrary(directory: fonts))
        symbols = try BundledSymbols(path: fonts + "/Symbols/symbols.dat")
        renderer = Renderer(typesetter: typesetter, symbols: symbols, resources: resources)
        self.background = background
    }

    package func view(_ variant: SceneVariant) -> some View {
        WeatherWidgetView(entry: WeatherEntry(index: variant.index), family: variant.family) {
            SceneBackgroundView(background: background)
        }
    }

    package func render(_ variant: SceneVariant) -> RenderedView {
        renderer.render(view(variant), in: frame(for: variant))
    }

    package func makeScope() -> ResolveScope {
        ResolveScope(symbols: symbols, resources: resources)
    }

    package var layoutContext: LayoutContext {
        LayoutContext(typesetter: typesetter, displayScale: Self.scale)
    }

    package func frame(for variant: SceneVariant) -> PictureFrame {
        var frame = PictureFrame(
            size: variant.family.size, scale: Self.scale,
            contentMargins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
            cornerRadius: 22)
        frame.environment.colorScheme = variant.isDark ? .dark : .light
        frame.environment.locale = Locale(identifier: "en_US")
        return frame
    }

    package func picture(_ variant: SceneVariant) -> Raster.Picture {
        let rendered = render(variant)
        return Raster.Picture(rendered.displayList, size: rendered.size, scale: rendered.scale)
    }
}

/// No assets and no translations.
private final class NoResources: ResourceLibrary {
    func image(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> (bitmap: Bitmap, scale: CGFloat)? { nil }
    func color(named name: String, isDark: Bool) -> RGBA? { nil }
    func string(forKey key: String, table: String?, locale: Locale) -> String? { nil }
    func suggestions(for name: String) -> [String] { [] }
}
