import SwiftUI
import WidgetKit

@main
struct PhotoCaptionWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PhotoCaption", provider: PhotoCaptionProvider()) { entry in
            PhotoCaptionWidgetView(entry: entry)
        }
        .configurationDisplayName("On This Day")
        .description("A photo of this day in another year.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        // The photo goes to the edges; captions keep to the margins themselves.
        .contentMarginsDisabled()
    }
}

/// Chooses the layout that fits the family.
struct PhotoCaptionWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: PhotoCaptionEntry

    var body: some View {
        Group {
            switch family {
            case .systemMedium: PhotoMediumView(entry: entry)
            case .systemLarge: PhotoLargeView(entry: entry)
            default: PhotoSmallView(entry: entry)
            }
        }
        .containerBackground(Color("Paper"), for: .widget)
        // A story needs its room.
        .dynamicTypeSize(...DynamicTypeSize.large)
        .widgetURL(URL(string: "photos://moment/\(entry.moment.id)"))
    }
}

#Preview("Small", as: .systemSmall) {
    PhotoCaptionWidget()
} timeline: {
    PhotoCaptionEntry(date: .now)
}

#Preview("Medium", as: .systemMedium) {
    PhotoCaptionWidget()
} timeline: {
    PhotoCaptionEntry(date: .now)
}

#Preview("Large", as: .systemLarge) {
    PhotoCaptionWidget()
} timeline: {
    PhotoCaptionEntry(date: .now)
}
