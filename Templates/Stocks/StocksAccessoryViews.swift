import SwiftUI
import WidgetKit

/// Where the price lies between the day's low and high.
struct StocksCircularView: View {
    let quote: Quote

    var body: some View {
        Gauge(value: quote.price, in: quote.range) {
            Image(systemName: quote.symbolName)
        } currentValueLabel: {
            Text(quote.price, format: .number.precision(.fractionLength(0)))
        }
        .gaugeStyle(.accessoryCircular)
        .widgetAccentable()
    }
}

/// The day as a line under the figures.
struct StocksRectangularView: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 4) {
                Image(systemName: quote.symbolName)
                    .font(.system(size: 9))
                Text(quote.stock.id)
                    .font(.headline)
                Spacer(minLength: 4)
                Text(quote.priceText)
                    .font(.subheadline)
                    .monospacedDigit()
            }
            .widgetAccentable()
            Sparkline(quote: quote)
        }
    }
}

/// The day's change in words.
struct StocksInlineView: View {
    let quote: Quote

    var body: some View {
        Label {
            Text("\(quote.stock.id) \(quote.percentText)")
        } icon: {
            Image(systemName: quote.isGain ? "arrow.up.right" : "arrow.down.right")
        }
    }
}
