import SwiftUI
import WidgetKit

struct UnorderedEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct UnorderedProvider: TimelineProvider {
    func placeholder(in context: Context) -> UnorderedEntry { UnorderedEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (UnorderedEntry) -> Void) {
        completion(UnorderedEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<UnorderedEntry>) -> Void) {
        let entries = [2, 0, 1].map {
            UnorderedEntry(date: .now.addingTimeInterval(Double($0) * 60), index: $0)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct UnorderedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Unordered", provider: UnorderedProvider()) { entry in
            UnorderedView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct UnorderedView: View {
    let entry: UnorderedEntry

    var body: some View { Text("\(entry.index)") }
}
