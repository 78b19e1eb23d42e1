import Foundation
import LayoutEngine

/// A key of the environment and its value where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that views hand down to the views in them.
///
/// A list of settings, newest first: handing one down is one allocation, and nothing is copied.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Setting {
        let key: ObjectIdentifier
        let value: Any
        let next: Setting?

        init(key: ObjectIdentifier, value: Any, next: Setting?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private var settings: Setting?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    /// The object of a type that `.environment(_:)` or `.environmentObject(_:)` put here.
    package subscript<T>(object type: T.Type) -> T? {
        get { value(for: ObjectIdentifier(type)) as? T }
        set { set(newValue as Any, for: ObjectIdentifier(type)) }
    }

    private func value(for key: ObjectIdentifier) -> Any? {
        var setting = settings
        while let current = setting {
            if current.key == key { return current.value }
            setting = current.next
        }
        return nil
    }

    private mutating func set(_ value: Any, for key: ObjectIdentifier) {
        settings = Setting(key: key, value: value, next: settings)
    }

    public var description: String { "EnvironmentValues" }
}
