import SwiftUI

/// The colors behind the weather: by what the sky does, by day and night, light and dark.
struct Sky {
    enum Mood: CaseIterable {
        case clear, cloudy, wet
    }

    let mood: Mood
    let isDaytime: Bool

    init(mood: Mood, isDaytime: Bool) {
        self.mood = mood
        self.isDaytime = isDaytime
    }

    init(_ weather: HourlyWeather) {
        isDaytime = weather.isDaytime
        switch weather.condition {
        case .clear, .partlyCloudy: mood = .clear
        case .cloudy, .windy: mood = .cloudy
        case .drizzle, .rain: mood = .wet
        }
    }

    /// Top to bottom; all dark enough for white text.
    func colors(for scheme: ColorScheme) -> [Color] {
        switch (mood, isDaytime, scheme) {
        case (.clear, true, .dark): [Color(hex: 0x0B2A4E), Color(hex: 0x1F5586)]
        case (.clear, true, _): [Color(hex: 0x1A5CB0), Color(hex: 0x3578BE)]
        case (.cloudy, true, .dark): [Color(hex: 0x1F2933), Color(hex: 0x3B4957)]
        case (.cloudy, true, _): [Color(hex: 0x4A5D73), Color(hex: 0x64768A)]
        case (.wet, true, .dark): [Color(hex: 0x16202C), Color(hex: 0x2F4050)]
        case (.wet, true, _): [Color(hex: 0x354A60), Color(hex: 0x56708A)]
        case (.clear, false, .dark): [Color(hex: 0x05070F), Color(hex: 0x161D3A)]
        case (.clear, false, _): [Color(hex: 0x111A3C), Color(hex: 0x3A4479)]
        case (.cloudy, false, .dark): [Color(hex: 0x0B0E14), Color(hex: 0x20262F)]
        case (.cloudy, false, _): [Color(hex: 0x222B3A), Color(hex: 0x465066)]
        case (.wet, false, .dark): [Color(hex: 0x080C12), Color(hex: 0x1A232E)]
        case (.wet, false, _): [Color(hex: 0x1A2532), Color(hex: 0x3A4B5E)]
        }
    }
}

struct SkyBackground: View {
    @Environment(\.colorScheme) private var colorScheme
    let sky: Sky

    var body: some View {
        LinearGradient(
            colors: sky.colors(for: colorScheme), startPoint: .top, endPoint: .bottom)
    }
}

extension Color {
    /// Red, green and blue, eight bits each.
    init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double {
            Double((hex >> shift) & 0xFF) / 255
        }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
