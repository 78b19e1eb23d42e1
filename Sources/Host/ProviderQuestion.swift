import Foundation
import Synchronization
import Widgets

/// Asks a provider and waits for its answer, which may come at once, from another thread, or from
/// the main thread's own queue; or never.
@MainActor
enum ProviderQuestion {
    private final class Reply<Answer: Sendable>: Sendable {
        private let answer = Mutex<Answer?>(nil)

        /// Only the first answer counts.
        func take(_ new: Answer) {
            answer.withLock { if $0 == nil { $0 = new } }
            // Wakes the main thread where it waits.
            if !Thread.isMainThread { DispatchQueue.main.async {} }
        }

        var value: Answer? { answer.withLock { $0 } }
    }

    /// The answer; nil where none came within `limit` seconds.
    static func answer<Answer: Sendable>(
        within limit: Double, to question: (@escaping @Sendable (Answer) -> Void) -> Void
    ) -> Answer? {
        let reply = Reply<Answer>()
        question { reply.take($0) }
        let end = ContinuousClock.now + .seconds(limit)
        while true {
            if let answer = reply.value { return answer }
            if ContinuousClock.now >= end { return nil }
            // The clock may stand, hence the limit as a distance from what it shows.
            let turn = ContinuousClock.now
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
            // A loop that has nothing to wait for returns at once.
            if ContinuousClock.now - turn < .milliseconds(1), reply.value == nil { usleep(500) }
        }
    }
}
