import PlainJSON

/// One line that a widget program says while it works; Documentation/Protocol.md defines them.
enum RenderEvent {
    /// A widget was found.
    case widget(kind: String)
    case begin(RenderUnit, stage: String)
    case end(RenderUnit)
    /// A picture's file, relative to the output; whether it was written anew.
    case picture(file: String, isNew: Bool)
    /// A widget's report was written.
    case report(WidgetSummary)
    case finding(Diagnostic)
    case done(pictures: Int)

    /// nil for what this version does not know.
    init?(line: some Sequence<UInt8>) {
        guard let json = try? JSON(parsing: Array(line)), let name = json["event"]?.string else {
            return nil
        }
        let unit = RenderUnit(
            kind: json["kind"]?.string ?? "", family: json["family"]?.string ?? "")
        switch name {
        case "widget": self = .widget(kind: unit.kind)
        case "begin": self = .begin(unit, stage: json["stage"]?.string ?? "")
        case "end": self = .end(unit)
        case "picture", "unchanged":
            guard let file = json["file"]?.string else { return nil }
            self = .picture(file: file, isNew: name == "picture")
        case "report":
            guard let file = json["file"]?.string else { return nil }
            self = .report(
                WidgetSummary(
                    kind: unit.kind, displayName: json["displayName"]?.string, report: file,
                    pictures: json["pictures"]?.integer ?? 0))
        case "finding": self = .finding(Diagnostic(json: json))
        case "done": self = .done(pictures: json["pictures"]?.integer ?? 0)
        default: return nil
        }
    }
}

/// One widget in the index of an output folder.
struct WidgetSummary {
    var kind: String
    var displayName: String?
    /// The report's file, relative to the output.
    var report: String
    var pictures: Int
}

/// Cuts what arrives in pieces into lines.
struct LineSplitter {
    private var rest: [UInt8] = []

    /// The lines that `bytes` completes, without their ends.
    mutating func lines(adding bytes: ArraySlice<UInt8>) -> [[UInt8]] {
        rest += bytes
        var lines: [[UInt8]] = []
        var start = 0
        for (index, byte) in rest.enumerated() where byte == 0x0A {
            lines.append(Array(rest[start..<index]))
            start = index + 1
        }
        rest.removeFirst(start)
        return lines
    }
}
