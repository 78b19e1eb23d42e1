import Forecast
import Foundation
import SwiftUI
import Vitrine

/// Draws the forecast to the file named as the argument, and its report beside it.
@main
struct DrawForecast {
    @MainActor
    static func main() throws {
        let file = URL(fileURLWithPath: CommandLine.arguments[1])
        let renderer = try PictureRenderer()
        let picture = renderer.picture(
            of: ForecastView(), size: CGSize(width: 155, height: 155), cornerRadius: 22)
        try picture.write(to: file)
        try picture.report.write(to: file.appendingPathExtension("json"))
    }
}
