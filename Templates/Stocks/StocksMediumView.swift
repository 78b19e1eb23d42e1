import SwiftUI

/// The first three of the watchlist.
struct StocksMediumView: View {
    let entry: StocksEntry

    var body: some View {
        Watchlist(quotes: entry.quotes.prefix(3), showsDividers: false)
    }
}
