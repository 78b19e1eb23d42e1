import PlainJSON

/// Says what happens, to people as it happens and to scripts at the end; counts what is wrong.
final class Reporter {
    private let options: RenderOptions
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    /// What was printed, whatever its place in the view.
    private var said: Set<Diagnostic> = []
    /// Whether the terminal's last line is a passing one.
    private var hasProgressLine = false

    init(options: RenderOptions) { self.options = options }

    /// Notes and prints it, once however often it comes: each picture of a timeline has the same
    /// findings.
    func report(_ diagnostic: Diagnostic) {
        guard seen.insert(diagnostic).inserted else { return }
        diagnostics.append(diagnostic)
        if options.verbosity != .verbose {
            if diagnostic.severity == .note && diagnostic.rule != nil { return }
            // Of one finding at many places of a view the first is printed, and all are in the report.
            guard said.insert(diagnostic.withoutPath).inserted else { return }
        }
        print(diagnostic)
    }

    /// Prints the notes that were held back: where there is nothing to see, they say why.
    func printNotes(from start: Int) {
        if options.verbosity == .verbose { return }
        diagnostics[start...].filter { $0.severity == .note && $0.rule != nil }.forEach(print)
    }

    private func print(_ diagnostic: Diagnostic) {
        if options.isJSON { return }
        if options.verbosity == .quiet && diagnostic.severity != .error { return }
        clearProgress()
        Terminal.printError(diagnostic.text(usesColor: Terminal.usesColor))
    }

    /// A line that the next one replaces; on a terminal only.
    func progress(_ text: String) {
        guard Terminal.isInteractive, options.verbosity == .normal, !options.isJSON else { return }
        Terminal.writeError("\r\u{1B}[K\(text)")
        hasProgressLine = true
    }

    func clearProgress() {
        if hasProgressLine { Terminal.writeError("\r\u{1B}[K") }
        hasProgressLine = false
    }

    /// What went well, for people.
    func say(_ text: String) {
        guard !options.isJSON, options.verbosity != .quiet else { return }
        clearProgress()
        Terminal.print(text)
    }

    /// What only those want to know who look for where time goes.
    func trace(_ text: String) {
        guard options.verbosity == .verbose else { return }
        clearProgress()
        Terminal.printError(text)
    }

    func programPrinted(_ line: String, program: WidgetProgram) {
        trace("\(program.moduleName): \(line)")
    }

    /// Whether something calls for a look: code 1.
    var hasFailure: Bool {
        diagnostics.contains {
            $0.severity == .error || (options.isStrict && $0.severity == .warning)
        }
    }
}
