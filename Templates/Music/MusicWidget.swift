import SwiftUI
import WidgetKit

@main
struct MusicWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Music", provider: MusicProvider()) { entry in
            MusicWidgetView(entry: entry)
        }
        .configurationDisplayName("Music")
        .description("See and steer what is playing.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct MusicWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MusicEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: MusicCircularView(entry: entry)
            case .accessoryRectangular: MusicRectangularView(entry: entry)
            case .accessoryInline: MusicInlineView(entry: entry)
            default: home
            }
        }
        .containerBackground(for: .widget) {
            MusicBackground(cover: entry.song.cover)
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.large)
        .widgetURL(URL(string: "music://now"))
    }

    private var home: some View {
        Group {
            switch family {
            case .systemMedium: MusicMediumView(entry: entry)
            case .systemLarge: MusicLargeView(entry: entry)
            default: MusicSmallView(entry: entry)
            }
        }
        .foregroundStyle(.white)
        .tint(.white)
    }
}

/// The cover's colors, out of focus and darkened.
private struct MusicBackground: View {
    @Environment(\.colorScheme) private var colorScheme
    let cover: Song.Cover

    var body: some View {
        CoverMesh(cover: cover)
            .saturation(1.15)
            .overlay(.black.opacity(colorScheme == .dark ? 0.55 : 0.25))
    }
}

#Preview("Small", as: .systemSmall) {
    MusicWidget()
} timeline: {
    MusicEntry.sample(hour: 9)
    MusicEntry.sample(hour: 15)
}

#Preview("Medium", as: .systemMedium) {
    MusicWidget()
} timelineProvider: {
    MusicProvider()
}

#Preview("Large", as: .systemLarge) {
    MusicWidget()
} timelineProvider: {
    MusicProvider()
}

#Preview("Rectangular", as: .accessoryRectangular) {
    MusicWidget()
} timelineProvider: {
    MusicProvider()
}
