import WidgetKit

struct WorldClockEntry: TimelineEntry {
    let date: Date
    /// The chosen place's, and then the others'.
    let times: [LocalTime]

    var chosen: LocalTime { times[0] }

    init(date: Date, place: Place?) {
        self.date = date
        let first = place ?? Place.all[0]
        let places = [first] + Place.all.filter { $0 != first }
        times = places.map { LocalTime(place: $0, date: date, home: .current) }
    }
}

struct WorldClockProvider: AppIntentTimelineProvider {
    /// How many minutes one timeline lasts.
    static let minuteCount = 15

    func placeholder(in context: Context) -> WorldClockEntry {
        WorldClockEntry(date: .now, place: nil)
    }

    func snapshot(
        for configuration: SelectPlaceIntent, in context: Context
    ) async -> WorldClockEntry {
        WorldClockEntry(date: .now, place: configuration.place)
    }

    func timeline(
        for configuration: SelectPlaceIntent, in context: Context
    ) async -> Timeline<WorldClockEntry> {
        let entries = Self.dates(from: .now, calendar: .current).map { date in
            WorldClockEntry(date: date, place: configuration.place)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    /// Now, and then each full minute.
    static func dates(from now: Date, calendar: Calendar) -> [Date] {
        let minute = calendar.dateInterval(of: .minute, for: now)?.start ?? now
        let later = (1..<minuteCount).compactMap { offset in
            calendar.date(byAdding: .minute, value: offset, to: minute)
        }
        return [now] + later
    }
}
