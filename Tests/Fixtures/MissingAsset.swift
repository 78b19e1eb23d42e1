import SwiftUI
import WidgetKit

struct MissingAssetEntry: TimelineEntry {
    let date: Date
    var index = 0
}

struct MissingAssetProvider: TimelineProvider {
    func placeholder(in context: Context) -> MissingAssetEntry { MissingAssetEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (MissingAssetEntry) -> Void) {
        completion(MissingAssetEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MissingAssetEntry>) -> Void) {
        completion(Timeline(entries: [MissingAssetEntry(date: .now)], policy: .never))
    }
}

struct MissingAssetWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "MissingAsset", provider: MissingAssetProvider()) { entry in
            MissingAssetView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct MissingAssetView: View {
    let entry: MissingAssetEntry

    var body: some View {
        VStack {
            Image("NoSuchImage")
            Image(systemName: "cloud.sun.rainn")
        }
    }
}
