import SwiftUI
import WidgetKit

@main
struct WorldClockWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "WorldClock", intent: SelectPlaceIntent.self, provider: WorldClockProvider()
        ) { entry in
            WorldClockWidgetView(entry: entry)
        }
        .configurationDisplayName("World Clock")
        .description("See what time it is elsewhere.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct WorldClockWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: WorldClockEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: WorldClockCircularView(time: entry.chosen)
            case .accessoryRectangular: WorldClockRectangularView(times: entry.times)
            case .accessoryInline: WorldClockInlineView(time: entry.chosen)
            case .systemMedium: WorldClockMediumView(times: entry.times)
            case .systemLarge: WorldClockLargeView(entry: entry)
            default: WorldClockSmallView(time: entry.chosen)
            }
        }
        .containerBackground(for: .widget) {
            Color("Background")
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "worldclock://place/\(entry.chosen.place.id)"))
    }
}

#Preview("Small", as: .systemSmall) {
    WorldClockWidget()
} timeline: {
    WorldClockEntry(date: .now, place: Place.all[0])
    WorldClockEntry(date: .now, place: Place.all[2])
}

#Preview("Medium", as: .systemMedium) {
    WorldClockWidget()
} timeline: {
    WorldClockEntry(date: .now, place: nil)
}

#Preview("Large", as: .systemLarge) {
    WorldClockWidget()
} timeline: {
    WorldClockEntry(date: .now, place: nil)
}

#Preview("Circular", as: .accessoryCircular) {
    WorldClockWidget()
} timeline: {
    WorldClockEntry(date: .now, place: nil)
}
