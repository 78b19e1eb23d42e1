import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let weather: HourlyWeather
    /// The hours after this one.
    let hours: [HourlyWeather]
    /// Today and the days after it.
    let days: [DailyWeather]

    init(date: Date, forecast: Forecast) {
        self.date = date
        weather = forecast.hour(at: date)
        hours = forecast.hours(after: date, count: 6)
        days = forecast.days(from: date, count: 5)
    }

    static func sample(hour: Int) -> WeatherEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
        return WeatherEntry(date: date, forecast: .lisbon)
    }
}

struct WeatherProvider: TimelineProvider {
    /// How many hours one timeline lasts.
    static let hourCount = 12

    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, forecast: .lisbon)
    }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(WeatherEntry(date: .now, forecast: .lisbon))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        let entries = Self.dates(from: .now, calendar: .current).map { date in
            WeatherEntry(date: date, forecast: .lisbon)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    /// Now, and then each full hour.
    static func dates(from now: Date, calendar: Calendar) -> [Date] {
        let currentHour = calendar.dateInterval(of: .hour, for: now)?.start ?? now
        let later = (1..<hourCount).compactMap { offset in
            calendar.date(byAdding: .hour, value: offset, to: currentHour)
        }
        return [now] + later
    }
}
