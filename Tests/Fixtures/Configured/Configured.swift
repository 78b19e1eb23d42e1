import Intents
import SwiftUI
import WidgetKit

struct DeclaredIntent {}

struct ConfiguredEntry: TimelineEntry {
    let date: Date
    let intent: GreetingIntent
}

struct ConfiguredProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ConfiguredEntry {
        ConfiguredEntry(date: .now, intent: GreetingIntent())
    }

    func getSnapshot(
        for configuration: GreetingIntent, in context: Context,
        completion: @escaping (ConfiguredEntry) -> Void
    ) {
        completion(ConfiguredEntry(date: .now, intent: configuration))
    }

    func getTimeline(
        for configuration: GreetingIntent, in context: Context,
        completion: @escaping (Timeline<ConfiguredEntry>) -> Void
    ) {
        let entry = ConfiguredEntry(date: .now, intent: configuration)
        completion(Timeline(entries: [entry], policy: .never))
    }
}

@main
struct ConfiguredWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "Configured", intent: GreetingIntent.self, provider: ConfiguredProvider()
        ) { entry in
            VStack {
                Text(entry.intent.name ?? "nobody")
                Text("\(entry.intent.loudness == .quiet ? "quiet" : "unknown")")
                Text("\(entry.intent.count?.intValue ?? 0)")
                Text("\(entry.intent.guests?.first?.age?.intValue ?? -1)")
            }
            .foregroundStyle(.brandTint)
            .containerBackground(Color(.brandTint).opacity(0.2), for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
