import PlainJSON

/// The classes that Xcode generates from an `.intentdefinition` file, as Swift source: intents with
/// their parameters at the values that a widget starts with, their enums and their object types.
struct IntentDefinition {
    private var definition: JSON
    /// Types that the user's source declares by itself: those are not generated.
    private var declared: Set<String>

    /// nil where the file is no property list.
    init?(_ file: WidgetSources.File, declared: Set<String>) {
        let text = String(decoding: file.contents, as: UTF8.self)
        guard let definition = JSON(propertyList: text) else { return nil }
        self.definition = definition
        self.declared = declared
    }

    var source: String {
        var parts = ["import Foundation", "import Intents"]
        for type in definition["INTypes"]?.array ?? [] { parts += object(type) }
        for list in definition["INEnums"]?.array ?? [] { parts += enumeration(list) }
        for intent in definition["INIntents"]?.array ?? [] { parts += self.intent(intent) }
        return parts.joined(separator: "\n") + "\n"
    }

    private func intent(_ intent: JSON) -> [String] {
        guard let base = intent["INIntentName"]?.string, intent["INIntentType"]?.string != "System"
        else { return [] }
        let name = (intent["INIntentClassPrefix"]?.string ?? "") + base + "Intent"
        guard !declared.contains(name) else { return [] }
        let parameters = (intent["INIntentParameters"]?.array ?? []).compactMap(parameter)
        return [
            "public class \(name): INIntent, @unchecked Sendable {",
            parameters.joined(separator: "\n"),
            "}", "public class \(name)Response: INIntentResponse, @unchecked Sendable {}",
            "public protocol \(name)Handling: NSObjectProtocol {}",
        ]
    }

    private func parameter(_ parameter: JSON) -> String? {
        guard let name = parameter["INIntentParameterName"]?.string.map(Self.escaped) else {
            return nil
        }
        let metadata = parameter["INIntentParameterMetadata"]
        let value = metadata?["INIntentParameterMetadataDefaultValue"]
        let isList = parameter["INIntentParameterSupportsMultipleValues"]?.bool == true
        if let type = parameter["INIntentParameterEnumType"]?.string {
            if isList { return "    public var \(name): [Int]?" }
            let initial = value?.string.map(Self.member) ?? "unknown"
            return "    public var \(name): \(type) = .\(initial)"
        }
        let type = Self.type(of: parameter)
        if isList { return "    public var \(name): [\(type)]?" }
        let initial = Self.literal(
            value ?? metadata?["INIntentParameterMetadataDefaultState"], type)
        return "    public var \(name): \(type)?" + (initial.map { " = " + $0 } ?? "")
    }

    /// Objective-C's types: numbers of every kind are objects.
    private static func type(of parameter: JSON) -> String {
        switch parameter["INIntentParameterType"]?.string ?? "String" {
        case "Object": parameter["INIntentParameterObjectType"]?.string ?? "INObject"
        case "Integer", "Long", "Decimal", "Double", "Boolean", "TimeInterval": "NSNumber"
        case "DateComponents", "Date": "DateComponents"
        case "URL": "URL"
        case "String": "String"
        default: "INObject"
        }
    }

    private static func literal(_ value: JSON?, _ type: String) -> String? {
        switch (value, type) {
        case (.string(let text)?, "String"): quoted(text)
        case (.string(let text)?, "NSNumber"): Double(text).map { "\($0)" }
        case (.number(let number)?, "NSNumber"): JSON.number(number).text()
        case (.bool(let flag)?, "NSNumber"): flag ? "true" : "false"
        default: nil
        }
    }

    private func enumeration(_ list: JSON) -> [String] {
        guard let name = list["INEnumName"]?.string, !declared.contains(name) else { return [] }
        let values = list["INEnumValues"]?.array ?? []
        var cases = values.compactMap { value in
            value["INEnumValueName"]?.string.map {
                "    case \(Self.member($0)) = \(value["INEnumValueIndex"]?.integer ?? 0)"
            }
        }
        if !values.contains(where: { $0["INEnumValueIndex"]?.integer ?? 0 == 0 }) {
            cases.insert("    case unknown = 0", at: 0)
        }
        return ["public enum \(name): Int, Sendable {"] + cases + ["}"]
    }

    private func object(_ type: JSON) -> [String] {
        guard let name = type["INTypeName"]?.string, !declared.contains(name) else { return [] }
        let properties = (type["INTypeProperties"]?.array ?? []).compactMap { property -> String? in
            guard property["INTypePropertyDefault"]?.bool != true,
                let name = property["INTypePropertyName"]?.string
            else { return nil }
            let kind: JSON = [
                "INIntentParameterType": property["INTypePropertyType"] ?? "String",
                "INIntentParameterObjectType": property["INTypePropertyObjectType"] ?? nil,
            ]
            let isList = property["INTypePropertySupportsMultipleValues"]?.bool == true
            let element = Self.type(of: kind)
            return "    public var \(Self.escaped(name)): \(isList ? "[\(element)]" : element)?"
        }
        return ["public class \(name): INObject, @unchecked Sendable {"] + properties + ["}"]
    }

    /// Cases lose their prefix in Swift and begin small; properties stay as they are.
    private static func member(_ name: String) -> String {
        escaped(name.prefix(1).lowercased() + name.dropFirst())
    }

    private static func escaped(_ name: String) -> String {
        ["default", "in", "is", "for", "class", "case", "return"].contains(name)
            ? "`\(name)`" : name
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : "\($1)" } + "\""
    }
}
