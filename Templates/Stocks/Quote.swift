import Foundation

/// A company's prices of one day, up to a moment.
struct Quote: Identifiable, Sendable {
    let stock: Stock
    let previousClose: Double
    /// From the opening to now, at equal distances.
    let prices: [Double]
    /// Of the trading day; 0...1.
    let elapsed: Double

    var id: Stock.ID { stock.id }
    var price: Double { prices.last ?? previousClose }
    var change: Double { price - previousClose }
    var relativeChange: Double { change / previousClose }
    var isGain: Bool { change >= 0 }

    /// Of the day, with yesterday's close.
    var range: ClosedRange<Double> {
        let all = prices + [previousClose]
        let low = all.min() ?? 0
        return low...max(all.max() ?? 1, low + 0.01)
    }

    var priceText: String { price.formatted(.number.precision(.fractionLength(2))) }

    var changeText: String {
        change.formatted(
            .number.precision(.fractionLength(2)).sign(strategy: .always(includingZero: true)))
    }

    var percentText: String {
        relativeChange.formatted(
            .percent.precision(.fractionLength(2)).sign(strategy: .always(includingZero: true)))
    }
}
