import SwiftUI

/// A reminder that can be ticked off where it is.
struct ReminderRow: View {
    @Environment(\.calendar) private var calendar
    let reminder: Reminder
    let entry: RemindersEntry
    /// Where there is room: the flag and the time.
    var isDetailed = false

    var body: some View {
        Toggle(isOn: reminder.isDone, intent: ToggleReminderIntent(reminder)) {
            HStack(spacing: 4) {
                Text(reminder.title)
                    .lineLimit(1)
                    .strikethrough(reminder.isDone)
                    .foregroundStyle(reminder.isDone ? .secondary : .primary)
                if isDetailed && reminder.isFlagged {
                    Image(systemName: "flag.fill")
                        .font(.caption2)
                        .foregroundStyle(.orange)
                }
                if isDetailed {
                    Spacer(minLength: 4)
                    Text(reminder.date(on: entry.date, calendar: calendar), style: .time)
                        .font(.caption)
                        .monospacedDigit()
                        .foregroundStyle(entry.isOverdue(reminder) ? Color("Overdue") : .secondary)
                }
            }
            .font(.footnote)
        }
        .toggleStyle(TickStyle(tint: entry.list.tint))
    }
}

/// A circle that is filled when its reminder is done.
struct TickStyle: ToggleStyle {
    let tint: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 7) {
            ZStack {
                Circle()
                    .strokeBorder(.tertiary, lineWidth: 1.5)
                    .opacity(configuration.isOn ? 0 : 1)
                Circle()
                    .strokeBorder(tint, lineWidth: 1.5)
                    .overlay {
                        Circle()
                            .fill(tint)
                            .padding(3.5)
                    }
                    .opacity(configuration.isOn ? 1 : 0)
                    .widgetAccentable()
            }
            .frame(width: 17, height: 17)
            configuration.label
        }
        .contentShape(.rect)
        // Until the intent is done, the row shows that it waits.
        .invalidatableContent()
    }
}

extension ReminderList {
    var tint: Color {
        switch self {
        case .today: .blue
        case .groceries: .green
        }
    }
}
