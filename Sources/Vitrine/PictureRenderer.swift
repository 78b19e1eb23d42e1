import Foundation
import Images
import LayoutEngine
import Rendering
import SwiftUI
import Symbols
import Typesetting
import UIKit

/// Draws SwiftUI views into pictures, for tests and programs of one's own.
///
///     let renderer = try PictureRenderer()
///     let size = CGSize(width: 155, height: 155)
///     let picture = renderer.picture(of: ForecastView(), size: size, colorScheme: .dark)
///     try picture.write(to: URL(fileURLWithPath: "forecast.png"))
///
/// The same view gives the same bytes on any machine: fonts and symbols are those of the folder
/// `Fonts`, and what a view reads of locale, calendar and time zone is `environment`. Make one
/// renderer and keep it, since it remembers what it has set.
@MainActor
public final class PictureRenderer {
    /// What views find in their environment. At first: English of the United States, the Gregorian
    /// calendar and UTC, whatever the machine is set to.
    public var environment: EnvironmentValues

    let renderer: Renderer

    /// - Parameters:
    ///   - fonts: the folder `Fonts`. By default the one that the environment variable
    ///     `VITRINE_FONTS` names, then the one beside the library or in the checkout of the package.
    ///   - ownFonts: folders of more fonts, which views may name.
    ///   - ownSymbols: a folder of SVG files, named as the symbols they are drawn for.
    public init(
        fonts: URL? = nil, ownFonts: [URL] = [], ownSymbols: URL? = nil
    ) throws(PictureError) {
        let folder: String
        do {
            folder = try FontsLocation.folder(named: fonts?.path)
        } catch {
            throw .noFonts("\(error); \(error.hint)")
        }
        let library: FontLibrary
        do {
            library = try FontLibrary(directory: folder, userDirectories: ownFonts.map(\.path))
        } catch {
            throw .noFonts("\(error)")
        }
        let symbols: BundledSymbols
        do {
            symbols = try BundledSymbols(
                path: folder + "/Symbols/symbols.dat", userFolder: ownSymbols?.path)
        } catch {
            throw .noSymbols("\(error)")
        }
        renderer = Renderer(
            typesetter: PangoTypesetter(library: library), symbols: symbols,
            resources: EmptyResources())
        environment = Self.standardEnvironment
        // For files that views read themselves, by `UIImage(data:)`.
        ImageSources.decode = { try? ImageDecoder.bitmap(from: $0) }
    }

    /// The picture of `view`, laid out in `size`.
    ///
    /// Never fails: what cannot be drawn as asked is among the picture's findings.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels a point.
    ///   - colorScheme: stands in for that of `environment`.
    ///   - contentMargins: between the edge and the view; a container background ignores them.
    ///   - cornerRadius: of the continuous corners that the picture is cut to; 0 leaves it square.
    public func picture(
        of view: some View, size: CGSize, scale: CGFloat = 3, colorScheme: ColorScheme = .light,
        contentMargins: EdgeInsets = EdgeInsets(), cornerRadius: CGFloat = 0
    ) -> Picture {
        var environment = environment
        environment.colorScheme = colorScheme
        let frame = PictureFrame(
            size: size, scale: scale, environment: environment, contentMargins: contentMargins,
            cornerRadius: cornerRadius)
        return Picture(renderer.render(view, in: frame))
    }

    private static var standardEnvironment: EnvironmentValues {
        var environment = EnvironmentValues()
        let locale = Locale(identifier: "en_US")
        let utc = TimeZone(secondsFromGMT: 0)!
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = utc
        environment.locale = locale
        environment.timeZone = utc
        environment.calendar = calendar
        return environment
    }
}
