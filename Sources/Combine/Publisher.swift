@_exported import Foundation

/// Something that sends values over time, and at last an end or an error.
///
/// In a program that draws still pictures everything arrives at once: demand, schedulers and delays
/// are taken and have no effect.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) })
    }
}

/// Something that takes what a publisher sends.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// Stops what it was made of when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { stop = cancel }
    public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }
    deinit { stop?() }

    public func cancel() {
        stop?()
        stop = nil
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable: @unchecked Sendable {}

public enum Subscribers {
    /// How much a subscriber wants; nobody counts here.
    public struct Demand: Hashable, Sendable {
        public static let unlimited = Demand()
        public static let none = Demand()
        public static func max(_ value: Int) -> Demand { Demand() }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// A subscriber made of closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isDone = false

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            if !isDone { receiveValue(input) }
            return .unlimited
        }

        public func receive(completion: Completion<Failure>) {
            if isDone { return }
            isDone = true
            subscription = nil
            receiveCompletion(completion)
        }

        public func cancel() {
            isDone = true
            subscription?.cancel()
            subscription = nil
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.upstream = sink { storage.subject.send($0) }
    }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    /// Hands values and the end to closures; answers how to stop.
    private let start:
        (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
            () -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
            return
        }
        start = { value, completion in
            publisher.sink(receiveCompletion: completion, receiveValue: value).cancel
        }
    }

    init(
        start:
            @escaping (
                @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> () -> Void
    ) {
        self.start = start
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let subscription = ClosureSubscription()
        subscriber.receive(subscription: subscription)
        if subscription.isCancelled { return }
        let stop = start(
            { if !subscription.isCancelled { _ = subscriber.receive($0) } },
            { if !subscription.isCancelled { subscriber.receive(completion: $0) } })
        subscription.stop = stop
        if subscription.isCancelled { stop() }
    }

    public var description: String { "AnyPublisher" }
}

private final class ClosureSubscription: Subscription {
    var isCancelled = false
    var stop: (() -> Void)?
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {
        isCancelled = true
        stop?()
        stop = nil
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
