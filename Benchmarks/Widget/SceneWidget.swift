import SwiftUI
import WidgetKit

/// The measured scene as a widget, so that the tool can render it from source.
struct SceneWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Scene", provider: SceneProvider()) { SceneEntryView(entry: $0) }
    }
}

struct SceneEntry: TimelineEntry {
    var date: Date
    var weather: WeatherEntry
}

struct SceneProvider: TimelineProvider {
    func placeholder(in context: Context) -> SceneEntry {
        SceneEntry(date: .now, weather: WeatherEntry(index: 0))
    }

    func getSnapshot(in context: Context, completion: @escaping (SceneEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SceneEntry>) -> Void) {
        let entries = (0..<WeatherEntry.count).map { index in
            SceneEntry(
                date: .now.addingTimeInterval(Double(index) * 3600),
                weather: WeatherEntry(index: index))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct SceneEntryView: View {
    var entry: SceneEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        WeatherWidgetView(entry: entry.weather, family: sceneFamily) { GradientBackground() }
    }

    private var sceneFamily: SceneFamily {
        switch family {
        case .systemMedium: .medium
        case .systemLarge: .large
        default: .small
        }
    }
}
