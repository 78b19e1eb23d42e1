import Foundation

/// A stand-in for a database that app and widget share: the same lists every day, and what has been
/// ticked off since.
struct ReminderStore: Sendable {
    static let shared = ReminderStore()

    private static let doneKey = "doneReminders"

    func reminders(in list: ReminderList) -> [Reminder] {
        let toggled = Set(UserDefaults.standard.stringArray(forKey: Self.doneKey) ?? [])
        return Self.samples(of: list).map { sample in
            var reminder = sample
            if toggled.contains(reminder.id) { reminder.isDone.toggle() }
            return reminder
        }
    }

    func toggle(id: String) {
        var toggled = Set(UserDefaults.standard.stringArray(forKey: Self.doneKey) ?? [])
        if toggled.remove(id) == nil { toggled.insert(id) }
        UserDefaults.standard.set(toggled.sorted(), forKey: Self.doneKey)
    }

    private static func samples(of list: ReminderList) -> [Reminder] {
        switch list {
        case .today:
            [
                Reminder(id: "plants", title: "Water plants", minute: 8 * 60, isDone: true),
                Reminder(id: "parcel", title: "Post parcel", minute: 10 * 60 + 30),
                Reminder(
                    id: "train", title: "Book train", minute: 12 * 60, isFlagged: true),
                Reminder(id: "grandma", title: "Call Grandma", minute: 15 * 60),
                Reminder(id: "bike", title: "Fix bike light", minute: 17 * 60 + 30),
                Reminder(id: "beans", title: "Soak beans", minute: 20 * 60),
            ]
        case .groceries:
            [
                Reminder(id: "bread", title: "Rye bread", minute: 9 * 60),
                Reminder(id: "oats", title: "Oat milk", minute: 9 * 60, isDone: true),
                Reminder(id: "lemons", title: "Four lemons", minute: 9 * 60),
                Reminder(id: "basil", title: "A pot of basil", minute: 13 * 60),
                Reminder(id: "coffee", title: "Coffee beans", minute: 13 * 60, isFlagged: true),
            ]
        }
    }
}
