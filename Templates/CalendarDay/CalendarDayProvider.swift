import WidgetKit

struct CalendarDayEntry: TimelineEntry {
    let date: Date
    let today: [CalendarEvent]
    let tomorrow: [CalendarEvent]

    init(date: Date, agenda: Agenda) {
        self.date = date
        let calendar = Calendar.current
        today = agenda.events(on: date, in: calendar)
        let nextDay = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        tomorrow = agenda.events(on: nextDay, in: calendar)
    }

    /// What is going on or still to come.
    var upcoming: [CalendarEvent] {
        today.filter { $0.end > date }
    }

    static func sample(hour: Int) -> CalendarDayEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
        return CalendarDayEntry(date: date, agenda: .week)
    }
}

struct CalendarDayProvider: TimelineProvider {
    func placeholder(in context: Context) -> CalendarDayEntry {
        CalendarDayEntry(date: .now, agenda: .week)
    }

    func getSnapshot(in context: Context, completion: @escaping (CalendarDayEntry) -> Void) {
        completion(CalendarDayEntry(date: .now, agenda: .week))
    }

    func getTimeline(
        in context: Context, completion: @escaping (Timeline<CalendarDayEntry>) -> Void
    ) {
        let calendar = Calendar.current
        let entries = Self.dates(from: .now, agenda: .week, calendar: calendar).map { date in
            CalendarDayEntry(date: date, agenda: .week)
        }
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: .now) ?? .now
        completion(
            Timeline(entries: entries, policy: .after(calendar.startOfDay(for: tomorrow))))
    }

    /// Now, and whenever an event of today begins or ends.
    static func dates(from now: Date, agenda: Agenda, calendar: Calendar) -> [Date] {
        let changes = agenda.events(on: now, in: calendar).flatMap { [$0.start, $0.end] }
        return [now] + Set(changes).filter { $0 > now }.sorted()
    }
}
