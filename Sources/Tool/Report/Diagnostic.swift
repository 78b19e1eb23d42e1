import PlainJSON

/// Something to know, with its place: an error of the compiler, a finding of a picture, trouble of
/// the run. People read it in the form of compilers, scripts as JSON.
struct Diagnostic: Hashable {
    enum Severity: String, Comparable, Hashable {
        case note, warning, error

        static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    var severity: Severity
    var message: String
    var hint: String?
    /// A stable name of what was checked, for example `text-truncated`.
    var rule: String?
    /// `File.swift:12:9`, `File.swift`, a widget's kind or a folder.
    var place: String?
    /// The place in the view tree.
    var path: String?
    /// The kind of the widget it is about.
    var kind: String?
    /// Lines of source below the message, as compilers print them.
    var excerpt: String = ""

    init(
        _ severity: Severity, _ message: String, hint: String? = nil, rule: String? = nil,
        place: String? = nil
    ) {
        self.severity = severity
        self.message = message
        self.hint = hint
        self.rule = rule
        self.place = place
    }

    /// The same for every place in the view tree.
    var withoutPath: Diagnostic {
        var copy = self
        copy.path = nil
        return copy
    }

    var json: JSON {
        var members: [JSON.Member] = [
            .init("severity", .string(severity.rawValue)), .init("message", .string(message)),
        ]
        let optional = [
            ("hint", hint), ("rule", rule), ("source", place), ("path", path), ("kind", kind),
        ]
        for case (let key, let value?) in optional { members.append(.init(key, .string(value))) }
        return .object(members)
    }

    /// `place: severity: message [path]`, then the excerpt and the hint.
    func text(usesColor: Bool) -> String {
        func painted(_ text: String, _ code: String) -> String {
            usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
        }
        let codes = [Severity.note: "1;36", .warning: "1;35", .error: "1;31"]
        var line = (place ?? "vitrine") + ": "
        line += painted("\(severity.rawValue):", codes[severity]!) + " " + message
        if let path, !path.isEmpty { line += " [\(path)]" }
        if !excerpt.isEmpty { line += "\n" + excerpt }
        if let hint { line += "\n  " + painted("hint:", "1;32") + " " + hint }
        return line
    }
}
