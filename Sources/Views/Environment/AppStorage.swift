import Foundation

/// A value kept in user defaults under a key.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let readValue: (UserDefaults) -> Value
    private let writeValue: (UserDefaults, Value) -> Void
    private let store: UserDefaults?

    private init(
        store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
        write: @escaping (UserDefaults, Value) -> Void
    ) {
        self.store = store
        readValue = read
        writeValue = write
    }

    private var defaults: UserDefaults { store ?? .standard }

    public var wrappedValue: Value {
        get { readValue(defaults) }
        nonmutating set { writeValue(defaults, newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (defaults, read, write) = (defaults, readValue, writeValue)
        return Binding(get: { read(defaults) }, set: { write(defaults, $0) })
    }

    /// A value that user defaults hold as it is.
    fileprivate init(plain key: String, _ fallback: Value, _ store: UserDefaults?) {
        self.init(
            store: store, read: { $0.object(forKey: key) as? Value ?? fallback },
            write: { $0.set($1, forKey: key) })
    }

    fileprivate init<Plain>(
        optional key: String, _ store: UserDefaults?, _ type: Plain.Type
    ) where Value == Plain? {
        self.init(
            store: store, read: { $0.object(forKey: key) as? Plain },
            write: { $0.set($1, forKey: key) })
    }

    fileprivate init<Raw>(
        raw key: String, _ fallback: Value, _ store: UserDefaults?
    ) where Value: RawRepresentable, Value.RawValue == Raw {
        self.init(
            store: store,
            read: { ($0.object(forKey: key) as? Raw).flatMap(Value.init(rawValue:)) ?? fallback },
            write: { $0.set($1.rawValue, forKey: key) })
    }

    fileprivate init<Choice: RawRepresentable>(
        optionalRaw key: String, _ store: UserDefaults?, _ type: Choice.Type
    ) where Value == Choice? {
        self.init(
            store: store,
            read: {
                ($0.object(forKey: key) as? Choice.RawValue).flatMap(Choice.init(rawValue:))
            },
            write: { $0.set($1?.rawValue, forKey: key) })
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool { self.init(plain: key, wrappedValue, store) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int { self.init(plain: key, wrappedValue, store) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double { self.init(plain: key, wrappedValue, store) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String { self.init(plain: key, wrappedValue, store) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data { self.init(plain: key, wrappedValue, store) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date { self.init(plain: key, wrappedValue, store) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == URL {
        self.init(
            store: store, read: { $0.url(forKey: key) ?? wrappedValue },
            write: { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: key, wrappedValue, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: key, wrappedValue, store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: key, store, Bool.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: key, store, Int.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store, Double.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store, String.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(optional: key, store, Data.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            store: store, read: { $0.url(forKey: key) }, write: { $0.set($1, forKey: key) })
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int { self.init(optionalRaw: key, store, R.self) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(optionalRaw: key, store, R.self) }
}

/// A value kept with a scene. No scene is ever restored here, so it keeps its first value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    public init(_ key: String) where Value: ExpressibleByNilLiteral {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension View {
    /// Where `@AppStorage` of the views in this one keeps its values; the defaults of a widget's
    /// program are all it has.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
