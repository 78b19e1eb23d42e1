/// What the sky does in one hour.
enum Condition: CaseIterable {
    case clear, partlyCloudy, cloudy, drizzle, rain, windy

    func name(isDaytime: Bool) -> String {
        switch self {
        case .clear: isDaytime ? "Sunny" : "Clear"
        case .partlyCloudy: "Partly Cloudy"
        case .cloudy: "Cloudy"
        case .drizzle: "Drizzle"
        case .rain: "Rain"
        case .windy: "Windy"
        }
    }

    func symbolName(isDaytime: Bool) -> String {
        switch self {
        case .clear: isDaytime ? "sun.max.fill" : "moon.stars.fill"
        case .partlyCloudy: isDaytime ? "cloud.sun.fill" : "cloud.moon.fill"
        case .cloudy: "cloud.fill"
        case .drizzle: "cloud.drizzle.fill"
        case .rain: "cloud.rain.fill"
        case .windy: "wind"
        }
    }
}
