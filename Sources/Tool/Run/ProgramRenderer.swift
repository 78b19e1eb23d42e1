/// Draws a program's widgets, however badly some of them behave: what crashes or hangs is noted and
/// left out, and the program starts again for the rest.
struct ProgramRenderer {
    var program: WidgetProgram
    var options: RenderOptions
    var runtime: Runtime
    var toolchain: Toolchain
    var cache: Cache
    var reporter: Reporter
    /// Seconds that a program has beyond the time limit before it is ended.
    var grace = 2.0

    struct Result {
        var kinds: Set<String> = []
        /// Files relative to the output, in the order drawn, each once.
        var pictures: [String] = []
        var widgets: [WidgetSummary] = []
        var isComplete = true
    }

    /// More units than this may fail before the rest is given up.
    private static let maximumRestarts = 100

    func render() throws(ProgramRun.Failure) -> Result {
        var result = Result()
        var seen: Set<String> = []
        var request = RenderRequest(options: options, runtime: runtime, program: program)
        while true {
            let ending = try ProgramRun(
                program: program, toolchain: toolchain, options: options, cache: cache,
                grace: grace
            ).run(
                request, printed: { reporter.programPrinted($0, program: program) },
                received: { note($0, in: &result, seen: &seen) })
            guard let failure = Self.failure(of: ending, limit: options.timeLimit) else {
                return result
            }
            let isKnown = request.skipped.contains { $0.unit == failure.unit }
            guard let unit = failure.unit, !isKnown, request.skipped.count < Self.maximumRestarts
            else {
                result.isComplete = false
                reporter.report(Diagnostic(.error, failure.reason, place: program.name))
                return result
            }
            let (source, message) = located(failure.reason)
            var diagnostic = Diagnostic(
                .error, message, hint: failure.hint, rule: failure.rule,
                place: source ?? "\(unit.kind)/\(unit.family)")
            diagnostic.kind = unit.kind
            diagnostic.path = source == nil ? nil : "\(unit.kind)/\(unit.family)"
            reporter.report(diagnostic)
            request.skipped.append((unit, message))
            request.finished = result.widgets.map(\.kind)
        }
    }

    private func note(_ event: RenderEvent, in result: inout Result, seen: inout Set<String>) {
        switch event {
        case .widget(let kind): result.kinds.insert(kind)
        case .begin(let unit, _):
            result.kinds.insert(unit.kind)
            reporter.progress("\(unit.kind) \(unit.family)")
        case .picture(let file, _):
            if seen.insert(file).inserted { result.pictures.append(file) }
        case .report(let summary):
            result.widgets.removeAll { $0.kind == summary.kind && $0.report == summary.report }
            result.widgets.append(summary)
        case .finding(var finding):
            finding.place = place(of: finding)
            reporter.report(finding)
        case .end, .done: break
        }
    }

    /// The compiler knows files by their names alone (`#fileID`); people by their paths.
    private func place(of finding: Diagnostic) -> String? {
        guard let place = finding.place else { return finding.kind ?? program.name }
        let name = place.split(separator: "/").last.map(String.init) ?? place
        let fileName = name.prefix { $0 != ":" }
        let files = program.files.filter { $0.lastComponent == fileName }
        guard files.count == 1, let file = files.first else { return place }
        return file.description + name.dropFirst(fileName.count)
    }

    /// `Module/File.swift:17: Fatal error: no forecast`, as the Swift runtime says it: the place, if
    /// it is one of the user's, and the words.
    private func located(_ reason: String) -> (source: String?, message: String) {
        guard let words = reason.suffix(from: ": Fatal error: ") else { return (nil, reason) }
        let message = "crashed: " + words.dropFirst(": Fatal error: ".count)
        var finding = Diagnostic(.error, "", place: String(reason[..<words.startIndex]))
        finding.place = place(of: finding)
        return (finding.place == String(reason[..<words.startIndex]) ? nil : finding.place, message)
    }

    private struct UnitFailure {
        var unit: RenderUnit?
        var reason: String
        var hint: String?
        var rule: String
    }

    private static func failure(of ending: ProgramRun.Ending, limit: Double) -> UnitFailure? {
        switch ending {
        case .finished: nil
        case .crashed(let unit, let reason): UnitFailure(unit: unit, reason: reason, rule: "crash")
        case .tookTooLong(let unit):
            UnitFailure(
                unit: unit, reason: "no answer within \(Int(limit)) s",
                hint: "--timeout gives it more time", rule: "timeout")
        }
    }
}
