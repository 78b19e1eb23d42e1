/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Nothing is drawn anew when an object changes, so every caller gets a publisher of its own.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func send() { subject.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// A property that can be listened to.
@propertyWrapper
public struct Published<Value> {
    final class Storage: @unchecked Sendable {
        let subject: CurrentValueSubject<Value, Never>
        var upstream: AnyCancellable?
        init(_ value: Value) { subject = CurrentValueSubject(value) }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var wrappedValue: Value {
        get { storage.subject.value }
        nonmutating set { storage.subject.value = newValue }
    }

    /// Sends the value there is, then each new one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }
}

extension Published: Sendable where Value: Sendable {}
