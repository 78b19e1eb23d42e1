/// What was typed, sorted by the declaration, values still as text.
struct ParsedArguments {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Whether a flag was given.
    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// The last value given.
    func value(_ option: String) -> String? { values[option]?.last }

    /// Every value given, commas taken apart; nil where the option was not given.
    func list(_ option: String) -> [String]? {
        values[option]?.flatMap { $0.split(separator: ",").map(String.init) }
    }
}

/// A mistake in what was typed; the tool says it and leaves with code 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
    var description: String
    var hint: String?

    init(_ description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}

extension ParsedArguments {
    /// Options may stand anywhere; after `--` everything is an operand.
    init(_ arguments: some Sequence<String>, for command: CommandDeclaration) throws(UsageError) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            } else if argument.hasPrefix("--") {
                try parseLong(argument.dropFirst(2), rest: &rest, command: command)
            } else if argument.hasPrefix("-"), argument.count > 1 {
                try parseShort(argument.dropFirst(), rest: &rest, command: command)
            } else {
                operands.append(argument)
            }
        }
        // Help answers whatever else is missing.
        if has("help") { return }
        try checkOperands(command)
    }

    private mutating func parseLong(
        _ text: Substring, rest: inout ArraySlice<String>, command: CommandDeclaration
    ) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name == name }) else {
            throw UsageError(
                "unknown option '--\(name)'",
                hint: Suggestion.sentence(for: name, among: command.options.map(\.name)) {
                    "--\($0)"
                })
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if option.value == nil, attached != nil {
            throw UsageError("option '--\(name)' takes no value")
        }
        try take(option, attached: attached, rest: &rest)
    }

    private mutating func parseShort(
        _ text: Substring, rest: inout ArraySlice<String>, command: CommandDeclaration
    ) throws(UsageError) {
        var letters = text
        while let letter = letters.popFirst() {
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                throw UsageError("unknown option '-\(letter)'")
            }
            if option.value != nil {
                let attached = letters.isEmpty ? nil : String(letters)
                try take(option, attached: attached, rest: &rest)
                return
            }
            try take(option, attached: nil, rest: &rest)
        }
    }

    private mutating func take(
        _ option: OptionDeclaration, attached: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let valueName = option.value else {
            values[option.name] = []
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError(
                "option '--\(option.name)' needs a value: --\(option.name) \(valueName)")
        }
        values[option.name, default: []].append(value)
    }

    private func checkOperands(_ command: CommandDeclaration) throws(UsageError) {
        let allowed = command.operand?.maximum ?? 0
        if operands.count > allowed {
            throw UsageError("unexpected argument '\(operands[allowed])'")
        }
        if let operand = command.operand, operands.count < operand.minimum {
            throw UsageError(
                "'\(command.name)' needs \(operand.name)",
                hint: "vitrine \(command.name) --help says what it takes")
        }
    }
}
