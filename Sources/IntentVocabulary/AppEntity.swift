import Foundation
import FoundationShim

/// Something of the app that intents may refer to.
public protocol AppEntity: AppValue, Identifiable, DisplayRepresentable, Sendable
where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
    public typealias Summary = Never

    public static var typeDisplayName: LocalizedStringResource {
        LocalizedStringResource(String.LocalizationValue(String(describing: Self.self)))
    }
}

public protocol TransientAppEntity: AppValue, DisplayRepresentable, Sendable { init() }
public protocol UniqueAppEntity: AppEntity {}
public protocol IndexedEntity: AppEntity {}
public protocol FileEntity: AppEntity {}
public protocol URLRepresentableEntity: AppEntity {}

/// A type that parameters may have.
public protocol AppValue: TypeDisplayRepresentable {}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol DisplayRepresentable: TypeDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

/// An identifier that can be written as text.
public protocol EntityIdentifierConvertible: Hashable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Self(entityIdentifierString)
    }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == String {
    public var entityIdentifierString: String { rawValue }
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Self(rawValue: entityIdentifierString)
    }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private var stored: Value?

    public init(title: LocalizedStringResource = "") {}
    public init(wrappedValue: Value, title: LocalizedStringResource = "") { stored = wrappedValue }

    public var wrappedValue: Value {
        get {
            guard let stored else { fatalError("The entity's property was never set") }
            return stored
        }
        set { stored = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> EntityResults
    associatedtype EntityResults: Collection = [Entity] where EntityResults.Element == Entity
}

extension EntityQuery {
    public typealias Dependency = AppDependency
    public func results() async throws -> [Entity] { Array(try await suggestedEntities()) }
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where EntityResults == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
    associatedtype StringResults: Collection = [Entity] where StringResults.Element == Entity
    func entities(matching string: String) async throws -> StringResults
}

public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

public protocol UniqueAppEntityProvider: EntityQuery {}
public protocol EntityPropertyQuery: EntityQuery {}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values in sections, for a parameter's options.
public struct ItemCollection<Value>: @unchecked Sendable {
    public struct Item: @unchecked Sendable {
        let value: Value
        public init(
            _ value: Value, title: LocalizedStringResource? = nil,
            subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
        ) { self.value = value }
    }
    let values: [Value]
    public init(sections: [ItemSection<Value>]) { values = sections.flatMap(\.values) }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [ItemSection<Value>]
    ) { values = sections.flatMap(\.values) }
}

public struct ItemSection<Value>: @unchecked Sendable {
    let values: [Value]
    public init(_ title: LocalizedStringResource? = nil, items: [Value]) { values = items }
    public init(title: LocalizedStringResource? = nil, items: [ItemCollection<Value>.Item]) {
        values = items.map(\.value)
    }
}

public typealias IntentItem<Value> = ItemCollection<Value>.Item
public typealias IntentItemCollection = ItemCollection
public typealias IntentItemSection = ItemSection

/// A type whose query knows a default.
protocol QueryDefaulting {
    static func queryDefault() async -> Any?
}

extension Optional: QueryDefaulting {
    static func queryDefault() async -> Any? {
        guard let type = Wrapped.self as? any AppEntity.Type else { return nil }
        nonisolated(unsafe) let value = await type.queryDefaultEntity(suggesting: false)
        return (value as? Wrapped).map { Self.some($0) as Any }
    }
}

extension AppEntity {
    /// The query's default; where one must be had, the first that it suggests.
    static func queryDefaultEntity(suggesting: Bool) async -> Any? {
        let query = defaultQuery
        if let value = await query.defaultResult() { return value }
        guard suggesting else { return nil }
        return try? await query.suggestedEntities().first
    }
}
