import SwiftUI
import WidgetKit

@main
struct CalendarDayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CalendarDay", provider: CalendarDayProvider()) { entry in
            CalendarDayWidgetView(entry: entry)
        }
        .configurationDisplayName("Calendar Day")
        .description("See today's date and what comes next.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct CalendarDayWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CalendarDayEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: CalendarDayCircularView(date: entry.date)
            case .accessoryRectangular: CalendarDayRectangularView(entry: entry)
            case .accessoryInline: CalendarDayInlineView(entry: entry)
            case .systemMedium: CalendarDayMediumView(entry: entry)
            case .systemLarge: CalendarDayLargeView(entry: entry)
            default: CalendarDaySmallView(entry: entry)
            }
        }
        .containerBackground(for: .widget) {
            PaperBackground()
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "calendar-day://today"))
    }
}

#Preview("Small", as: .systemSmall) {
    CalendarDayWidget()
} timeline: {
    CalendarDayEntry.sample(hour: 9)
    CalendarDayEntry.sample(hour: 16)
    CalendarDayEntry.sample(hour: 22)
}

#Preview("Medium", as: .systemMedium) {
    CalendarDayWidget()
} timeline: {
    CalendarDayEntry.sample(hour: 9)
    CalendarDayEntry.sample(hour: 22)
}

#Preview("Large", as: .systemLarge) {
    CalendarDayWidget()
} timelineProvider: {
    CalendarDayProvider()
}

#Preview("Circular", as: .accessoryCircular) {
    CalendarDayWidget()
} timeline: {
    CalendarDayEntry.sample(hour: 9)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    CalendarDayWidget()
} timeline: {
    CalendarDayEntry.sample(hour: 9)
}
