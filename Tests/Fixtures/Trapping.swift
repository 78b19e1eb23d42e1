import SwiftUI
import WidgetKit

struct TrappingEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct TrappingProvider: TimelineProvider {
    func placeholder(in context: Context) -> TrappingEntry { TrappingEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (TrappingEntry) -> Void) {
        completion(TrappingEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TrappingEntry>) -> Void) {
        completion(Timeline(entries: [TrappingEntry(date: .now)], policy: .never))
    }
}

struct TrappingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trapping", provider: TrappingProvider()) { entry in
            TrappingView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct TrappingView: View {
    let entry: TrappingEntry

    var body: some View {
        let words: [String] = []
        Text(words[entry.index + 1])
    }
}
