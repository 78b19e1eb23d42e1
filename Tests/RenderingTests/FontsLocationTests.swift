import Rendering
import Testing

@Suite struct FontsLocationTests {
    private let checkout = Canvas.root.appendingPathComponent("Fonts").path

    @Test func liesInTheCheckoutUnlessSomeoneSaysOtherwise() throws {
        #expect(try FontsLocation.folder(environment: [:]) == checkout)
    }

    @Test func variableThatIsEmptySaysNothing() throws {
        #expect(try FontsLocation.folder(environment: ["VITRINE_FONTS": ""]) == checkout)
    }

    @Test func namedFolderComesBeforeTheVariable() throws {
        let folder = try FontsLocation.folder(
            named: checkout, environment: ["VITRINE_FONTS": "/nowhere"])
        #expect(folder == checkout)
    }

    /// Drawing with other fonts than those asked for would be worse than not drawing.
    @Test func variableThatPointsNowhereIsAnError() {
        #expect(throws: FontsLocationError(searched: ["/nowhere"])) {
            try FontsLocation.folder(environment: ["VITRINE_FONTS": "/nowhere"])
        }
    }
}
