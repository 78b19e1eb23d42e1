import Combine
import Testing

@Suite struct CombineTests {
    private enum Failure: Error { case some }

    private final class Model: ObservableObject {
        @Published var count = 1
    }

    /// Everything a publisher sends at once.
    private func gathered<P: Publisher>(_ publisher: P) -> (values: [P.Output], ended: Bool) {
        var values: [P.Output] = []
        var ended = false
        let subscription = publisher.sink(
            receiveCompletion: { _ in ended = true }, receiveValue: { values.append($0) })
        withExtendedLifetime(subscription) {}
        return (values, ended)
    }

    @Test func publishedPropertiesTellTheirValues() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.$count.map { $0 * 10 }.sink { seen.append($0) }
        model.count = 2
        subscription.cancel()
        model.count = 3
        #expect(seen == [10, 20])
    }

    @Test func operatorsWorkInTurn() {
        let publisher = [3, 1, 2, 2].publisher
            .removeDuplicates().filter { $0 > 1 }.scan(0, +).prefix(2)
        #expect(gathered(publisher).values == [3, 5])
        // Counting starts anew for each who asks.
        #expect(gathered(publisher).values == [3, 5])
        #expect(gathered(publisher).ended)
    }

    @Test func errorsAreHandled() {
        let failing = [1, 0, 2].publisher.tryMap { value in
            guard value > 0 else { throw Failure.some }
            return 10 / value
        }
        #expect(gathered(failing.replaceError(with: -1)).values == [10, -1])
        #expect(gathered(failing.catch { _ in [7, 8].publisher }).values == [10, 7, 8])
        #expect(gathered(Fail<Int, Failure>(error: .some)).values == [])
    }

    @Test func subjectsSendToAllWhoListen() {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<String, Never>("a")
        var pairs: [String] = []
        let subscription = subject.combineLatest(current).sink { pairs.append("\($0)\($1)") }
        subject.send(1)
        current.send("b")
        subject.send(completion: .finished)
        subject.send(2)
        #expect(pairs == ["1a", "1b"])
        subscription.cancel()
    }

    @Test func innerPublishersJoin() {
        let publisher = [1, 2].publisher.flatMap { value in [value, value * 10].publisher }
        #expect(gathered(publisher).values == [1, 10, 2, 20])
        #expect(gathered([1, 2].publisher.zip(["a", "b", "c"].publisher)).values.count == 2)
    }
}
