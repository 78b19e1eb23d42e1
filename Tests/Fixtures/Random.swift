import SwiftUI
import WidgetKit

struct RandomEntry: TimelineEntry {
    let date: Date
    let words: String
}

struct RandomProvider: TimelineProvider {
    func placeholder(in context: Context) -> RandomEntry { RandomEntry(date: .now, words: "–") }

    func getSnapshot(in context: Context, completion: @escaping (RandomEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RandomEntry>) -> Void) {
        let words = [
            "\(Int.random(in: 0..<1_000_000))", "\(UUID())", "\([1, 2, 3, 4, 5].shuffled())",
            "\(Set(["a", "b", "c", "d"]))", "\(Date())", "\(NSDate())", "\(TimeZone.current.identifier)",
            "\(Locale.current.identifier)", NSHomeDirectory().isEmpty ? "" : "home",
            ProcessInfo.processInfo.environment["LANG"] ?? "",
        ]
        completion(
            Timeline(
                entries: [RandomEntry(date: .now, words: words.joined(separator: " "))],
                policy: .never))
    }
}

struct RandomWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Random", provider: RandomProvider()) { entry in
            Text("\(entry.words) \(Double.random(in: 0...1))")
                .font(.system(size: 8))
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}
