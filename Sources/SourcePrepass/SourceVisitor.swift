import SwiftSyntax

/// Finds what has to change in one file before a compiler for Linux can take it.
final class SourceVisitor: SyntaxVisitor {
    struct MissingImport {
        var module: String
        var position: AbsolutePosition
    }

    private(set) var edits: [SourceEdit] = []
    private(set) var imports: [String] = []
    private(set) var missingImports: [MissingImport] = []
    private(set) var entryPoints: [String] = []
    private(set) var widgets: [String] = []

    private let modules: Set<String>
    /// Modules that the `#if canImport(…)` around ask for: their absence is provided for.
    private var guardedModules: [String] = []

    init(modules: Set<String>) {
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes

    /// Attributes that need Apple's Objective-C runtime, and entry points: a program has its own.
    private static let blankedAttributes: Set = [
        "main", "UIApplicationMain", "NSApplicationMain", "objc", "objcMembers", "IBOutlet",
        "IBDesignable", "GKInspectable", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.blankedAttributes.contains(name) else { return .visitChildren }
        edits.append(SourceEdit(node))
        return .skipChildren
    }

    /// `optional` is a word of Objective-C's protocols; without them the requirement is a plain one.
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "optional" { edits.append(SourceEdit(node)) }
        return .skipChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition else { return .visitChildren }
        let visitor = ConditionVisitor()
        visitor.walk(condition)
        edits += visitor.edits
        guardedModules += visitor.modules
        if let elements = node.elements { walk(elements) }
        guardedModules.removeLast(visitor.modules.count)
        return .skipChildren
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        imports.append(module)
        if modules.contains(module) {
            // `import os.log`: our modules have no submodules, and the whole brings each.
            if node.importKindSpecifier == nil, node.path.count > 1 {
                edits.append(SourceEdit(node.path, module))
            }
            return .skipChildren
        }
        edits.append(SourceEdit(node))
        if !guardedModules.contains(module) {
            missingImports.append(
                MissingImport(module: module, position: node.positionAfterSkippingLeadingTrivia))
        }
        return .skipChildren
    }

    // MARK: Expressions of Objective-C

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let argument = node.arguments.first?.expression.trimmedDescription ?? ""
        switch node.macroName.text {
        // As long as the original at most: `Selector("")` has the length of `#selector()` and one.
        case "selector":
            let room = node.trimmedLength.utf8Length - "Selector(\"\")".utf8.count
            let method = argument.prefix { $0 != "(" }.split(separator: ".").last ?? ""
            let name = String(method.filter { $0.isLetter || $0.isNumber })
            edits.append(SourceEdit(node, "Selector(\"\(name.prefixOfUTF8Length(room))\")"))
        case "keyPath":
            let property = argument.split(separator: ".").dropFirst().joined(separator: ".")
            edits.append(SourceEdit(node, "\"\(property)\""))
        default: return .visitChildren
        }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.attributes, node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.attributes, node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.attributes, node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isWidget(node.inheritanceClause) { widgets.append(node.extendedType.trimmedDescription) }
        return .visitChildren
    }

    private func note(
        _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ clause: InheritanceClauseSyntax?
    ) {
        if isWidget(clause) { widgets.append(name.text) }
        let isEntryPoint = attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
        }
        if isEntryPoint { entryPoints.append(name.text) }
    }

    private func isWidget(_ clause: InheritanceClauseSyntax?) -> Bool {
        let names = ["Widget", "WidgetBundle", "WidgetKit.Widget", "WidgetKit.WidgetBundle"]
        return clause?.inheritedTypes.contains { names.contains($0.type.trimmedDescription) }
            == true
    }
}

/// Answers, in a `#if`, what the compiler would answer for an iPhone's simulator.
private final class ConditionVisitor: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private(set) var modules: [String] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let argument = node.arguments.first?.expression.trimmedDescription ?? ""
        switch (node.calledExpression.trimmedDescription, argument) {
        case ("os", "iOS"), ("targetEnvironment", "simulator"):
            edits.append(SourceEdit(node, "true"))
        case ("os", "Linux"): edits.append(SourceEdit(node, "false"))
        case ("canImport", _): modules.append(String(argument.prefix { $0 != "." }))
        default: break
        }
        return .skipChildren
    }
}

extension String {
    /// As many whole characters as fit into `length` bytes of UTF-8.
    fileprivate func prefixOfUTF8Length(_ length: Int) -> String {
        var result = ""
        var room = length
        for character in self {
            room -= character.utf8.count
            if room < 0 { break }
            result.append(character)
        }
        return result
    }
}
