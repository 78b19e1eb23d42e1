import WidgetKit

struct ActivityEntry: TimelineEntry {
    let date: Date
    let day: ActivityDay
    /// The seven days up to and including today.
    let week: [ActivityDay]

    init(date: Date, log: ActivityLog) {
        self.date = date
        week = log.week(until: date, calendar: .current)
        day = log.day(at: date, calendar: .current)
    }

    static func sample(hour: Int) -> ActivityEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
        return ActivityEntry(date: date, log: .sample)
    }
}

struct ActivityProvider: TimelineProvider {
    /// How many entries one timeline has, and how many hours lie between them.
    static let entryCount = 6
    static let hourStep = 2

    func placeholder(in context: Context) -> ActivityEntry {
        ActivityEntry(date: .now, log: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (ActivityEntry) -> Void) {
        completion(ActivityEntry(date: .now, log: .sample))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ActivityEntry>) -> Void) {
        let entries = Self.dates(from: .now, calendar: .current).map { date in
            ActivityEntry(date: date, log: .sample)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    static func dates(from now: Date, calendar: Calendar) -> [Date] {
        (0..<entryCount).compactMap { index in
            calendar.date(byAdding: .hour, value: index * hourStep, to: now)
        }
    }
}
