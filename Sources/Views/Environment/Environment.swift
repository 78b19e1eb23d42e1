import Foundation

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReader {
    private let fallback: () -> Value
    private let readValue: (EnvironmentValues) -> Value?
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        fallback = { EnvironmentValues()[keyPath: keyPath] }
        readValue = { $0[keyPath: keyPath] }
    }

    /// An observable object that `.environment(_:)` handed down. Without one the first use traps,
    /// as on Apple's systems.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        fallback = {
            fatalError("No object of type \(objectType) found in the environment of this view.")
        }
        readValue = { $0[object: objectType] }
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        fallback = { nil }
        readValue = { .some($0[object: objectType]) }
    }

    public var wrappedValue: Value { value ?? fallback() }

    package mutating func read(_ environment: EnvironmentValues) { value = readValue(environment) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> ModifiedView {
        nonisolated(unsafe) let keyPath = keyPath
        nonisolated(unsafe) let value = value
        return ModifiedView(self, environment: { $0[keyPath: keyPath] = value })
    }

    nonisolated public func environment<T: AnyObject>(_ object: T?) -> ModifiedView {
        nonisolated(unsafe) let object = object
        return ModifiedView(self, environment: { $0[object: T.self] = object })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> ModifiedView {
        nonisolated(unsafe) let keyPath = keyPath
        nonisolated(unsafe) let transform = transform
        return ModifiedView(self, environment: { transform(&$0[keyPath: keyPath]) })
    }
}
