import WidgetKit

struct StocksEntry: TimelineEntry {
    let date: Date
    /// The chosen stock, and the rest of the watchlist.
    let quotes: [Quote]

    var chosen: Quote { quotes[0] }

    init(date: Date, stock: Stock?, market: Market = .sample) {
        self.date = date
        let first = stock ?? Stock.watchlist[0]
        let stocks = [first] + Stock.watchlist.filter { $0 != first }
        quotes = market.quotes(for: stocks, at: date, calendar: .current)
    }

    static func sample(hour: Int, stock: Stock? = nil) -> StocksEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
        return StocksEntry(date: date, stock: stock)
    }
}

struct StocksProvider: AppIntentTimelineProvider {
    /// Between two entries, in minutes, and how many a timeline has at most.
    static let step = 15
    static let entryCount = 8

    func placeholder(in context: Context) -> StocksEntry {
        StocksEntry(date: .now, stock: nil)
    }

    func snapshot(for configuration: SelectStockIntent, in context: Context) async -> StocksEntry {
        StocksEntry(date: .now, stock: configuration.stock)
    }

    func timeline(
        for configuration: SelectStockIntent, in context: Context
    ) async -> Timeline<StocksEntry> {
        let entries = Self.dates(from: .now, calendar: .current).map { date in
            StocksEntry(date: date, stock: configuration.stock)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    /// Now, and each quarter of an hour until the exchange closes.
    static func dates(from now: Date, calendar: Calendar) -> [Date] {
        let close = calendar.date(
            bySettingHour: Int(Market.openingHours.upperBound), minute: 0, second: 0, of: now)
        let later = (1..<entryCount).compactMap { index in
            calendar.date(byAdding: .minute, value: index * step, to: now)
        }
        return [now] + later.filter { $0 <= close ?? now }
    }
}
