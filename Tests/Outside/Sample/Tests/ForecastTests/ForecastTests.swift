import Forecast
import Foundation
import SwiftUI
import Testing
import Vitrine

@MainActor
@Suite struct ForecastTests {
    @Test func fitsTheSmallWidget() throws {
        let picture = try PictureRenderer().picture(
            of: ForecastView(), size: CGSize(width: 155, height: 155))
        #expect(picture.findings.isEmpty)
    }

    @Test func looksDifferentInTheDark() throws {
        let renderer = try PictureRenderer()
        let size = CGSize(width: 155, height: 155)
        let light = renderer.picture(of: ForecastView(), size: size)
        let dark = renderer.picture(of: ForecastView(), size: size, colorScheme: .dark)
        #expect(light.hash != dark.hash)
    }
}
