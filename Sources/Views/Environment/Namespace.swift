/// A space of names in which views are matched between states. There is one state here.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

/// Where the focus is: nowhere, since nobody types.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        let binding: Views.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// A value that is true only while a gesture lasts.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}
