import Testing

@testable import Tool

@Suite struct ModuleNamesTests {
    /// Of the manifest's library `Vitrine`, whatever is not the engine's can be imported.
    @Test func everyModuleThatUsersImportIsKnown() throws {
        let package = FilePath(#filePath).parent.parent.parent / "Package.swift"
        let manifest = String(decoding: try package.read(), as: UTF8.self)
        let product = try #require(manifest.suffix(from: "name: \"Vitrine\", type: .dynamic"))
        let list = try #require(product.suffix(from: "targets: [")).prefix { $0 != "]" }
        let targets = list.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
        let engine: Set = [
            "Host", "Vitrine", "FoundationShim", "PictureComparison", "LayoutComparison",
            "WidgetSnapshotTesting",
        ]
        #expect(targets.count > 5)
        #expect(Set(targets).subtracting(engine).subtracting(Prepass.appleModules) == [])
    }
}
