import SwiftUI
import WidgetKit

struct LoopingEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct LoopingProvider: TimelineProvider {
    func placeholder(in context: Context) -> LoopingEntry { LoopingEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (LoopingEntry) -> Void) {
        completion(LoopingEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LoopingEntry>) -> Void) {
        completion(Timeline(entries: [LoopingEntry(date: .now)], policy: .never))
    }
}

struct LoopingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Looping", provider: LoopingProvider()) { entry in
            LoopingView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct LoopingView: View {
    let entry: LoopingEntry

    var body: some View {
        Text("\(forever())")
    }

    private func forever() -> Int {
        var count = 0
        while entry.index == 0 { count &+= 1 }
        return count
    }
}
