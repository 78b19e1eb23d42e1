/// What one timeline entry of the benchmark holds. All numbers follow from its index, by the same
/// formulas as in the scenes that other engines draw.
public struct WeatherEntry: Sendable {
    public struct Hour: Sendable, Identifiable {
        public var id: Int
        var label: String
        var icon: WeatherIcon.Kind
        var temperature: Int
    }

    public struct Day: Sendable, Identifiable {
        public var id: Int
        var label: String
        var icon: WeatherIcon.Kind
        var low: Int
        var high: Int
    }

    var temperature: Int
    var condition: String
    var icon: WeatherIcon.Kind
    var hours: [Hour]
    var days: [Day]

    let city = "Cupertino"
    var high: Int { temperature + 8 }
    var low: Int { temperature - 11 }
    /// Of the temperatures that the bars show.
    var range: ClosedRange<Int> { temperature - 14...temperature + 12 }

    public static let count = 10

    public init(index: Int) {
        let temperature = 61 + (index * 7) % 23
        self.temperature = temperature
        condition = ["Partly Cloudy", "Sunny", "Light Rain", "Cloudy", "Mostly Sunny"][index % 5]
        icon = [.partlyCloudy, .sun, .rain, .cloud, .partlyCloudy][index % 5]
        let icons: [WeatherIcon.Kind] = [.sun, .partlyCloudy, .cloud, .rain]
        hours = (0..<5).map { hour in
            let time = 9 + index + hour
            return Hour(
                id: hour, label: "\((time - 1) % 12 + 1)\(time % 24 < 12 ? "AM" : "PM")",
                icon: icons[(index + hour) % 4],
                temperature: temperature + (hour * 3 + index) % 7 - 2)
        }
        let names = ["Today", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon"]
        days = (0..<5).map { day in
            Day(
                id: day, label: day == 0 ? names[0] : names[index % 2 + day],
                icon: icons[(index + day) % 4], low: temperature - 13 + (day * 5) % 6,
                high: temperature + 3 + (day * 7) % 9)
        }
    }
}
