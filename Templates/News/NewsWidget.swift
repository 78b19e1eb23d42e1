import SwiftUI
import WidgetKit

@main
struct NewsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "News", intent: SelectEditionIntent.self, provider: NewsProvider()
        ) { entry in
            NewsWidgetView(entry: entry)
        }
        .configurationDisplayName("News")
        .description("Read what happens.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct NewsWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NewsEntry

    private var top: Story { entry.stories[0] }

    var body: some View {
        Group {
            switch family {
            case .accessoryRectangular: NewsRectangularView(story: top)
            case .accessoryInline: NewsInlineView(story: top)
            case .systemMedium: NewsMediumView(entry: entry)
            case .systemLarge: NewsLargeView(entry: entry)
            default: NewsSmallView(story: top)
            }
        }
        .containerBackground(for: .widget) {
            if family == .systemSmall {
                CoverBackground(art: top.art)
            } else {
                Color("Paper")
            }
        }
        // Headlines need their room.
        .dynamicTypeSize(...DynamicTypeSize.large)
        .widgetURL(top.url)
    }
}

#Preview("Small", as: .systemSmall) {
    NewsWidget()
} timeline: {
    NewsEntry(date: .now, edition: .top)
    NewsEntry(date: .now, edition: .science)
    NewsEntry(date: .now, edition: .culture)
}

#Preview("Medium", as: .systemMedium) {
    NewsWidget()
} timeline: {
    NewsEntry(date: .now, edition: .top)
}

#Preview("Large", as: .systemLarge) {
    NewsWidget()
} timeline: {
    NewsEntry(date: .now, edition: .top)
}
