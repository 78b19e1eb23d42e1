/// A name that the compiler did not find, read from its message.
enum MissingName: Hashable {
    /// A type, a function or a macro: `Map`, `@Query`.
    case inScope(String)
    /// Something of a type: `refreshable` of `some View`.
    case member(String, of: String)
    case module(String)

    /// Nil where the message is about something else.
    init?(message: String) {
        let names = Self.quoted(message)
        if message.hasPrefix("cannot find "), message.contains(" in scope"), let name = names.first
        {
            self = .inScope(name)
        } else if message.contains(" has no member "), names.count == 2 {
            self = .member(names[1], of: names[0])
        } else if message.contains(" has no dynamic member "), names.count == 2 {
            self = .member(names[1], of: names[0])
        } else if message.hasPrefix("unknown attribute "), let name = names.first {
            self = .inScope("@" + name)
        } else if message.hasPrefix("no macro named "), let name = names.first {
            self = .inScope("#" + name)
        } else if message.hasPrefix("no such module ") || message.contains("' is not available; "),
            let name = names.first
        {
            self = .module(name)
        } else {
            return nil
        }
    }

    /// What stands between the first two pairs of marks.
    private static func quoted(_ message: String) -> [String] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return stride(from: 1, to: min(parts.count - 1, 4), by: 2).map { String(parts[$0]) }
    }
}
