import SwiftUI

/// The whole list by part of the day.
struct RemindersLargeView: View {
    let entry: RemindersEntry

    var body: some View {
        // A small phone's widget is lower, and larger text is higher.
        ViewThatFits(in: .vertical) {
            layout(rowPadding: 6.5)
            layout(rowPadding: 4)
        }
    }

    private func layout(rowPadding: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 10) {
                ListIcon(list: entry.list)
                VStack(alignment: .leading, spacing: 1) {
                    Text(entry.list.title)
                        .font(.headline)
                        .foregroundStyle(entry.list.tint)
                        .widgetAccentable()
                    Text("\(entry.doneCount) of \(entry.reminders.count) done")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                OpenCount(entry: entry, size: 34)
            }
            ForEach(DayPart.allCases) { part in
                let reminders = entry.reminders.filter { $0.part == part }
                if !reminders.isEmpty {
                    Spacer(minLength: 6)
                        .frame(maxHeight: 16)
                    PartSection(
                        part: part, reminders: reminders, entry: entry, rowPadding: rowPadding)
                }
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

private struct PartSection: View {
    let part: DayPart
    let reminders: [Reminder]
    let entry: RemindersEntry
    let rowPadding: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(part.title)
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
                .padding(.bottom, rowPadding)
            ForEach(reminders) { reminder in
                Divider()
                    .padding(.leading, reminder.id == reminders.first?.id ? 0 : 24)
                ReminderRow(reminder: reminder, entry: entry, isDetailed: true)
                    .padding(.vertical, rowPadding)
            }
        }
    }
}
