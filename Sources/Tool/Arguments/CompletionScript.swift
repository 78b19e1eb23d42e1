/// Completions of the shells, from the same declarations as parser and help.
struct CompletionScript {
    enum Shell: String, CaseIterable { case bash, zsh, fish }

    var commands: [CommandDeclaration]

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    // MARK: bash

    private var bash: String {
        var cases = ""
        for command in commands {
            var values = ""
            for option in command.options where option.value != nil {
                values += "            --\(option.name)) \(Self.bashAction(option.completion)) ;;\n"
            }
            let options = command.options.map { "--" + $0.name }.joined(separator: " ")
            cases += """
                    \(command.name))
                        case "$previous" in
                \(values)            *)
                            case "$current" in
                                -*) COMPREPLY=($(compgen -W "\(options)" -- "$current")) ;;
                                *) \(Self.bashAction(command.operand?.completion ?? .none)) ;;
                            esac ;;
                        esac ;;

                """
        }
        return """
            _vitrine() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local prefix=""
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
                    return
                fi
                # Lists: only what follows the last comma is completed.
                case "$current" in *,*) prefix="${current%,*},"; current="${current##*,}" ;; esac
                case "${COMP_WORDS[1]}" in
            \(cases)    esac
                if [ -n "$prefix" ]; then COMPREPLY=("${COMPREPLY[@]/#/$prefix}"); fi
            }
            complete -F _vitrine vitrine
            """
    }

    private static func bashAction(_ completion: Completion) -> String {
        switch completion {
        case .none: ":"
        case .files: #"compopt -o filenames; COMPREPLY=($(compgen -f -- "$current"))"#
        case .folders: #"compopt -o filenames; COMPREPLY=($(compgen -d -- "$current"))"#
        case .choices(let words):
            "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
        }
    }

    // MARK: zsh

    private var zsh: String {
        var cases = ""
        for command in commands {
            var lines = command.options.map { Self.zshOption($0) }
            if let operand = command.operand {
                lines.append("'*:\(operand.name):\(Self.zshAction(operand.completion))'")
            }
            cases +=
                "        \(command.name)) _arguments -s \\\n            "
                + lines.joined(separator: " \\\n            ") + " ;;\n"
        }
        let list = commands.map { "'\($0.name):\(Self.escaped($0.abstract))'" }
        return """
            #compdef vitrine
            _vitrine() {
                if (( CURRENT == 2 )); then
                    local -a commands=(\(list.joined(separator: " ")))
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
            \(cases)    esac
            }
            _vitrine "$@"
            """
    }

    private static func zshOption(_ option: OptionDeclaration) -> String {
        let help = escaped(option.help)
        guard let value = option.value else { return "'--\(option.name)[\(help)]'" }
        var action = zshAction(option.completion)
        if option.isList, case .choices(let words) = option.completion {
            action = "_values -s , \(value) \(words.joined(separator: " "))"
        }
        return "'--\(option.name)=[\(help)]:\(value):\(action)'"
    }

    private static func zshAction(_ completion: Completion) -> String {
        switch completion {
        case .none: ""
        case .files: "_files"
        case .folders: "_files -/"
        case .choices(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// For text within single quotes and brackets.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }

    // MARK: fish

    private var fish: String {
        var lines = ["complete -c vitrine -f"]
        for command in commands {
            let help = Self.quoted(command.abstract)
            lines.append(
                "complete -c vitrine -n __fish_use_subcommand -a \(command.name) -d \(help)")
        }
        for command in commands {
            let head = "complete -c vitrine -n '__fish_seen_subcommand_from \(command.name)'"
            if let action = Self.fishAction(command.operand?.completion ?? .none) {
                lines.append("\(head) \(action)")
            }
            for option in command.options {
                var line = "\(head) -l \(option.name)"
                if let letter = option.letter { line += " -s \(letter)" }
                if option.value != nil { line += " -x" }
                if let action = Self.fishAction(option.completion) { line += " " + action }
                lines.append(line + " -d " + Self.quoted(option.help))
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func fishAction(_ completion: Completion) -> String? {
        switch completion {
        case .none: nil
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .choices(let words): "-a '\(words.joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.reduce(into: "") { $0 += $1 == "'" ? "\\'" : String($1) } + "'"
    }
}
