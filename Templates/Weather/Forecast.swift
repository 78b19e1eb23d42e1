import Foundation

struct HourlyWeather: Identifiable {
    let date: Date
    /// Degrees Celsius.
    let temperature: Int
    let condition: Condition
    let isDaytime: Bool

    var id: Date { date }
    var conditionName: String { condition.name(isDaytime: isDaytime) }
    var symbolName: String { condition.symbolName(isDaytime: isDaytime) }
}

struct DailyWeather: Identifiable {
    let date: Date
    let low: Int
    let high: Int
    let condition: Condition

    var id: Date { date }
    var symbolName: String { condition.symbolName(isDaytime: true) }
}

/// A stand-in for a weather service: everything follows from the date and the place's climate.
struct Forecast: Sendable {
    let city: String
    /// Degrees north.
    let latitude: Double
    /// Mean of the year, in degrees Celsius.
    let meanTemperature: Double
    /// From the mean to the warmest day of the year.
    let yearlySwing: Double
    /// From a day's mean to its warmest hour.
    let dailySwing: Double

    static let lisbon = Forecast(
        city: "Lisbon", latitude: 38.7, meanTemperature: 17, yearlySwing: 6, dailySwing: 4)

    func hour(at date: Date) -> HourlyWeather {
        HourlyWeather(
            date: date, temperature: Int(temperature(at: date).rounded()),
            condition: condition(at: date), isDaytime: isDaytime(at: date))
    }

    func hours(after date: Date, count: Int) -> [HourlyWeather] {
        let calendar = Calendar.current
        let start = calendar.dateInterval(of: .hour, for: date)?.start ?? date
        return (1...count).compactMap { offset in
            calendar.date(byAdding: .hour, value: offset, to: start).map(hour(at:))
        }
    }

    func days(from date: Date, count: Int) -> [DailyWeather] {
        let today = Calendar.current.startOfDay(for: date)
        return (0..<count).compactMap { offset in
            Calendar.current.date(byAdding: .day, value: offset, to: today).map(day(startingAt:))
        }
    }

    private func day(startingAt start: Date) -> DailyWeather {
        let hours = (0..<24).map { start.addingTimeInterval(Double($0) * 3600) }
        let temperatures = hours.map { Int(temperature(at: $0).rounded()) }
        // The sky of the early afternoon stands for the day.
        return DailyWeather(
            date: start, low: temperatures.min() ?? 0, high: temperatures.max() ?? 0,
            condition: condition(at: hours[14]))
    }
}

extension Forecast {
    /// Warmest in July and at three in the afternoon; weather fronts shift whole days.
    private func temperature(at date: Date) -> Double {
        let season = -cos(2 * .pi * (dayOfYear(date) - 20) / 365)
        let daytime = cos(2 * .pi * (hourOfDay(date) - 15) / 24)
        let front = 2 * sin(hours(since: date) / 31)
        return meanTemperature + yearlySwing * season + dailySwing * daytime + front
    }

    /// Two slow waves of clouds that pass over each other.
    private func condition(at date: Date) -> Condition {
        let hours = hours(since: date)
        let clouds = (sin(hours / 2.6 + 3.9) + sin(hours / 21.3 + 5.7)) / 2
        switch clouds {
        case ..<(-0.45): return .clear
        case ..<0.1: return .partlyCloudy
        case ..<0.4: return .cloudy
        case ..<0.5: return .windy
        case ..<0.75: return .drizzle
        default: return .rain
        }
    }

    /// Between sunrise and sunset, from the sun's declination.
    private func isDaytime(at date: Date) -> Bool {
        let declination = -23.44 * cos(2 * .pi * (dayOfYear(date) + 10) / 365)
        let halfDay = acos(-tan(latitude * .pi / 180) * tan(declination * .pi / 180))
        let daylight = halfDay * 24 / .pi
        return abs(hourOfDay(date) - 12.5) < daylight / 2
    }

    private func hours(since date: Date) -> Double {
        date.timeIntervalSince1970 / 3600
    }

    /// The seasons follow the sun, whichever calendar a person uses.
    private var calendar: Calendar { Calendar(identifier: .gregorian) }

    private func hourOfDay(_ date: Date) -> Double {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
    }

    private func dayOfYear(_ date: Date) -> Double {
        Double(calendar.ordinality(of: .day, in: .year, for: date) ?? 1)
    }
}
