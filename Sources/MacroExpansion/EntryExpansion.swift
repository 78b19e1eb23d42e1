/// `@Entry`: accessors that look the value up by a key, and the key with its default.
package enum EntryExpansion {
    package static func expand(_ request: AttachedRequest) throws -> String {
        guard request.declaration.utf8.count > 0, request.role != .other else { return "" }
        // `@Previewable` is a peer too; `#Preview` has read it already.
        if isPreviewable(request.declaration) { return "" }
        let entry = try VariableDeclaration(parsing: request.declaration)
        let key = "__Key_\(entry.name.filter { $0 != "`" })"
        if request.role == .accessor {
            return "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
        }
        return try self.key(named: key, for: entry, in: container(of: request))
    }

    private enum Container: String {
        case environment = "EnvironmentKey"
        case transaction = "TransactionKey"
        case values = "ContainerValueKey"
        case focused = "FocusedValueKey"
    }

    private static func container(of request: AttachedRequest) -> Container {
        let names = [
            "Transaction": Container.transaction, "ContainerValues": .values,
            "FocusedValues": .focused,
        ]
        for declaration in request.context {
            var scanner = SourceScanner(declaration)
            while !scanner.isAtEnd, scanner.current != UInt8(ascii: "{") {
                if let word = scanner.identifier() {
                    if let container = names[word] { return container }
                } else {
                    scanner.skipPiece()
                }
            }
        }
        return .environment
    }

    private static func key(
        named key: String, for entry: VariableDeclaration, in container: Container
    ) throws -> String {
        if container == .focused {
            guard let type = entry.type else {
                throw MacroError(description: "@Entry in FocusedValues needs a type")
            }
            let value = type.hasSuffix("?") ? String(type.dropLast()) : type
            return "private struct \(key): SwiftUI.FocusedValueKey { typealias Value = \(value) }"
        }
        let head = "private struct \(key): SwiftUI.\(container.rawValue)"
        let isOptional =
            entry.type?.hasSuffix("?") == true || entry.type?.hasPrefix("Optional<") == true
        guard let value = entry.value ?? (isOptional ? "nil" : nil) else {
            throw MacroError(description: "@Entry needs a default value")
        }
        // Computed, since a stored static would have to be Sendable.
        if let type = entry.type ?? literalType(of: value) {
            return "\(head) { static var defaultValue: \(type) { \(value) } }"
        }
        return "\(head) { nonisolated(unsafe) static let defaultValue = \(value) }"
    }

    /// The type of a plain literal, whose default needs no annotation.
    private static func literalType(of value: String) -> String? {
        if value == "true" || value == "false" { return "Swift.Bool" }
        if value.hasPrefix("\"") || value.hasPrefix("#\"") {
            var scanner = SourceScanner(value)
            scanner.skipPiece()
            return scanner.isAtEnd ? "Swift.String" : nil
        }
        let digits = value.filter { $0 != "_" }
        if Int(digits) != nil { return "Swift.Int" }
        if digits.first?.isNumber == true || digits.first == "-", Double(digits) != nil {
            return "Swift.Double"
        }
        return nil
    }

    private static func isPreviewable(_ declaration: String) -> Bool {
        var scanner = SourceScanner(declaration)
        scanner.skipTrivia()
        return scanner.starts(with: "@Previewable")
    }
}
