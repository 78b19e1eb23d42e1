import SwiftUI

/// One glance: where, when, how warm, and what the sky does.
struct WeatherSmallView: View {
    let entry: WeatherEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text(Forecast.lisbon.city)
                    .font(.subheadline.weight(.semibold))
                Spacer(minLength: 0)
                Text(entry.date, style: .time)
                    .font(.caption)
            }
            TemperatureText(entry.weather.temperature)
            Spacer(minLength: 0)
            ConditionLabel(weather: entry.weather)
            if let today = entry.days.first {
                HighLowText(day: today)
                    .padding(.top, 2)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct TemperatureText: View {
    private let temperature: Int
    private let size: CGFloat

    init(_ temperature: Int, size: CGFloat = 40) {
        self.temperature = temperature
        self.size = size
    }

    var body: some View {
        Text("\(temperature)°")
            .font(.system(size: size, weight: .bold, design: .rounded))
            .widgetAccentable()
    }
}

struct ConditionLabel: View {
    let weather: HourlyWeather

    var body: some View {
        Label {
            Text(weather.conditionName)
        } icon: {
            WeatherSymbol(name: weather.symbolName)
        }
        .font(.caption.weight(.semibold))
    }
}

struct HighLowText: View {
    let day: DailyWeather

    var body: some View {
        Text("H:\(day.high)° L:\(day.low)°")
            .font(.caption.weight(.medium))
    }
}

/// A filled symbol in the colors of sun, clouds and rain.
struct WeatherSymbol: View {
    let name: String

    var body: some View {
        Image(systemName: name)
            .symbolRenderingMode(.multicolor)
    }
}
