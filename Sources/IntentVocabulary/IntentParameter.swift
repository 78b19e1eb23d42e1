import Foundation
import FoundationShim

/// A value of an intent that a person may choose.
///
/// It holds its default until the source sets it. Without either, it is what an unconfigured
/// widget gets: the first case, an empty text, zero, and for an entity the default of its query.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var stored: Value?
    package let title: LocalizedStringResource

    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let value = ParameterDefaults.value(of: Value.self) { return value }
            fatalError(
                "The parameter “\(title.key)” of type \(Value.self) has neither a value nor a default"
            )
        }
        set { stored = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }

    public init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName? = nil,
        controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        kind: Date.IntentParameterKind? = nil, unit: Dimension? = nil,
        size: IntentCollectionSize? = nil, supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.title = title
        stored = defaultValue
    }

    public init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) {
        self.title = title
        stored = defaultValue
    }

    public init<Query: EntityQuery>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) {
        self.title = title
        stored = defaultValue
    }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        IntentParameterError.needsValue
    }

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw IntentParameterError.needsValue
    }

    public func requestConfirmation(
        for value: Value, dialog: IntentDialog? = nil
    ) async throws -> Bool { true }

    public func requestDisambiguation(
        among values: [Value], dialog: IntentDialog? = nil
    ) async throws -> Value {
        guard let value = values.first else { throw IntentParameterError.needsValue }
        return value
    }
}

enum IntentParameterError: Error { case needsValue }

/// A parameter whose type is not known.
package protocol UnsetParameter: AnyObject, Sendable {
    /// Takes the default that the type's query answers, where there is no value yet.
    func fill() async
}

extension IntentParameter: UnsetParameter {
    package func fill() async {
        guard stored == nil else { return }
        if let type = Value.self as? any AppEntity.Type {
            nonisolated(unsafe) let value = await type.queryDefaultEntity(suggesting: true)
            stored = value as? Value
        } else if let type = Value.self as? any QueryDefaulting.Type {
            nonisolated(unsafe) let value = await type.queryDefault()
            stored = value as? Value
        }
    }
}

extension AppIntent {
    /// An intent as a widget nobody has configured gets it.
    package static func unconfigured() async -> Self {
        let intent = Self()
        for child in Mirror(reflecting: intent).children {
            if let parameter = child.value as? any UnsetParameter { await parameter.fill() }
        }
        return intent
    }
}

/// Values for parameters that have none.
enum ParameterDefaults {
    static func value<Value>(of type: Value.Type) -> Value? {
        if let type = type as? any ParameterDefaulting.Type {
            return type.parameterDefault as? Value
        }
        return (type as? any AppEnum.Type).flatMap { firstCase(of: $0) as? Value }
    }

    private static func firstCase<Choice: AppEnum>(of type: Choice.Type) -> Any? {
        type.allCases.first
    }
}

/// A type that knows what an unset parameter of it is.
protocol ParameterDefaulting {
    static var parameterDefault: Any? { get }
}

extension Optional: ParameterDefaulting {
    static var parameterDefault: Any? { Self.none as Any }
}
extension Array: ParameterDefaulting { static var parameterDefault: Any? { Self() } }
extension Set: ParameterDefaulting { static var parameterDefault: Any? { Self() } }
extension String: ParameterDefaulting { static var parameterDefault: Any? { "" } }
extension Bool: ParameterDefaulting { static var parameterDefault: Any? { false } }
extension Int: ParameterDefaulting { static var parameterDefault: Any? { 0 } }
extension Double: ParameterDefaulting { static var parameterDefault: Any? { 0.0 } }
extension Date: ParameterDefaulting { static var parameterDefault: Any? { Date() } }

/// How a number is entered.
public struct IntentControlStyle: Hashable, Sendable {
    private let name: String
    public static let field = IntentControlStyle(name: "field")
    public static let slider = IntentControlStyle(name: "slider")
    public static let stepper = IntentControlStyle(name: "stepper")
}

public struct InputConnectionBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = InputConnectionBehavior(name: "default")
    public static let never = InputConnectionBehavior(name: "never")
    public static let connectToPreviousIntentResult = InputConnectionBehavior(name: "connect")
}

/// How many elements a list may have, altogether or for each family.
public struct IntentCollectionSize:
    ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Sendable
{
    public init(integerLiteral value: Int) {}
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
    public init(min: Int, max: Int) {}
}

public struct IntentWidgetFamily: Hashable, Sendable {
    private let name: String
    public static let systemSmall = IntentWidgetFamily(name: "systemSmall")
    public static let systemMedium = IntentWidgetFamily(name: "systemMedium")
    public static let systemLarge = IntentWidgetFamily(name: "systemLarge")
    public static let systemExtraLarge = IntentWidgetFamily(name: "systemExtraLarge")
    public static let accessoryCircular = IntentWidgetFamily(name: "accessoryCircular")
    public static let accessoryRectangular = IntentWidgetFamily(name: "accessoryRectangular")
    public static let accessoryInline = IntentWidgetFamily(name: "accessoryInline")
}

extension Bool {
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension Date {
    public enum IntentParameterKind: Sendable { case date, time, dateTime }
}

extension String {
    public struct IntentInputOptions: Sendable {
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        public enum KeyboardType: Sendable { case `default`, asciiCapable, numberPad, URL }
        public init(
            keyboardType: KeyboardType = .default,
            capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

/// Other parameters of the intent whose options are asked for. Nobody has chosen any.
@propertyWrapper @dynamicMemberLookup
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    public init<each Value>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
    public var wrappedValue: Intent? { nil }
    public var projectedValue: IntentParameterDependency<Intent> { self }
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value? { nil }
}
