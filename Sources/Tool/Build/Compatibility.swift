/// How much of each of Apple's names is there, as `Documentation/compatibility.tsv` says it: what a
/// name that the compiler does not find is explained with.
struct Compatibility {
    struct Row: Hashable {
        /// `view`, `modifier`, … : the page's sections.
        var kind: String
        var name: String
        /// `drawn`, `sign`, `partly`, `inert` or `missing`.
        var state: String
        var note: String

        /// Where the page tells of it.
        var place: String {
            let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            return "Documentation/Compatibility.md#\(kind)-\(letters)"
        }

        /// What to do instead, and where to read on.
        var advice: String { (note.isEmpty ? "" : " " + note) + " See " + place }
    }

    private let rows: [String: [Row]]

    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
        let rows = lines.compactMap { line -> Row? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 3 else { return nil }
            return Row(
                kind: String(fields[0]), name: String(fields[1]), state: String(fields[2]),
                note: fields.count > 4 ? String(fields[4]) : "")
        }
        self.rows = Dictionary(grouping: rows, by: \.name)
    }

    /// The table that belongs to the tool; empty where it cannot be read, since all that is lost
    /// with it are hints.
    init(_ runtime: Runtime) {
        let bytes = try? runtime.compatibility.read()
        self.init(String(decoding: bytes ?? [], as: UTF8.self))
    }

    /// The diagnostics with a hint where they miss a name that the table knows. Each name is
    /// explained once.
    func explain(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var told: Set<Row> = []
        return diagnostics.map { diagnostic in
            guard let name = MissingName(message: diagnostic.message), let row = row(for: name),
                let hint = hint(for: row, name), told.insert(row).inserted
            else { return diagnostic }
            var diagnostic = diagnostic
            // What the prepass already said of a module.
            diagnostic.hint = diagnostic.hint.map { "\($0).\(row.advice)" } ?? hint
            return diagnostic
        }
    }

    private func row(for name: MissingName) -> Row? {
        switch name {
        case .module(let name): rows[name]?.first { $0.kind == "module" }
        case .inScope(let name):
            (rows[name] ?? rows["@" + name])?.first { !Self.memberKinds.contains($0.kind) }
        case .member(let name, of: "EnvironmentValues"): rows["\\." + name]?.first
        case .member(let name, of: "WidgetFamily"): rows[name]?.first { $0.kind == "family" }
        case .member(let name, of: "Color"):
            rows["Color." + name]?.first ?? rows[name]?.first { $0.kind == "modifier" }
        case .member(let name, _): rows[name]?.first { $0.kind == "modifier" }
        }
    }

    private static let memberKinds: Set = ["modifier", "environment", "module", "family"]

    private func hint(for row: Row, _ name: MissingName) -> String? {
        switch (row.state, name) {
        case ("missing", _): return "'\(row.name)' is not there.\(row.advice)"
        case (_, .inScope):
            guard let module = Self.modules[row.kind] else { return nil }
            return "'\(row.name)' comes with \(module): import it. See \(row.place)"
        case ("partly", _): return "'\(row.name)' is there in part.\(row.advice)"
        case (_, .member), (_, .module): return nil
        }
    }

    /// What brings names of a kind.
    private static let modules = [
        "view": "SwiftUI", "shape": "SwiftUI", "chart": "Charts", "style": "SwiftUI",
        "wrapper": "SwiftUI",
        "type": "SwiftUI", "widget": "WidgetKit", "intent": "AppIntents", "uikit": "UIKit",
        "combine": "Combine", "log": "OSLog", "foundation": "Foundation",
    ]
}
