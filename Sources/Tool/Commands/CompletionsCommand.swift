/// `vitrine completions SHELL`: a script for the shell to load.
struct CompletionsCommand {
    static let declaration = CommandDeclaration(
        name: "completions", abstract: "A completion script for a shell.",
        discussion: """
            bash: vitrine completions bash > ~/.local/share/bash-completion/completions/vitrine
            zsh:  vitrine completions zsh > a folder of $fpath, named _vitrine
            fish: vitrine completions fish > ~/.config/fish/completions/vitrine.fish
            """,
        operand: .init(
            name: "SHELL", help: "bash, zsh or fish.",
            completion: .choices(CompletionScript.Shell.allCases.map(\.rawValue)), minimum: 1,
            maximum: 1),
        options: CommandList.commonOptions)

    var shell: CompletionScript.Shell

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let name = arguments.operands[0]
        guard let shell = CompletionScript.Shell(rawValue: name) else {
            throw UsageError("there are no completions for '\(name)'", hint: "bash, zsh or fish")
        }
        self.shell = shell
    }

    func run() -> ExitCode {
        Terminal.print(CompletionScript(commands: CommandList.all).text(for: shell))
        return .success
    }
}
