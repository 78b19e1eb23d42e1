import SwiftUI
import WidgetKit

struct NeverAnswersEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct NeverAnswersProvider: TimelineProvider {
    func placeholder(in context: Context) -> NeverAnswersEntry { NeverAnswersEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (NeverAnswersEntry) -> Void) {
        completion(NeverAnswersEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NeverAnswersEntry>) -> Void) {
        // The completion handler is forgotten.
    }
}

struct NeverAnswersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NeverAnswers", provider: NeverAnswersProvider()) { entry in
            NeverAnswersView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct NeverAnswersView: View {
    let entry: NeverAnswersEntry

    var body: some View { Text("\(entry.index)") }
}
