import SwiftUI
import WidgetKit

/// The temperature between the day's lowest and highest.
struct WeatherCircularView: View {
    let entry: WeatherEntry

    var body: some View {
        let low = entry.days.first?.low ?? entry.weather.temperature
        let high = entry.days.first?.high ?? entry.weather.temperature
        Gauge(
            value: Double(entry.weather.temperature),
            in: Double(low)...Double(max(high, low + 1))
        ) {
            Text(entry.weather.conditionName)
        } currentValueLabel: {
            Text("\(entry.weather.temperature)°")
        } minimumValueLabel: {
            Text("\(low)")
        } maximumValueLabel: {
            Text("\(high)")
        }
        .gaugeStyle(.accessoryCircular)
        .widgetAccentable()
    }
}

/// Where, how warm, and what the sky does.
struct WeatherRectangularView: View {
    let entry: WeatherEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 5) {
                Image(systemName: entry.weather.symbolName)
                Text("\(Forecast.lisbon.city) \(entry.weather.temperature)°")
            }
            .font(.headline)
            .widgetAccentable()
            Text(entry.weather.conditionName)
            if let today = entry.days.first {
                Text("H:\(today.high)° L:\(today.low)°")
            }
        }
        .font(.subheadline)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// How warm, and what the sky does.
struct WeatherInlineView: View {
    let weather: HourlyWeather

    var body: some View {
        Label("\(weather.temperature)° \(weather.conditionName)", systemImage: weather.symbolName)
    }
}
