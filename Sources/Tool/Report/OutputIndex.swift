import PlainJSON

/// `Output/report.json`: which widgets' reports lie in the folder, of this run and of earlier ones.
struct OutputIndex {
    var folder: FilePath

    private var file: FilePath { folder / "report.json" }

    /// Puts the widgets of this run into the index and takes out those whose reports are gone.
    /// A file that would not change is not written.
    func update(_ widgets: [WidgetSummary], diagnostics: [Diagnostic]) throws(FileError) {
        let old = try? file.read()
        let before = old.flatMap { try? JSON(parsing: $0) }
        var rows: [String: JSON] = [:]
        for row in before?["widgets"]?.array ?? [] {
            if let report = row["report"]?.string { rows[report] = row }
        }
        for widget in widgets {
            rows[widget.report] = [
                "kind": .string(widget.kind), "displayName": JSON(widget.displayName),
                "report": .string(widget.report), "pictures": JSON(widget.pictures),
                "findings": Self.count(diagnostics.filter { $0.kind == widget.kind }),
            ]
        }
        let present = rows.filter { (folder / $0.key).exists }.sorted { $0.key < $1.key }
        let index: JSON = [
            "version": 1, "widgets": .array(present.map(\.value)),
            "problems": .array(diagnostics.filter { $0.severity == .error }.map(\.json)),
        ]
        let bytes = Array((index.text(indented: true) + "\n").utf8)
        if bytes != old { try file.write(bytes) }
    }

    static func count(_ diagnostics: [Diagnostic]) -> JSON {
        let counts = [Diagnostic.Severity.error, .warning, .note].map { severity in
            JSON.Member(
                severity.rawValue, JSON(diagnostics.filter { $0.severity == severity }.count))
        }
        return .object(counts)
    }
}
