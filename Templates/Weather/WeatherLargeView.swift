import SwiftUI

/// Now, the next hours, and the days ahead with their range of temperatures.
struct WeatherLargeView: View {
    let entry: WeatherEntry

    var body: some View {
        VStack(spacing: 0) {
            WeatherHeader(entry: entry)
            HourStrip(hours: entry.hours)
                .padding(.top, 8)
            Hairline()
                .padding(.vertical, 10)
            VStack(spacing: 0) {
                ForEach(entry.days) { day in
                    DayRow(day: day, range: entry.temperatureRange, current: current(on: day))
                        .frame(maxHeight: .infinity)
                }
            }
        }
    }

    private func current(on day: DailyWeather) -> Int? {
        guard day.id == entry.days.first?.id else { return nil }
        return entry.weather.temperature
    }
}

extension WeatherEntry {
    /// From the coldest to the warmest of all days.
    var temperatureRange: ClosedRange<Int> {
        let low = days.map(\.low).min() ?? 0
        let high = days.map(\.high).max() ?? 1
        return low...max(high, low + 1)
    }
}

private struct Hairline: View {
    var body: some View {
        Rectangle()
            .fill(.white.opacity(0.25))
            .frame(height: 0.5)
    }
}
