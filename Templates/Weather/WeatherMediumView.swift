import SwiftUI

/// Now, and the next six hours below.
struct WeatherMediumView: View {
    let entry: WeatherEntry

    var body: some View {
        // A small phone's widget is too low for the large figure.
        ViewThatFits(in: .vertical) {
            layout(temperatureSize: 40)
            layout(temperatureSize: 26)
        }
    }

    private func layout(temperatureSize: CGFloat) -> some View {
        VStack(spacing: 0) {
            WeatherHeader(entry: entry, temperatureSize: temperatureSize)
            Spacer(minLength: 0)
            HourStrip(hours: entry.hours)
        }
    }
}

/// Place and temperature on the leading side, the sky on the trailing side.
struct WeatherHeader: View {
    let entry: WeatherEntry
    var temperatureSize: CGFloat = 40

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Text(Forecast.lisbon.city)
                        .font(.subheadline.weight(.semibold))
                    Text(entry.date, style: .time)
                        .font(.caption)
                }
                TemperatureText(entry.weather.temperature, size: temperatureSize)
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 3) {
                ConditionLabel(weather: entry.weather)
                if let today = entry.days.first {
                    HighLowText(day: today)
                }
            }
            .padding(.top, 2)
        }
    }
}

struct HourStrip: View {
    let hours: [HourlyWeather]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(hours) { hour in
                if hour.id != hours.first?.id {
                    Spacer(minLength: 0)
                }
                HourColumn(hour: hour)
            }
        }
    }
}

struct HourColumn: View {
    /// Wide enough for the longest hour.
    @ScaledMetric(relativeTo: .caption2) private var width: CGFloat = 36
    let hour: HourlyWeather

    var body: some View {
        VStack(spacing: 3) {
            Text(hour.date, format: .dateTime.hour())
                .font(.caption2.weight(.medium))
            WeatherSymbol(name: hour.symbolName)
                .font(.callout)
                .frame(height: 20)
            Text("\(hour.temperature)°")
                .font(.footnote.weight(.semibold))
        }
        .frame(width: width)
    }
}
