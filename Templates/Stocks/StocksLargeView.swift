import SwiftUI

/// The chosen stock as a chart, and the rest of the watchlist below.
struct StocksLargeView: View {
    let entry: StocksEntry

    private var quote: Quote { entry.chosen }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                StockHeading(quote: quote)
                Spacer()
                VStack(alignment: .trailing, spacing: 1) {
                    Text(quote.priceText)
                        .font(.system(.title2, design: .rounded, weight: .semibold))
                        .contentTransition(.numericText(value: quote.price))
                    Text("\(quote.changeText) (\(quote.percentText))")
                        .font(.caption.weight(.medium))
                        .foregroundStyle(quote.ink)
                }
                .monospacedDigit()
            }
            DayChart(entry: entry)
                .padding(.top, 8)
                .padding(.bottom, 8)
            Divider()
            Watchlist(quotes: entry.quotes.dropFirst().prefix(3))
                .frame(height: 132)
        }
    }
}

/// A day's line with hours below and the day's range on the trailing side.
private struct DayChart: View {
    @Environment(\.calendar) private var calendar
    let entry: StocksEntry

    private var quote: Quote { entry.chosen }
    private var hours: [Date] {
        [10, 12, 14].compactMap { hour in
            calendar.date(bySettingHour: hour, minute: 0, second: 0, of: entry.date)
        }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            VStack(spacing: 4) {
                Sparkline(quote: quote, lineWidth: 2, showsNow: quote.elapsed < 1)
                    .background {
                        HourLines(shares: hours.map(share)).stroke(.tertiary, lineWidth: 0.5)
                    }
                GeometryReader { proxy in
                    ForEach(hours, id: \.self) { hour in
                        Text(hour, format: .dateTime.hour())
                            .fixedSize()
                            .position(
                                x: proxy.size.width * share(of: hour), y: proxy.size.height / 2)
                    }
                }
                .environment(\.layoutDirection, .leftToRight)
                .frame(height: 14)
            }
            VStack(alignment: .trailing) {
                Text(quote.range.upperBound, format: .number.precision(.fractionLength(1)))
                Spacer(minLength: 0)
                Text(quote.range.lowerBound, format: .number.precision(.fractionLength(1)))
            }
            .monospacedDigit()
            .padding(.bottom, 16)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    /// Where an hour lies in the trading day; 0...1.
    private func share(of date: Date) -> Double {
        let day = Market.openingHours
        let hour = Double(calendar.component(.hour, from: date))
        return (hour - day.lowerBound) / (day.upperBound - day.lowerBound)
    }
}

/// Upright lines at shares of the width.
private struct HourLines: Shape {
    let shares: [Double]

    func path(in rect: CGRect) -> Path {
        Path { path in
            for share in shares {
                let x = rect.minX + rect.width * share
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
        }
    }
}
