import SwiftUI

/// One stock: its day as a line, and what it costs.
struct StocksSmallView: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            StockHeading(quote: quote)
            Sparkline(quote: quote)
                .padding(.top, 8)
                .padding(.bottom, 4)
            Text(quote.priceText)
                .font(.system(.title2, design: .rounded, weight: .semibold))
                .monospacedDigit()
                .contentTransition(.numericText(value: quote.price))
            Text("\(quote.changeText) (\(quote.percentText))")
                .font(.caption.weight(.medium))
                .monospacedDigit()
                .foregroundStyle(quote.ink)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What a stock is traded as, and the company's name.
struct StockHeading: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 4) {
                Image(systemName: quote.symbolName)
                    .font(.system(size: 9))
                    .foregroundStyle(quote.tint)
                    .widgetAccentable()
                Text(quote.stock.id)
                    .font(.subheadline.weight(.bold))
            }
            Text(quote.stock.name)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
    }
}

extension Quote {
    /// Dark enough, or light enough, to be read.
    var ink: Color { isGain ? Color("GainInk") : Color("LossInk") }
}
