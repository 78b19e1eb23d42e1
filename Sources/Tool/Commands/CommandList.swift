/// The tool's commands, in the order of the help.
enum CommandList {
    static let all = [
        RenderCommand.declaration, DoctorCommand.declaration, CompletionsCommand.declaration,
    ]

    /// What every command takes.
    static let commonOptions: [OptionDeclaration] = [
        .flag("quiet", "q", "Errors only."),
        .flag("verbose", "v", "Also what the compiler and the widget print."),
        .flag("help", "h", "This text."),
    ]

    /// What stands before any command.
    static let topOptions: [OptionDeclaration] = [
        .flag("help", "h", "This text."), .flag("version", nil, "The version."),
    ]
}
