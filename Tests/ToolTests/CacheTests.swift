import Testing

@testable import Tool

@Suite struct CacheTests {
    /// A cache of its own for each test, gone afterwards.
    private func withCache(_ body: (Cache) throws -> Void) throws {
        let folder = try Environment.temporaryFolder.makeTemporaryDirectory()
        defer { folder.remove() }
        try body(Cache(root: folder))
    }

    @Test func entriesAreMadeOnceAndFound() throws {
        try withCache { cache in
            #expect(cache.entry("k") == nil)
            let made = try cache.makeEntry("k") { (folder) throws(FileError) in
                try (folder / "file").write("1")
            }
            #expect(cache.entry("k") == made)
            #expect(try (made / "file").read() == Array("1".utf8))
        }
    }

    @Test func theFasterOfTwoRunsWins() throws {
        try withCache { cache in
            let path = try cache.makeEntry("k") { (folder) throws(FileError) in
                try (folder / "file").write("slow")
                _ = try? cache.makeEntry("k") { (folder) throws(FileError) in
                    try (folder / "file").write("fast")
                }
            }
            #expect(try (path / "file").read() == Array("fast".utf8))
        }
    }

    @Test func whatFailsLeavesNothing() throws {
        try withCache { cache in
            #expect(throws: (any Error).self) {
                try cache.makeEntry("k") { (folder) throws(FileError) in
                    try (folder / "no" / "where").write("")
                }
            }
            #expect(cache.entry("k") == nil)
            let leftovers = try (cache.root / "work").contents()
            #expect(leftovers.isEmpty)
        }
    }

    @Test func fieldsDoNotFlowIntoEachOther() {
        func hash(_ fields: String...) -> String {
            var hash = ContentHash()
            fields.forEach { hash.combine($0) }
            return hash.finish()
        }
        #expect(hash("ab", "c") != hash("a", "bc"))
        #expect(hash("ab", "c") == hash("ab", "c"))
        #expect(hash("ab").count == 32)
    }

    @Test func pathsAreTakenApart() {
        let path = FilePath("a/b/Clock.widget.swift")
        #expect(path.lastComponent == "Clock.widget.swift")
        #expect(path.fileExtension == "swift")
        #expect(path.stem == "Clock.widget")
        #expect(path.parent == FilePath("a/b"))
        #expect(FilePath("/").parent == FilePath("/"))
        #expect(FilePath("a/").lastComponent == "a")
        #expect(FilePath("a").parent == FilePath("."))
        #expect(FilePath(".hidden").fileExtension == "")
        #expect(FilePath("a") / "/b" == FilePath("/b"))
    }
}
