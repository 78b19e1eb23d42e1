import SwiftUI
import WidgetKit

struct EndlessEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct EndlessProvider: TimelineProvider {
    func placeholder(in context: Context) -> EndlessEntry { EndlessEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (EndlessEntry) -> Void) {
        completion(EndlessEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<EndlessEntry>) -> Void) {
        let entries = (0..<100_000).map {
            EndlessEntry(date: .now.addingTimeInterval(Double($0)), index: $0)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct EndlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Endless", provider: EndlessProvider()) { entry in
            EndlessView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct EndlessView: View {
    let entry: EndlessEntry

    var body: some View { Text("\(entry.index)") }
}
