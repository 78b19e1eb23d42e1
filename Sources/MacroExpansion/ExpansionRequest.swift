import PlainJSON

/// Where a macro stands in the user's file.
package struct SourceLocation {
    package var fileName = ""
    /// Bytes from the start of the file.
    package var offset = 0

    init(_ syntax: JSON?) {
        fileName = syntax?["location"]?["fileName"]?.string ?? ""
        offset = syntax?["location"]?["offset"]?.integer ?? 0
    }
}

package protocol ExpansionRequest {
    var location: SourceLocation { get }
}

/// `#Name(…) { … }`
package struct FreestandingRequest: ExpansionRequest {
    /// The type named by `#externalMacro`, which tells a view's preview from a widget's.
    var typeName: String
    var source: String
    /// A prefix that is unique in the user's module.
    var discriminator: String
    package var location: SourceLocation

    package init(_ body: JSON) {
        typeName = body["macro"]?["typeName"]?.string ?? ""
        source = body["syntax"]?["source"]?.string ?? ""
        discriminator = body["discriminator"]?.string ?? "$s"
        location = SourceLocation(body["syntax"])
    }
}

/// `@Name var …`
package struct AttachedRequest: ExpansionRequest {
    enum Role: String { case accessor, peer, other }

    var role: Role
    var declaration: String
    /// The declarations around, innermost first.
    var context: [String]
    package var location: SourceLocation

    package init(_ body: JSON) {
        role = body["macroRole"]?.string.flatMap(Role.init) ?? .other
        declaration = body["declSyntax"]?["source"]?.string ?? ""
        context = body["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? []
        location = SourceLocation(body["attributeSyntax"])
    }
}

/// What is wrong with a use of a macro, said at its place.
package struct MacroError: Error, CustomStringConvertible {
    package var description: String
}
