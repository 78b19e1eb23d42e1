import MacroExpansion
import PlainJSON

/// The compiler's plugin: answers expansion requests from standard input until there are no more.
///
/// It speaks the compiler's JSON protocol itself instead of linking SwiftSyntax. That keeps
/// packages that use the library free of build flags and saves each compile the loading.
@main
struct Main {
    /// The protocol's version that these messages follow.
    static let protocolVersion = 7

    static func main() {
        let connection = CompilerConnection()
        while let message = connection.receive() {
            guard let request = message.members?.first else { return }
            connection.send(answer(to: request.key, request.value))
        }
    }

    static func answer(to request: String, _ body: JSON) -> JSON {
        switch request {
        case "getCapability":
            return [
                "getCapabilityResult": [
                    "capability": ["protocolVersion": JSON(protocolVersion), "features": []]
                ]
            ]
        case "expandFreestandingMacro":
            return result(of: FreestandingRequest(body)) { try PreviewExpansion.expand($0) }
        case "expandAttachedMacro":
            return result(of: AttachedRequest(body)) { try EntryExpansion.expand($0) }
        default:
            return ["expandMacroResult": ["expandedSource": nil, "diagnostics": []]]
        }
    }

    private static func result<Request: ExpansionRequest>(
        of request: Request, expand: (Request) throws -> String
    ) -> JSON {
        do {
            let source = try expand(request)
            return ["expandMacroResult": ["expandedSource": .string(source), "diagnostics": []]]
        } catch {
            let diagnostic: JSON = [
                "message": .string("\(error)"), "severity": "error",
                "position": [
                    "fileName": JSON(request.location.fileName),
                    "offset": JSON(request.location.offset),
                ],
                "highlights": [], "notes": [], "fixIts": [],
            ]
            return ["expandMacroResult": ["expandedSource": "", "diagnostics": [diagnostic]]]
        }
    }
}
