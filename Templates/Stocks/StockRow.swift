import SwiftUI

/// Rows of a watchlist, whose columns align.
struct Watchlist: View {
    let quotes: ArraySlice<Quote>
    var showsDividers = true

    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 0) {
            ForEach(quotes) { quote in
                if showsDividers && quote.id != quotes.first?.id {
                    Divider()
                        .gridCellUnsizedAxes(.horizontal)
                }
                GridRow {
                    StockHeading(quote: quote)
                        .gridColumnAlignment(.leading)
                        .fixedSize()
                        .frame(maxHeight: .infinity)
                    Sparkline(quote: quote)
                        .frame(minWidth: 24, maxWidth: .infinity)
                        .frame(height: 24)
                    Text(quote.priceText)
                        .font(.subheadline.weight(.medium))
                        .monospacedDigit()
                        .fixedSize()
                        .gridColumnAlignment(.trailing)
                    ChangePill(quote: quote)
                        .gridColumnAlignment(.trailing)
                }
            }
        }
        // Four columns leave no room for larger text.
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

/// A day's change on its color.
struct ChangePill: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let quote: Quote

    var body: some View {
        Text(quote.percentText)
            .font(.footnote.weight(.semibold))
            .monospacedDigit()
            .fixedSize()
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .padding(.vertical, 3)
            .frame(minWidth: 64, alignment: .trailing)
            .background(fill, in: .rect(cornerRadius: 6))
    }

    /// In one flat color text and pill would be one.
    private var fill: AnyShapeStyle {
        renderingMode == .fullColor ? AnyShapeStyle(quote.pill) : AnyShapeStyle(.quaternary)
    }
}

extension Quote {
    /// Behind white text.
    fileprivate var pill: Color { isGain ? Color("GainPill") : Color("LossPill") }
}
