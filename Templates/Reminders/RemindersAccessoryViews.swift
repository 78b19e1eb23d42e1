import SwiftUI
import WidgetKit

/// How much of the list is done.
struct RemindersCircularView: View {
    let entry: RemindersEntry

    var body: some View {
        Gauge(value: Double(entry.doneCount), in: 0...Double(max(entry.reminders.count, 1))) {
            Image(systemName: "checklist")
        } currentValueLabel: {
            Text(entry.open.count, format: .number)
        }
        .gaugeStyle(.accessoryCircular)
        .widgetAccentable()
    }
}

/// The next two.
struct RemindersRectangularView: View {
    let entry: RemindersEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Label {
                Text(entry.list.title)
            } icon: {
                Image(systemName: "checklist")
            }
            .font(.headline)
            .widgetAccentable()
            ForEach(entry.open.prefix(2)) { reminder in
                Text(reminder.title)
                    .lineLimit(1)
                    .privacySensitive()
            }
            if entry.open.isEmpty {
                Text("All done")
                    .foregroundStyle(.secondary)
            }
        }
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// One line above the clock.
struct RemindersInlineView: View {
    let entry: RemindersEntry

    var body: some View {
        if let next = entry.open.first {
            Label {
                Text(next.title)
            } icon: {
                Image(systemName: "checklist")
            }
            .privacySensitive()
        } else {
            Label("All done", systemImage: "checkmark.circle")
        }
    }
}
