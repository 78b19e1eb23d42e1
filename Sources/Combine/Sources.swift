/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        AnyPublisher<Output, Never> { value, completion in
            value(output)
            completion(.finished)
            return {}
        }.receive(subscriber: subscriber)
    }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { _, completion in
            if completeImmediately { completion(.finished) }
            return {}
        }.receive(subscriber: subscriber)
    }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { _, completion in
            completion(.failure(error))
            return {}
        }.receive(subscriber: subscriber)
    }
}

/// A result that is known later; whoever asks gets the same one.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private let subject = PassthroughSubject<Output, Failure>()

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [weak self] result in
            guard let self, self.result == nil else { return }
            self.result = result
            Self.send(result, subject.send, subject.send(completion:))
        }
    }

    private static func send(
        _ result: Result<Output, Failure>, _ value: (Output) -> Void,
        _ completion: (Subscribers.Completion<Failure>) -> Void
    ) {
        switch result {
        case .success(let output):
            value(output)
            completion(.finished)
        case .failure(let error): completion(.failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        guard let result else { return subject.receive(subscriber: subscriber) }
        AnyPublisher<Output, Failure> { value, completion in
            Self.send(result, value, completion)
            return {}
        }.receive(subscriber: subscriber)
    }
}

/// Makes its publisher when somebody asks.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Sequence {
    /// The elements, then the end.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { value, completion in
            forEach(value)
            completion(.finished)
            return {}
        }
    }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self)
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}

/// Where and when work is done; here always at once.
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
extension RunLoop: Scheduler {}

public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()
}

extension NotificationCenter {
    /// The notifications of a name.
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> AnyPublisher<Notification, Never> {
        AnyPublisher { value, _ in
            nonisolated(unsafe) let value = value
            let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
            return { self.removeObserver(token) }
        }
    }
}

/// A publisher that waits to be connected.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
    /// Never fires: no time passes within a picture.
    public struct TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public func connect() -> any Cancellable { AnyCancellable {} }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            Empty(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}
