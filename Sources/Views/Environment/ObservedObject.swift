import Combine

/// An object that a view watches. A still picture sees it as it is when the body is asked for.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// An object that a view owns, made when it is first asked for.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {
        private var make: (() -> ObjectType)?
        private(set) lazy var object: ObjectType = {
            defer { make = nil }
            return make!()
        }()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private var box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    public var wrappedValue: ObjectType { box.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: box.object)
    }
}

extension StateObject: KeptState {
    var storage: AnyObject { box }

    mutating func adopt(_ storage: AnyObject) {
        if let kept = storage as? Box { box = kept }
    }

    /// An object tells nobody that it has changed.
    func report(to store: StateStore) {}
}

// The box is only touched where the view is resolved, on the main actor.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// An object that a view around this one handed down. Without one the first use traps, as on
/// Apple's systems.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentReader {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) "
                    + "for \(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    package mutating func read(_ environment: EnvironmentValues) {
        object = environment[object: ObjectType.self]
    }
}

extension View {
    /// Hands an object down to the views in this one.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedView {
        nonisolated(unsafe) let object = object
        return ModifiedView(self, environment: { $0[object: T.self] = object })
    }
}

/// Bindings to the properties of an object, without owning it.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
