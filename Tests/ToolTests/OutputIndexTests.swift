import PlainJSON
import Testing

@testable import Tool

@Suite struct OutputIndexTests {
    private func withFolder(_ body: (FilePath) throws -> Void) throws {
        let folder = try Environment.temporaryFolder.makeTemporaryDirectory()
        defer { folder.remove() }
        for kind in ["Clock", "Timer"] {
            try (folder / kind).makeDirectory()
            try (folder / kind / "report.json").write("{}")
        }
        try body(folder)
    }

    private func summary(_ kind: String, _ pictures: Int) -> WidgetSummary {
        WidgetSummary(
            kind: kind, displayName: nil, report: "\(kind)/report.json", pictures: pictures)
    }

    private func kinds(in folder: FilePath) throws -> [String] {
        let json = try JSON(parsing: try (folder / "report.json").read())
        return json["widgets"]?.array?.compactMap { $0["kind"]?.string } ?? []
    }

    @Test func runsAddUpAndWhatIsGoneGoes() throws {
        try withFolder { folder in
            let index = OutputIndex(folder: folder)
            try index.update([summary("Timer", 2)], diagnostics: [])
            try index.update([summary("Clock", 1)], diagnostics: [])
            #expect(try kinds(in: folder) == ["Clock", "Timer"])
            (folder / "Timer").remove()
            try index.update([], diagnostics: [])
            #expect(try kinds(in: folder) == ["Clock"])
        }
    }

    @Test func findingsAreCountedByWidget() throws {
        try withFolder { folder in
            var warning = Diagnostic(.warning, "cut")
            warning.kind = "Clock"
            var error = Diagnostic(.error, "crashed", place: "Timer/systemSmall")
            error.kind = "Timer"
            try OutputIndex(folder: folder).update(
                [summary("Clock", 1), summary("Timer", 0)], diagnostics: [warning, error])
            let json = try JSON(parsing: try (folder / "report.json").read())
            #expect(
                json["widgets"]?.array?[0]["findings"] == ["error": 0, "warning": 1, "note": 0])
            #expect(json["problems"]?.array?.map { $0["message"]?.string } == ["crashed"])
        }
    }

    @Test func theSameIndexIsNotWrittenAgain() throws {
        try withFolder { folder in
            let index = OutputIndex(folder: folder)
            try index.update([summary("Clock", 1)], diagnostics: [])
            let before = FileStamp(folder / "report.json")
            try index.update([summary("Clock", 1)], diagnostics: [])
            #expect(FileStamp(folder / "report.json") == before)
        }
    }
}
