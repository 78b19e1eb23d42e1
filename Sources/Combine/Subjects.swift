/// A publisher that can be told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Those who listen to a subject.
private final class Listeners<Output, Failure: Error> {
    private var listeners: [Int: any Subscriber<Output, Failure>] = [:]
    private var next = 0
    private(set) var completion: Subscribers.Completion<Failure>?

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let completion {
            subscriber.receive(subscription: Removal {})
            subscriber.receive(completion: completion)
            return
        }
        let key = next
        next += 1
        listeners[key] = subscriber
        subscriber.receive(subscription: Removal { [weak self] in self?.listeners[key] = nil })
    }

    func send(_ value: Output) {
        if completion != nil { return }
        for key in listeners.keys.sorted() { _ = listeners[key]?.receive(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        if self.completion != nil { return }
        self.completion = completion
        for key in listeners.keys.sorted() { listeners[key]?.receive(completion: completion) }
        listeners = [:]
    }

    private struct Removal: Subscription {
        let remove: () -> Void
        func request(_ demand: Subscribers.Demand) {}
        func cancel() { remove() }
    }
}

/// Sends on what it is told.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let listeners = Listeners<Output, Failure>()
    public init() {}

    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber)
    }
}

/// Sends on what it is told, and tells newcomers the last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        current = value
        listeners.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber)
        if listeners.completion == nil { _ = subscriber.receive(current) }
    }
}
