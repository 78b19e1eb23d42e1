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
        let candidates = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
            line.suffix(from: ": \(severity.rawValue): ").map { (severity, rest: $0) }
        }
        // The first one; what follows belongs to the message.
        guard let (severity, rest) = candidates.max(by: { $0.rest.count < $1.rest.count }) else {
            return nil
        }
        let place = line[..<rest.startIndex]
        let message = String(rest.dropFirst(severity.rawValue.count + 4))
        if place == "<unknown>:0" { return Diagnostic(severity, message) }
        // A quoted line of source may look alike; only places end in numbers.
        guard place.split(separator: ":").suffix(2).allSatisfy({ Int($0) != nil }) else {
            return nil
        }
        return Diagnostic(severity, message, place: String(place))
    }

    /// The same message at the same place once: macros and generics make the compiler repeat itself.
    private static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }
    }
}
