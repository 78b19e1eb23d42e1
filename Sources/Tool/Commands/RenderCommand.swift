import Glibc
import PlainJSON

/// `vitrine render PATH…`
struct RenderCommand {
    var options: RenderOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try RenderOptions(arguments)
    }

    func run() -> ExitCode {
        guard options.isWatching else { return renderOnce() }
        let output = options.output
        let watch = FileWatch(paths: options.paths, excluded: [output.resolved ?? output.absolute])
        while true {
            let state = watch.state()
            let code = renderOnce()
            if code == .trouble && state.isEmpty { return code }
            watch.waitForChange(from: state)
        }
    }

    private func renderOnce() -> ExitCode {
        let reporter = Reporter(options: options)
        let start = Clock.now
        let outcome: Outcome
        do throws(Trouble) {
            outcome = try render(reporter)
        } catch {
            reporter.report(Diagnostic(.error, error.message, hint: error.hint))
            outcome = Outcome(code: .trouble)
        }
        reporter.clearProgress()
        let code =
            outcome.code != .success ? outcome.code : reporter.hasFailure ? .findings : .success
        if options.isJSON {
            Terminal.print(document(outcome, reporter, code).text(indented: true))
        } else if !outcome.pictures.isEmpty {
            let count = outcome.pictures.count
            let hundredths = Int((Clock.now - start) * 100)
            let seconds = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
            reporter.say(
                "\(count) picture\(count == 1 ? "" : "s") in \(options.output) (\(seconds) s)")
        }
        return code
    }

    private struct Outcome {
        var code = ExitCode.success
        var pictures: [String] = []
        var widgets: [WidgetSummary] = []
    }

    /// What ends the whole run.
    private struct Trouble: Error {
        var message: String
        var hint: String?

        init(_ message: String, hint: String? = nil) {
            self.message = message
            self.hint = hint
        }

        init(_ error: FileError) { message = error.description }
        init(_ error: SpawnError) { message = error.description }
        init(_ error: ToolchainError) { (message, hint) = (error.description, error.hint) }
        init(_ error: RuntimeError) { (message, hint) = (error.description, error.hint) }
        init(_ error: WidgetSources.Failure) { message = error.description }
    }

    private func render(_ reporter: Reporter) throws(Trouble) -> Outcome {
        let output = options.output
        let programs: [WidgetSources]
        do throws(WidgetSources.Failure) {
            programs = try WidgetSources.collect(
                options.paths, excluding: [output.resolved ?? output])
        } catch { throw Trouble(error) }
        do throws(FileError) { try output.makeDirectory() } catch { throw Trouble(error) }
        guard access(output.description, W_OK) == 0 else {
            throw Trouble(FileError("write to", output))
        }

        let cache = Cache()
        let builder = try makeBuilder(cache, reporter)
        var outcome = Outcome()
        for sources in programs {
            reporter.progress("compiling \(sources.name)")
            guard let program = try build(sources, builder, reporter) else { continue }
            program.findings.forEach(reporter.report)
            let result = try draw(program, builder, reporter)
            reportReplaced(result, by: program, before: outcome, reporter)
            outcome.pictures += result.pictures
            outcome.widgets += result.widgets
        }
        do throws(FileError) {
            try OutputIndex(folder: output).update(
                outcome.widgets, diagnostics: reporter.diagnostics)
        } catch { throw Trouble(error) }
        return outcome
    }

    private func makeBuilder(
        _ cache: Cache, _ reporter: Reporter
    ) throws(Trouble) -> ProgramBuilder {
        let runtime: Runtime
        do throws(RuntimeError) {
            runtime = try Runtime.locate()
            try runtime.check()
        } catch { throw Trouble(error) }
        let toolchain: Toolchain
        do throws(ToolchainError) {
            toolchain = try Toolchain.locate(for: runtime, cache: cache)
        } catch { throw Trouble(error) }
        return ProgramBuilder(
            runtime: runtime, toolchain: toolchain, cache: cache,
            languageMode: options.languageMode, isVerbose: options.verbosity == .verbose,
            trace: reporter.trace)
    }

    /// nil where the source does not compile; the reasons have been reported.
    private func build(
        _ sources: WidgetSources, _ builder: ProgramBuilder, _ reporter: Reporter
    ) throws(Trouble) -> WidgetProgram? {
        do throws(ProgramBuilder.Failure) {
            return try builder.build(sources)
        } catch {
            switch error {
            case .source(let diagnostics):
                diagnostics.forEach(reporter.report)
                reporter.report(
                    Diagnostic(.error, "the widget does not compile", place: sources.name))
                return nil
            case .file(let error): throw Trouble(error)
            case .spawn(let error): throw Trouble(error)
            case .tool(let message): throw Trouble(message)
            }
        }
    }

    private func draw(
        _ program: WidgetProgram, _ builder: ProgramBuilder, _ reporter: Reporter
    ) throws(Trouble) -> ProgramRenderer.Result {
        let renderer = ProgramRenderer(
            program: program, options: options, runtime: builder.runtime,
            toolchain: builder.toolchain, cache: builder.cache, reporter: reporter)
        let start = reporter.diagnostics.count
        let result: ProgramRenderer.Result
        do throws(ProgramRun.Failure) { result = try renderer.render() } catch {
            switch error {
            case .file(let error): throw Trouble(error)
            case .spawn(let error): throw Trouble(error)
            }
        }
        noteWhatIsMissing(result, program, reporter)
        if result.pictures.isEmpty { reporter.printNotes(from: start) }
        return result
    }

    /// Folders are named by kinds, so programs with one kind in common overwrite each other.
    private func reportReplaced(
        _ result: ProgramRenderer.Result, by program: WidgetProgram, before: Outcome,
        _ reporter: Reporter
    ) {
        for widget in result.widgets
        where before.widgets.contains(where: { $0.report == widget.report }) {
            reporter.report(
                Diagnostic(
                    .error,
                    "the kind '\(widget.kind)' is another folder's too; these pictures replaced its",
                    hint: "draw one of them with another --output", rule: "duplicate-kind",
                    place: program.name))
        }
    }

    /// A run without pictures, or without a kind that was asked for, says why.
    private func noteWhatIsMissing(
        _ result: ProgramRenderer.Result, _ program: WidgetProgram, _ reporter: Reporter
    ) {
        guard result.isComplete else { return }
        if result.kinds.isEmpty && options.kinds == nil {
            reporter.report(
                Diagnostic(
                    .error, "there is no widget here",
                    hint: "a widget is a type that conforms to Widget", place: program.name))
        }
        for kind in options.kinds ?? [] where !result.kinds.contains(kind) {
            reporter.report(
                Diagnostic(
                    .error, "there is no widget of kind '\(kind)'",
                    hint: Suggestion.sentence(for: kind, among: result.kinds), place: program.name))
        }
    }

    private func document(_ outcome: Outcome, _ reporter: Reporter, _ code: ExitCode) -> JSON {
        [
            "version": 1, "code": JSON(Int(code.rawValue)),
            "output": .string(options.output.description),
            "pictures": JSON(outcome.pictures),
            "reports": JSON(outcome.widgets.map(\.report)),
            "counts": OutputIndex.count(reporter.diagnostics),
            "findings": .array(reporter.diagnostics.map(\.json)),
        ]
    }
}
