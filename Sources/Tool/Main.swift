import Glibc

/// The command `vitrine`.
@main
struct Main {
    static func main() {
        // A reader of our output that goes away is no reason to die in the middle of a file.
        signal(SIGPIPE, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ arguments: [String]) -> ExitCode {
        do throws(UsageError) {
            return try dispatch(arguments)
        } catch {
            let diagnostic = Diagnostic(.error, error.description, hint: error.hint)
            Terminal.printError(diagnostic.text(usesColor: Terminal.usesColor))
            return .trouble
        }
    }

    private static func dispatch(_ arguments: [String]) throws(UsageError) -> ExitCode {
        guard let name = arguments.first else {
            Terminal.printError(overview)
            return .trouble
        }
        switch name {
        case "--help", "-h", "help":
            Terminal.print(overview)
            return .success
        case "--version":
            Terminal.print("vitrine \(VersionNumber.current)")
            return .success
        default: break
        }
        guard let command = CommandList.all.first(where: { $0.name == name }) else {
            let kind = name.hasPrefix("-") ? "option" : "command"
            throw UsageError(
                "unknown \(kind) '\(name)'",
                hint: Suggestion.sentence(for: name, among: CommandList.all.map(\.name))
                    ?? "vitrine --help lists the commands")
        }
        let parsed = try ParsedArguments(arguments.dropFirst(), for: command)
        if parsed.has("help") {
            Terminal.print(HelpText.page(for: command))
            return .success
        }
        switch name {
        case "render": return try RenderCommand(parsed).run()
        case "doctor": return DoctorCommand(parsed).run()
        default: return try CompletionsCommand(parsed).run()
        }
    }

    private static var overview: String {
        HelpText.overview(of: CommandList.all, options: CommandList.topOptions)
    }
}
