import SwiftUI

/// The list on the leading side; its next reminders with their times on the trailing side.
struct RemindersMediumView: View {
    let entry: RemindersEntry

    private var shown: ArraySlice<Reminder> { entry.open.prefix(4) }

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            VStack(alignment: .leading, spacing: 0) {
                ListIcon(list: entry.list)
                Spacer(minLength: 0)
                OpenCount(entry: entry, size: 34)
                Text(entry.list.title)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(entry.list.tint)
                    .widgetAccentable()
                    .fixedSize()
            }
            .frame(width: 76, alignment: .leading)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(shown) { reminder in
                    ReminderRow(reminder: reminder, entry: entry, isDetailed: true)
                        .frame(maxHeight: 32)
                    if reminder.id != shown.last?.id {
                        Divider()
                            .padding(.leading, 24)
                    }
                }
                if shown.isEmpty {
                    AllDone()
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
            .frame(maxHeight: .infinity)
        }
    }
}
