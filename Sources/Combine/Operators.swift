/// The namespace in which Combine keeps its operators' types; here all are `AnyPublisher`.
public enum Publishers {}

/// What decodes data.
public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// A publisher that treats each value and the end in its own way.
    private func lifted<NewOutput, NewFailure: Error>(
        value:
            @escaping (
                Output, (NewOutput) -> Void, (Subscribers.Completion<NewFailure>) -> Void
            ) -> Void,
        completion:
            @escaping (
                Subscribers.Completion<Failure>, (NewOutput) -> Void,
                (Subscribers.Completion<NewFailure>) -> Void
            ) -> Void
    ) -> AnyPublisher<NewOutput, NewFailure> {
        AnyPublisher { send, finish in
            var isDone = false
            let finishOnce = { (end: Subscribers.Completion<NewFailure>) in
                if isDone { return }
                isDone = true
                finish(end)
            }
            return self.sink(
                receiveCompletion: { completion($0, send, finishOnce) },
                receiveValue: { if !isDone { value($0, send, finishOnce) } }
            ).cancel
        }
    }

    /// A publisher made anew for each who asks, since it counts or remembers.
    private func perSubscription<NewOutput>(
        _ make: @escaping () -> AnyPublisher<NewOutput, Failure>
    ) -> AnyPublisher<NewOutput, Failure> {
        Deferred(createPublisher: make).eraseToAnyPublisher()
    }

    private func mapped<NewOutput>(
        _ value: @escaping (Output, (NewOutput) -> Void) -> Void
    ) -> AnyPublisher<NewOutput, Failure> {
        lifted(
            value: { input, send, _ in value(input, send) },
            completion: { end, _, finish in finish(end) })
    }

    private func tried<NewOutput>(
        _ value: @escaping (Output, (NewOutput) -> Void) throws -> Void
    ) -> AnyPublisher<NewOutput, any Error> {
        lifted(
            value: { input, send, finish in
                do { try value(input, send) } catch { finish(.failure(error)) }
            },
            completion: { end, _, finish in
                switch end {
                case .finished: finish(.finished)
                case .failure(let error): finish(.failure(error))
                }
            })
    }

    // MARK: Values

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        mapped { $1(transform($0)) }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        mapped { $1($0[keyPath: keyPath]) }
    }

    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        tried { $1(try transform($0)) }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        mapped { input, send in
            if let output = transform(input) { send(output) }
        }
    }

    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> AnyPublisher<T, any Error> {
        tried { input, send in
            if let output = try transform(input) { send(output) }
        }
    }

    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        mapped { if isIncluded($0) { $1($0) } }
    }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    public func scan<T>(
        _ initial: T, _ next: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        perSubscription {
            var current = initial
            return map {
                current = next(current, $0)
                return current
            }
        }
    }

    public func reduce<T>(
        _ initial: T, _ next: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        perSubscription {
            var current = initial
            return lifted(
                value: { input, _, _ in current = next(current, input) },
                completion: { end, send, finish in
                    if case .finished = end { send(current) }
                    finish(end)
                })
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        perSubscription {
            var left = maxLength
            return lifted(
                value: { input, send, finish in
                    guard left > 0 else { return finish(.finished) }
                    left -= 1
                    send(input)
                    if left == 0 { finish(.finished) }
                },
                completion: { end, _, finish in finish(end) })
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        perSubscription {
            var left = count
            return mapped { input, send in
                if left > 0 { left -= 1 } else { send(input) }
            }
        }
    }

    public func removeDuplicates(
        by isSame: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        perSubscription {
            var last: Output?
            return mapped { input, send in
                if let last, isSame(last, input) { return }
                last = input
                send(input)
            }
        }
    }

    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { send, finish in
            elements.forEach(send)
            return self.sink(receiveCompletion: finish, receiveValue: send).cancel
        }
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> { mapped { _, _ in } }

    // MARK: Errors

    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> AnyPublisher<Output, E> {
        lifted(
            value: { input, send, _ in send(input) },
            completion: { end, _, finish in
                switch end {
                case .finished: finish(.finished)
                case .failure(let error): finish(.failure(transform(error)))
                }
            })
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        `catch` { _ in Just(output) }
    }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        perSubscription {
            var isEmpty = true
            return lifted(
                value: { input, send, _ in
                    isEmpty = false
                    send(input)
                },
                completion: { end, send, finish in
                    if isEmpty, case .finished = end { send(output) }
                    finish(end)
                })
        }
    }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { send, finish in
            var other: AnyCancellable?
            let own = self.sink(
                receiveCompletion: { end in
                    switch end {
                    case .finished: finish(.finished)
                    case .failure(let error):
                        other = handler(error).sink(receiveCompletion: finish, receiveValue: send)
                    }
                }, receiveValue: send)
            return {
                own.cancel()
                other?.cancel()
            }
        }
    }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries <= 0
            ? eraseToAnyPublisher()
            : `catch` { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
    }

    // MARK: Time and place, without effect

    public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func debounce<S: Scheduler>(for dueTime: SchedulerStride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func throttle<S: Scheduler>(for interval: SchedulerStride, scheduler: S, latest: Bool)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func delay<S: Scheduler>(for interval: SchedulerStride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func timeout<S: Scheduler>(_ interval: SchedulerStride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        lifted(
            value: { input, send, _ in
                receiveOutput?(input)
                send(input)
            },
            completion: { end, _, finish in
                receiveCompletion?(end)
                finish(end)
            })
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        lifted(
            value: { input, send, _ in send(input) },
            completion: { _, _, finish in finish(.finished) })
    }

    /// The values one after the other. They arrive at once, so they are gathered first.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let held = sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: {
                    nonisolated(unsafe) let value = $0
                    continuation.yield(value)
                })
            continuation.onTermination = { _ in held.cancel() }
        }
    }
}

/// A length of scheduler time.
public struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let seconds: Double
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public static func seconds(_ value: Int) -> SchedulerStride {
        SchedulerStride(integerLiteral: value)
    }
    public static func seconds(_ value: Double) -> SchedulerStride {
        SchedulerStride(floatLiteral: value)
    }
    public static func milliseconds(_ value: Int) -> SchedulerStride {
        SchedulerStride(floatLiteral: Double(value) / 1000)
    }
}
