import SwiftUI
import WidgetKit

@main
struct StocksWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Stocks", intent: SelectStockIntent.self, provider: StocksProvider()
        ) { entry in
            StocksWidgetView(entry: entry)
        }
        .configurationDisplayName("Stocks")
        .description("Follow the day of the stocks you watch.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct StocksWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: StocksEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: StocksCircularView(quote: entry.chosen)
            case .accessoryRectangular: StocksRectangularView(quote: entry.chosen)
            case .accessoryInline: StocksInlineView(quote: entry.chosen)
            case .systemMedium: StocksMediumView(entry: entry)
            case .systemLarge: StocksLargeView(entry: entry)
            default: StocksSmallView(quote: entry.chosen)
            }
        }
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color("BackgroundTop"), Color("BackgroundBottom")],
                startPoint: .top, endPoint: .bottom)
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "stocks://quote/\(entry.chosen.stock.id)"))
    }
}

#Preview("Small", as: .systemSmall) {
    StocksWidget()
} timeline: {
    StocksEntry.sample(hour: 11)
    StocksEntry.sample(hour: 14, stock: Stock.watchlist[1])
    StocksEntry.sample(hour: 17)
}

#Preview("Medium", as: .systemMedium) {
    StocksWidget()
} timeline: {
    StocksEntry.sample(hour: 14)
}

#Preview("Large", as: .systemLarge) {
    StocksWidget()
} timeline: {
    StocksEntry.sample(hour: 14)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    StocksWidget()
} timeline: {
    StocksEntry.sample(hour: 14)
}
