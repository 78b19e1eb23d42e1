import SwiftUI
import WidgetKit

struct GreedyEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct GreedyProvider: TimelineProvider {
    func placeholder(in context: Context) -> GreedyEntry { GreedyEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (GreedyEntry) -> Void) {
        completion(GreedyEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<GreedyEntry>) -> Void) {
        completion(Timeline(entries: [GreedyEntry(date: .now)], policy: .never))
    }
}

struct GreedyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Greedy", provider: GreedyProvider()) { entry in
            GreedyView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct GreedyView: View {
    let entry: GreedyEntry

    var body: some View {
        Text("\(hoard())")
    }

    private func hoard() -> Int {
        var blocks: [[UInt8]] = []
        while entry.index == 0 { blocks.append([UInt8](repeating: 1, count: 1 << 24)) }
        return blocks.count
    }
}
