import SwiftUI
import WidgetKit

struct NoEntriesEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct NoEntriesProvider: TimelineProvider {
    func placeholder(in context: Context) -> NoEntriesEntry { NoEntriesEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (NoEntriesEntry) -> Void) {
        completion(NoEntriesEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NoEntriesEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .atEnd))
    }
}

struct NoEntriesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NoEntries", provider: NoEntriesProvider()) { entry in
            NoEntriesView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct NoEntriesView: View {
    let entry: NoEntriesEntry

    var body: some View { Text("\(entry.index)") }
}
