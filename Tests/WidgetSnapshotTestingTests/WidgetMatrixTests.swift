import SwiftUI
import Testing
import WidgetKit

@testable import WidgetSnapshotTesting

@Suite struct WidgetMatrixTests {
    @Test func whatDoesNotVaryIsNotInTheName() {
        let matrix = WidgetMatrix(
            families: [.systemSmall, .systemLarge], schemes: [.light, .dark])
        #expect(
            matrix.variants.map(\.name) == [
                "systemSmall-light", "systemSmall-dark", "systemLarge-light", "systemLarge-dark",
            ])
    }

    @Test func eachVariesWithEach() {
        let matrix = WidgetMatrix(
            families: [.systemSmall], schemes: [.dark], modes: [.fullColor, .accented],
            devices: ["320x568", "430x932"],
            locales: [Locale(identifier: "de_DE"), Locale(identifier: "ar_EG")],
            dynamicTypes: [.large, .accessibility3], directions: [.leftToRight, .rightToLeft])
        let variants = matrix.variants
        #expect(variants.count == 32)
        #expect(Set(variants.map(\.name)).count == 32)
        #expect(Set(variants.map(\.variant)).count == 32)
        #expect(variants.last?.name == "systemSmall-dark-accented-430x932-ax3-ar_EG-rtl")
        #expect(
            variants.last?.variant
                == WidgetVariant(
                    .systemSmall, colorScheme: .dark, renderingMode: .accented, device: "430x932",
                    locale: Locale(identifier: "ar_EG"), dynamicTypeSize: .accessibility3,
                    layoutDirection: .rightToLeft))
    }
}
