import Foundation
import Testing

@testable import Views

@Suite struct FormatStringTests {
    @Test(
        arguments: [
            ("plain", [.literal("plain")]),
            ("100%% sure", [.literal("100% sure")]),
            (
                "%@ and %lld",
                [
                    .argument(0, specifier: "%@"), .literal(" and "),
                    .argument(1, specifier: "%lld"),
                ]
            ),
            (
                "%2$@ %1$.1f",
                [
                    .argument(1, specifier: "%@"), .literal(" "), .argument(0, specifier: "%.1f"),
                ]
            ),
            ("ends with %", [.literal("ends with %")]),
        ] as [(String, [FormatString.Piece])])
    func formatsAreCutAtTheirValues(format: String, pieces: [FormatString.Piece]) {
        #expect(FormatString(format).pieces == pieces)
    }

    @Test func keysCarryWhatTheTranslationsNeed() {
        let count = 3
        let share = 0.5
        let key: LocalizedStringKey = "\(count) of \("ten") are \(share, specifier: "%.1f")%"
        #expect(key.key == "%lld of %@ are %.1f%%")
        #expect(key.arguments.count == 3)
    }
}
