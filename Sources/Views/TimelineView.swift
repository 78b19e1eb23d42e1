import Foundation
import LayoutEngine

/// A view that changes at instants of a schedule: it shows what it is at the picture's instant.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is told.
    public struct Context {
        public enum Cadence: Hashable, Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public let cadence: Cadence = .live
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// One context for all timeline views: were it each one's own, the type of a view's content would
/// have to be known before the closure that makes it.
public typealias TimelineViewDefaultContext =
    TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.init(schedule: schedule, content: content)
    }
}

extension TimelineView: View where Content: View {
    public typealias Body = Never
}

extension TimelineView: _PrimitiveView where Content: View {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let now = context.environment.now
        // A schedule begins with the entry that is shown at its start.
        let first = schedule.entries(from: now, mode: .normal).first { _ in true }
        let date = first.map { min($0, now) } ?? now
        return content(TimelineViewDefaultContext(date: date)).nodes(in: context)
    }
}

/// Instants at which a view changes.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 ? interval : 1
    }

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let interval = interval
        return sequence(first: start.addingTimeInterval(passed * interval)) {
            $0.addingTimeInterval(interval)
        }
    }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        sequence(first: startDate) { $0.addingTimeInterval(1.0 / 60) }
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    /// The last entry before the start, and those after it.
    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        let sorted = dates.sorted()
        let first = sorted.lastIndex { $0 <= startDate } ?? 0
        return Array(sorted[min(first, sorted.count)...])
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(
        _ dates: S
    ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        .init(dates)
    }
}
