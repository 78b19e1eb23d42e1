import PlainJSON

/// `Output/report.json`: which widgets' reports lie in the folder, of this run and of earlier ones.
struct OutputIndex {
    var folder: FilePath

    private var file: FilePath { folder / "report.json" }

    /// Puts the widgets of this run into the index and takes out those whose reports are gone.
    /// A file that would not change is not written.
    func update(pictures: [String], diagnostics: [Diagnostic]) throws(FileError) {
        let old = try? file.read()
        let before = old.flatMap { try? JSON(parsing: $0) }
        var widgets: [String: JSON] = [:]
        for widget in before?["widgets"]?.array ?? [] {
            if let kind = widget["kind"]?.string { widgets[kind] = widget }
        }
        for (kind, files) in Dictionary(grouping: pictures, by: Self.kind) {
            widgets[kind] = [
                "kind": .string(kind), "report": .string("\(kind)/report.json"),
                "pictures": JSON(files.count),
                "findings": Self.count(diagnostics.filter { $0.kind == kind }),
            ]
        }
        let present = widgets.values.filter { widget in
            widget["report"]?.string.map { (folder / $0).exists } ?? false
        }
        let index: JSON = [
            "version": 1,
            "widgets": .array(
                present.sorted { ($0["kind"]?.string ?? "") < ($1["kind"]?.string ?? "") }),
            "problems": .array(diagnostics.filter { $0.severity == .error }.map(\.json)),
        ]
        let bytes = Array((index.text(indented: true) + "\n").utf8)
        if bytes != old { try file.write(bytes) }
    }

    /// The reports that tell about those pictures, each once.
    static func reports(of pictures: [String]) -> [String] {
        Set(pictures.map(kind)).sorted().map { "\($0)/report.json" }
    }

    /// The folder of a picture's file.
    private static func kind(_ file: String) -> String {
        file.split(separator: "/").dropLast().joined(separator: "/")
    }

    static func count(_ diagnostics: [Diagnostic]) -> JSON {
        let counts = [Diagnostic.Severity.error, .warning, .note].map { severity in
            JSON.Member(
                severity.rawValue, JSON(diagnostics.filter { $0.severity == severity }.count))
        }
        return .object(counts)
    }
}
