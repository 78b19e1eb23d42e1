/// Help as text, from the declarations.
enum HelpText {
    static func overview(of commands: [CommandDeclaration], options: [OptionDeclaration]) -> String
    {
        """
        Pictures of WidgetKit widgets, from their Swift source.

        USAGE: vitrine <command> …

        COMMANDS:
        \(table(commands.map { ($0.name, $0.abstract) }))

        OPTIONS:
        \(table(options.map(row)))

        'vitrine <command> --help' says more about a command.
        """
    }

    static func page(for command: CommandDeclaration) -> String {
        let operand = command.operand.map { $0.minimum > 0 ? " \($0.name)" : " [\($0.name)]" } ?? ""
        var text = "\(command.abstract)\n\nUSAGE: vitrine \(command.name) [options]\(operand)\n"
        if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
        if let operand = command.operand {
            text += "\nARGUMENTS:\n\(table([(operand.name, operand.help)]))\n"
        }
        if !command.options.isEmpty { text += "\nOPTIONS:\n\(table(command.options.map(row)))\n" }
        text.removeLast()
        return text
    }

    private static func row(_ option: OptionDeclaration) -> (String, String) {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return ("\(letter)--\(option.name)\(option.value.map { " \($0)" } ?? "")", option.help)
    }

    /// Two columns; the second is wrapped to stay within 80 characters.
    private static func table(_ rows: [(String, String)]) -> String {
        let indent = 26
        return rows.map { name, help in
            let lines = wrap(help, width: 80 - indent)
            let head = "  " + name
            let padding = String(repeating: " ", count: max(indent - head.count, 0))
            let first = head.count < indent ? head + padding : head + "\n" + spaces(indent)
            return first + lines.joined(separator: "\n" + spaces(indent))
        }.joined(separator: "\n")
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    private static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
