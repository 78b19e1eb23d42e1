import SwiftUI
import WidgetKit

@main
struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
            WeatherWidgetView(entry: entry)
        }
        .configurationDisplayName("Weather")
        .description("See the weather of the coming hours and days.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct WeatherWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: WeatherEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: WeatherCircularView(entry: entry)
            case .accessoryRectangular: WeatherRectangularView(entry: entry)
            case .accessoryInline: WeatherInlineView(weather: entry.weather)
            case .systemMedium: WeatherMediumView(entry: entry)
            case .systemLarge: WeatherLargeView(entry: entry)
            default: WeatherSmallView(entry: entry)
            }
        }
        .foregroundStyle(.white)
        .containerBackground(for: .widget) {
            SkyBackground(sky: Sky(entry.weather))
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "weather://lisbon"))
    }
}

#Preview("Small", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry.sample(hour: 9)
    WeatherEntry.sample(hour: 15)
    WeatherEntry.sample(hour: 21)
}

#Preview("Medium", as: .systemMedium) {
    WeatherWidget()
} timelineProvider: {
    WeatherProvider()
}

#Preview("Large", as: .systemLarge) {
    WeatherWidget()
} timelineProvider: {
    WeatherProvider()
}

#Preview("Circular", as: .accessoryCircular) {
    WeatherWidget()
} timeline: {
    WeatherEntry.sample(hour: 9)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    WeatherWidget()
} timeline: {
    WeatherEntry.sample(hour: 9)
}
