import Testing

@testable import Tool

@Suite struct FileWatchTests {
    @Test func changesAreSeenAndOurOwnAreNot() throws {
        let folder = try Environment.temporaryFolder.makeTemporaryDirectory()
        defer { folder.remove() }
        let output = folder / "Output"
        try output.makeDirectory()
        try (folder / "A.swift").write("1")
        let watch = FileWatch(paths: [folder], excluded: [output.resolved!])
        let before = watch.state()
        #expect(before.count == 1)

        try (output / "a.png").write("picture")
        try (folder / ".hidden").write("editor's")
        #expect(watch.state() == before)

        try (folder / "A.swift").write("12")
        let after = watch.state()
        #expect(after != before)
        // Nothing moves any more, so the wait for a change from the old state ends.
        watch.waitForChange(from: before)

        (folder / "A.swift").remove()
        #expect(watch.state().isEmpty)
    }
}
