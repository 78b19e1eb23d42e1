import SwiftUI
import WidgetKit

@main
struct CountdownWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Countdown", intent: SelectOccasionIntent.self, provider: CountdownProvider()
        ) { entry in
            CountdownWidgetView(entry: entry)
        }
        .configurationDisplayName("Countdown")
        .description("See how long it is until something in the sky.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct CountdownWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CountdownEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: CountdownCircularView(entry: entry)
            case .accessoryRectangular: CountdownRectangularView(entry: entry)
            case .accessoryInline: CountdownInlineView(entry: entry)
            case .systemMedium: CountdownMediumView(entry: entry).foregroundStyle(.white)
            case .systemLarge: CountdownLargeView(entry: entry).foregroundStyle(.white)
            default: CountdownSmallView(entry: entry).foregroundStyle(.white)
            }
        }
        .containerBackground(for: .widget) {
            switch family {
            case .systemMedium: NightSky(hills: 0.16, star: UnitPoint(x: 0.72, y: 0.6))
            case .systemLarge: NightSky(hills: 0.3, star: UnitPoint(x: 0.8, y: 0.26))
            default: NightSky(hills: 0.16, star: UnitPoint(x: 0.6, y: 0.34))
            }
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "countdown://event/\(entry.occasion.kind.rawValue)"))
    }
}

#Preview("Small", as: .systemSmall) {
    CountdownWidget()
} timeline: {
    CountdownEntry.sample(hour: 9)
    CountdownEntry.sample(hour: 9, kind: .eclipse)
    CountdownEntry.sample(hour: 23)
}

#Preview("Medium", as: .systemMedium) {
    CountdownWidget()
} timeline: {
    CountdownEntry.sample(hour: 9)
}

#Preview("Large", as: .systemLarge) {
    CountdownWidget()
} timeline: {
    CountdownEntry.sample(hour: 9)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    CountdownWidget()
} timeline: {
    CountdownEntry.sample(hour: 9)
}
