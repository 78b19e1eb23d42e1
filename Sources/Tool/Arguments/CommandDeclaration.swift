/// What a command takes, as data: the parser, the help and the shells' completions all read it.
struct CommandDeclaration: Sendable {
    var name: String
    /// One line for the list of commands.
    var abstract: String
    /// More for the command's own help; empty where the line says all.
    var discussion = ""
    var operand: Operand?
    var options: [OptionDeclaration] = []

    /// What is given without a dash.
    struct Operand: Sendable {
        /// For example `PATH…`.
        var name: String
        var help: String
        var completion: Completion = .none
        var minimum = 0
        var maximum = Int.max
    }
}

/// One option: `--name value`, `--name=value` or, without a value, a flag.
struct OptionDeclaration: Sendable {
    var name: String
    var letter: Character?
    /// The value's name in the help; nil for a flag.
    var value: String?
    var help: String
    var completion: Completion = .none
    /// Takes several values, separated by commas, and may be given more than once.
    var isList = false

    static func flag(_ name: String, _ letter: Character? = nil, _ help: String) -> Self {
        Self(name: name, letter: letter, value: nil, help: help)
    }

    static func value(
        _ name: String, _ value: String, _ help: String, letter: Character? = nil,
        completion: Completion = .none
    ) -> Self {
        Self(name: name, letter: letter, value: value, help: help, completion: completion)
    }

    static func list(
        _ name: String, _ value: String, _ help: String, completion: Completion = .none
    ) -> Self {
        Self(name: name, value: value, help: help, completion: completion, isList: true)
    }
}

/// What a shell offers for a value.
enum Completion: Sendable {
    case none
    case files
    case folders
    case choices([String])
}
