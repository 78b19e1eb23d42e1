import Foundation

/// A stand-in for a service of prices: each stock wanders through the day in its own way, and the
/// same way whenever it is asked.
struct Market: Sendable {
    static let sample = Market()

    /// Hours of the day in which there is trade, and how often prices are taken in them.
    static let openingHours = 9.5..<16.0
    static let samplesPerHour = 12

    func quotes(for stocks: [Stock], at date: Date, calendar: Calendar) -> [Quote] {
        stocks.map { quote(for: $0, at: date, calendar: calendar) }
    }

    func quote(for stock: Stock, at date: Date, calendar: Calendar) -> Quote {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let hour = Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
        let length = Self.openingHours.upperBound - Self.openingHours.lowerBound
        // Before the opening, the last day is shown whole.
        let elapsed =
            hour < Self.openingHours.lowerBound
            ? 1 : min((hour - Self.openingHours.lowerBound) / length, 1)
        let day = calendar.ordinality(of: .day, in: .era, for: date) ?? 0
        let count = Int((elapsed * length * Double(Self.samplesPerHour)).rounded())
        let prices = (0...max(count, 1)).map { sample in
            stock.price(
                afterHours: Double(sample) / Double(Self.samplesPerHour), onDay: day,
                dayLength: length)
        }
        return Quote(
            stock: stock, previousClose: stock.basePrice, prices: prices, elapsed: elapsed)
    }
}

extension Stock {
    /// A trend that gathers through the day, and waves upon it, from slow to quick.
    fileprivate func price(afterHours hours: Double, onDay day: Int, dayLength: Double) -> Double {
        let phase = Double(seed) * 1.37 + Double(day % 97) * 0.61
        let gap = 0.25 * sin(phase * 2.3)
        let trend = drift * pow(hours / dayLength, 0.8)
        let waves = [(1.1, 0.34), (2.9, 0.17), (7.3, 0.09), (16.1, 0.06), (31.7, 0.035)]
        let sum = waves.enumerated().reduce(0) { sum, wave in
            let (frequency, amplitude) = wave.element
            let shift = phase * Double(wave.offset + 1)
            return sum + amplitude * (sin(frequency * hours + shift) - sin(shift))
        }
        return basePrice * (1 + (gap + trend + sum * volatility) / 100)
    }
}
