import SwiftUI
import WidgetKit

@main
struct RemindersWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Reminders", intent: SelectListIntent.self, provider: RemindersProvider()
        ) { entry in
            RemindersWidgetView(entry: entry)
        }
        .configurationDisplayName("Reminders")
        .description("See what is left to do, and tick it off.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct RemindersWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: RemindersEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: RemindersCircularView(entry: entry)
            case .accessoryRectangular: RemindersRectangularView(entry: entry)
            case .accessoryInline: RemindersInlineView(entry: entry)
            case .systemMedium: RemindersMediumView(entry: entry)
            case .systemLarge: RemindersLargeView(entry: entry)
            default: RemindersSmallView(entry: entry)
            }
        }
        .containerBackground(for: .widget) {
            Color("Paper")
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "reminders://list/\(entry.list.rawValue)"))
    }
}

#Preview("Small", as: .systemSmall) {
    RemindersWidget()
} timeline: {
    RemindersEntry(date: .now, list: .today)
    RemindersEntry(date: .now, list: .groceries)
}

#Preview("Medium", as: .systemMedium) {
    RemindersWidget()
} timeline: {
    RemindersEntry(date: .now, list: .today)
}

#Preview("Large", as: .systemLarge) {
    RemindersWidget()
} timeline: {
    RemindersEntry(date: .now, list: .today)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    RemindersWidget()
} timeline: {
    RemindersEntry(date: .now, list: .today)
}
