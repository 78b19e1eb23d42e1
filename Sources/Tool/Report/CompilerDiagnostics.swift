/// The compiler's output, taken apart into diagnostics.
enum CompilerDiagnostics {
    /// Reads `path:line:column: severity: message` with the lines below it.
    static func parse(_ output: String) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let diagnostic = head(line) {
                result.append(diagnostic)
            } else if !result.isEmpty, !line.isEmpty {
                let separator = result[result.count - 1].excerpt.isEmpty ? "" : "\n"
                result[result.count - 1].excerpt += separator + line
            }
        }
        return merged(result)
    }

    private static func head(_ line: Substring) -> Diagnostic? {
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            guard let rest = line.suffix(from: ": \(severity.rawValue): ") else { continue }
            let place = line[..<rest.startIndex]
            // A quoted line of source may look alike; only places end in numbers.
            guard
                place == "<unknown>:0"
                    || place.split(separator: ":").suffix(2).allSatisfy({ Int($0) != nil })
            else { return nil }
            let message = rest.dropFirst(severity.rawValue.count + 4)
            return Diagnostic(
                severity, String(message),
                place: place == "<unknown>:0" ? nil : String(place))
        }
        return nil
    }

    /// The same message at the same place once: macros and generics make the compiler repeat itself.
    private static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }
    }
}
