import SwiftUI
import WidgetKit

@main
struct ActivityWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Activity", provider: ActivityProvider()) { entry in
            ActivityWidgetView(entry: entry)
        }
        .configurationDisplayName("Activity")
        .description("Follow today's goals and the past week.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct ActivityWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ActivityEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: ActivityCircularView(day: entry.day)
            case .accessoryRectangular: ActivityRectangularView(day: entry.day)
            case .accessoryInline: ActivityInlineView(day: entry.day)
            case .systemMedium: ActivityMediumView(entry: entry)
            case .systemLarge: ActivityLargeView(entry: entry)
            default: ActivitySmallView(entry: entry)
            }
        }
        .containerBackground(for: .widget) {
            ActivityBackground()
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "activity://today"))
    }
}

#Preview("Small", as: .systemSmall) {
    ActivityWidget()
} timeline: {
    ActivityEntry.sample(hour: 9)
    ActivityEntry.sample(hour: 15)
    ActivityEntry.sample(hour: 21)
}

#Preview("Medium", as: .systemMedium) {
    ActivityWidget()
} timelineProvider: {
    ActivityProvider()
}

#Preview("Large", as: .systemLarge) {
    ActivityWidget()
} timelineProvider: {
    ActivityProvider()
}

#Preview("Circular", as: .accessoryCircular) {
    ActivityWidget()
} timeline: {
    ActivityEntry.sample(hour: 9)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    ActivityWidget()
} timeline: {
    ActivityEntry.sample(hour: 9)
}
