import Foundation

// Operators that join several publishers.
extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { send, finish in
            var inner: [AnyCancellable] = []
            var open = 1
            let close = {
                open -= 1
                if open == 0 { finish(.finished) }
            }
            let end = { (completion: Subscribers.Completion<Failure>) in
                switch completion {
                case .finished: close()
                case .failure: finish(completion)
                }
            }
            let outer = self.sink(
                receiveCompletion: end,
                receiveValue: { value in
                    open += 1
                    inner.append(
                        transform(value).sink(receiveCompletion: end, receiveValue: send))
                })
            return {
                outer.cancel()
                inner.forEach { $0.cancel() }
            }
        }
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        flatMap { $0 }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
            .setFailureType(to: Failure.self).flatMap { $0 }
    }

    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { send, finish in
            var (left, right): (Output?, P.Output?) = (nil, nil)
            var open = 2
            let update = { if let left, let right { send((left, right)) } }
            let end = { (completion: Subscribers.Completion<Failure>) in
                open -= 1
                if case .failure = completion {
                    finish(completion)
                } else if open == 0 {
                    finish(.finished)
                }
            }
            let first = self.sink(receiveCompletion: end) {
                left = $0
                update()
            }
            let second = other.sink(receiveCompletion: end) {
                right = $0
                update()
            }
            return {
                first.cancel()
                second.cancel()
            }
        }
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { send, finish in
            var (left, right): ([Output], [P.Output]) = ([], [])
            var open = 2
            let update = {
                while !left.isEmpty, !right.isEmpty {
                    send((left.removeFirst(), right.removeFirst()))
                }
            }
            let end = { (completion: Subscribers.Completion<Failure>) in
                open -= 1
                if case .failure = completion {
                    finish(completion)
                } else if open == 0 {
                    finish(.finished)
                }
            }
            let first = self.sink(receiveCompletion: end) {
                left.append($0)
                update()
            }
            let second = other.sink(receiveCompletion: end) {
                right.append($0)
                update()
            }
            return {
                first.cancel()
                second.cancel()
            }
        }
    }
}
