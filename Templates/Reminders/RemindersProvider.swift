import WidgetKit

struct RemindersEntry: TimelineEntry {
    let date: Date
    let list: ReminderList
    let reminders: [Reminder]

    init(date: Date, list: ReminderList, store: ReminderStore = .shared) {
        self.date = date
        self.list = list
        reminders = store.reminders(in: list)
    }

    var open: [Reminder] { reminders.filter { !$0.isDone } }
    var doneCount: Int { reminders.count - open.count }

    func isOverdue(_ reminder: Reminder) -> Bool {
        !reminder.isDone && reminder.date(on: date, calendar: .current) < date
    }
}

struct RemindersProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> RemindersEntry {
        RemindersEntry(date: .now, list: .today)
    }

    func snapshot(for configuration: SelectListIntent, in context: Context) async -> RemindersEntry
    {
        RemindersEntry(date: .now, list: configuration.list)
    }

    func timeline(
        for configuration: SelectListIntent, in context: Context
    ) async -> Timeline<RemindersEntry> {
        let reminders = ReminderStore.shared.reminders(in: configuration.list)
        let entries = Self.dates(from: .now, reminders: reminders, calendar: .current).map { date in
            RemindersEntry(date: date, list: configuration.list)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    /// Now, and whenever a reminder becomes due.
    static func dates(from now: Date, reminders: [Reminder], calendar: Calendar) -> [Date] {
        let due = reminders.filter { !$0.isDone }
            .map { $0.date(on: now, calendar: calendar) }
            .filter { $0 > now }
        return [now] + Set(due).sorted()
    }
}
