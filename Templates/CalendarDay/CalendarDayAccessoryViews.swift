import SwiftUI
import WidgetKit

/// The weekday over the day of the month.
struct CalendarDayCircularView: View {
    let date: Date

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                Text(date, format: .dateTime.weekday(.abbreviated))
                    .font(.caption2.weight(.semibold))
                    .textCase(.uppercase)
                    .widgetAccentable()
                Text(date, format: .dateTime.day())
                    .font(.title2.weight(.semibold))
            }
        }
    }
}

/// What goes on or comes next.
struct CalendarDayRectangularView: View {
    let entry: CalendarDayEntry

    var body: some View {
        if let event = entry.upcoming.first {
            HStack(spacing: 6) {
                Capsule()
                    .frame(width: 3)
                    .widgetAccentable()
                VStack(alignment: .leading, spacing: 0) {
                    Text(event.title)
                        .font(.headline)
                        .widgetAccentable()
                    Text(event.start...event.end)
                    Text(event.place)
                        .opacity(0.8)
                }
                .font(.subheadline)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .privacySensitive()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            NoMoreEvents()
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// When and what comes next.
struct CalendarDayInlineView: View {
    let entry: CalendarDayEntry

    var body: some View {
        Label {
            if let event = entry.upcoming.first {
                Text("\(Text(event.start, style: .time)) \(event.title)")
            } else {
                Text("No more events")
            }
        } icon: {
            Image(systemName: "calendar")
        }
        .minimumScaleFactor(0.8)
        .privacySensitive()
    }
}
