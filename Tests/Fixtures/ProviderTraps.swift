import SwiftUI
import WidgetKit

struct ProviderTrapsEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct ProviderTrapsProvider: TimelineProvider {
    func placeholder(in context: Context) -> ProviderTrapsEntry { ProviderTrapsEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (ProviderTrapsEntry) -> Void) {
        completion(ProviderTrapsEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ProviderTrapsEntry>) -> Void) {
        fatalError("no forecast")
    }
}

struct ProviderTrapsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ProviderTraps", provider: ProviderTrapsProvider()) { entry in
            ProviderTrapsView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct ProviderTrapsView: View {
    let entry: ProviderTrapsEntry

    var body: some View { Text("\(entry.index)") }
}
