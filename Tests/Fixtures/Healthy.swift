import SwiftUI
import WidgetKit

struct HealthyEntry: TimelineEntry {
    let date: Date
}

struct HealthyProvider: TimelineProvider {
    func placeholder(in context: Context) -> HealthyEntry { HealthyEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (HealthyEntry) -> Void) {
        completion(HealthyEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HealthyEntry>) -> Void) {
        let entries = (0..<2).map { HealthyEntry(date: .now.addingTimeInterval(Double($0) * 3600)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct HealthyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Healthy", provider: HealthyProvider()) { entry in
            Text(entry.date, style: .time)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
