import SwiftUI
import WidgetKit

@main
struct BatteryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Battery", provider: BatteryProvider()) { entry in
            BatteryWidgetView(entry: entry)
        }
        .configurationDisplayName("Batteries")
        .description("See how long your devices will last.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct BatteryWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: BatteryEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: BatteryCircularView(device: entry.devices[0])
            case .accessoryRectangular: BatteryRectangularView(devices: entry.devices)
            case .accessoryInline: BatteryInlineView(device: entry.devices[0])
            case .systemMedium: BatteryMediumView(devices: entry.devices)
            case .systemLarge: BatteryLargeView(entry: entry)
            default: BatterySmallView(devices: entry.devices)
            }
        }
        .containerBackground(for: .widget) {
            BatteryBackground()
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "battery://devices"))
    }
}

private struct BatteryBackground: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: colorScheme == .dark
                ? [Color(white: 0.15), Color(white: 0.09)] : [.white, Color(white: 0.95)],
            startPoint: .top, endPoint: .bottom)
    }
}

#Preview("Small", as: .systemSmall) {
    BatteryWidget()
} timeline: {
    BatteryEntry.sample(hour: 8)
    BatteryEntry.sample(hour: 14)
    BatteryEntry.sample(hour: 22)
}

#Preview("Medium", as: .systemMedium) {
    BatteryWidget()
} timelineProvider: {
    BatteryProvider()
}

#Preview("Large", as: .systemLarge) {
    BatteryWidget()
} timelineProvider: {
    BatteryProvider()
}

#Preview("Circular", as: .accessoryCircular) {
    BatteryWidget()
} timelineProvider: {
    BatteryProvider()
}
