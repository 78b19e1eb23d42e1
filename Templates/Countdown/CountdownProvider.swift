import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let occasion: Occasion
    /// The others, in the order of time.
    let others: [Occasion]

    init(date: Date, kind: OccasionKind, almanac: Almanac = .sample) {
        self.date = date
        let occasions = almanac.occasions(from: date, calendar: .current)
        occasion = occasions.first { $0.kind == kind } ?? occasions[0]
        others = occasions.filter { $0.kind != kind }
    }

    /// Whether hours are counted, not days.
    var isNear: Bool { occasion.isNear(at: date) }
    var isOver: Bool { occasion.date <= date }

    /// From midnight to the event: what the bar and the ring show of it.
    var interval: ClosedRange<Date> {
        let start = Calendar.current.startOfDay(for: date)
        return start...max(occasion.date, start)
    }

    /// What is left of it.
    var remaining: ClosedRange<Date> { date...max(occasion.date, date) }

    func days(until occasion: Occasion) -> Int {
        let calendar = Calendar.current
        return calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: date),
            to: calendar.startOfDay(for: occasion.date)
        ).day ?? 0
    }

    /// A stack of widgets turns to this one in the last hours.
    var relevance: TimelineEntryRelevance? {
        let hours = occasion.date.timeIntervalSince(date) / 3600
        return TimelineEntryRelevance(score: Float(max(24 - hours, 0)), duration: 3600)
    }

    static func sample(hour: Int, kind: OccasionKind = .meteors) -> CountdownEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
        return CountdownEntry(date: date, kind: kind)
    }
}

struct CountdownProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: .now, kind: .meteors)
    }

    func snapshot(
        for configuration: SelectOccasionIntent, in context: Context
    ) async -> CountdownEntry {
        CountdownEntry(date: .now, kind: configuration.kind)
    }

    func timeline(
        for configuration: SelectOccasionIntent, in context: Context
    ) async -> Timeline<CountdownEntry> {
        let kind = configuration.kind
        let now = CountdownEntry(date: .now, kind: kind)
        // In between the system counts; an entry is due when the event begins, and at midnight.
        let begins = now.isOver || !now.isNear ? [] : [now.occasion.date]
        let entries = [now] + begins.map { CountdownEntry(date: $0, kind: kind) }
        let today = Calendar.current.startOfDay(for: now.date)
        let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: today) ?? now.date
        return Timeline(entries: entries, policy: .after(tomorrow))
    }
}
