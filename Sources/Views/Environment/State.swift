/// A value that a view owns. In a still picture it keeps what it was made with, unless what is told
/// of the layout sets it: the picture is laid out anew then.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Box {
        var value: Value { didSet { if !isSame(as: oldValue) { store?.noteChange() } } }
        weak var store: StateStore?
        init(_ value: Value) { self.value = value }

        private func isSame(as other: Value) -> Bool {
            guard let other = other as? any Equatable else { return false }
            func equals<E: Equatable>(_ other: E) -> Bool { value as? E == other }
            return equals(other)
        }
    }

    private var box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State: KeptState {
    var storage: AnyObject { box }

    mutating func adopt(_ storage: AnyObject) {
        if let kept = storage as? Box { box = kept }
    }

    func report(to store: StateStore) { box.store = store }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// The box is only touched where the view is resolved, on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

/// A way to a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: () -> Value
    private let setValue: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getValue = get
        setValue = set
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            get: { getValue()[keyPath: keyPath] },
            set: { newValue in
                var value = getValue()
                value[keyPath: keyPath] = newValue
                setValue(value)
            })
    }

    /// A binding to an optional's value, where there is one.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
