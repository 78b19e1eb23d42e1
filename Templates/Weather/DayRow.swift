import SwiftUI

/// One day of the large widget: name, sky, and where its temperatures lie among all days.
struct DayRow: View {
    @ScaledMetric(relativeTo: .subheadline) private var nameWidth: CGFloat = 48
    @ScaledMetric(relativeTo: .subheadline) private var temperatureWidth: CGFloat = 34
    let day: DailyWeather
    let range: ClosedRange<Int>
    /// Marked on the bar; only today has it.
    let current: Int?

    var body: some View {
        HStack(spacing: 8) {
            Group {
                if current != nil {
                    Text("Today")
                } else {
                    Text(day.date, format: .dateTime.weekday(.abbreviated))
                }
            }
            .frame(width: nameWidth, alignment: .leading)
            WeatherSymbol(name: day.symbolName)
                .frame(width: 28)
            Text("\(day.low)°")
                .frame(width: temperatureWidth, alignment: .trailing)
            TemperatureBar(low: day.low, high: day.high, range: range, current: current)
            Text("\(day.high)°")
                .frame(width: temperatureWidth, alignment: .trailing)
        }
        .font(.subheadline.weight(.medium))
    }
}

struct TemperatureBar: View {
    @Environment(\.colorScheme) private var colorScheme
    let low: Int
    let high: Int
    let range: ClosedRange<Int>
    let current: Int?

    private let thickness: CGFloat = 5

    var body: some View {
        GeometryReader { proxy in
            let start = position(of: low, in: proxy.size.width)
            let end = position(of: high, in: proxy.size.width)
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(trackColor)
                Capsule()
                    .fill(gradient)
                    .frame(width: end - start + thickness)
                    .offset(x: start)
                if let current {
                    marker
                        .offset(x: position(of: current, in: proxy.size.width))
                }
            }
        }
        .frame(height: thickness)
    }

    /// Where the round end that stands for a temperature begins.
    private func position(of temperature: Int, in width: CGFloat) -> CGFloat {
        let share = CGFloat(temperature - range.lowerBound) / CGFloat(range.count - 1)
        return share * (width - thickness)
    }

    private var trackColor: Color {
        colorScheme == .dark ? .white.opacity(0.14) : .black.opacity(0.22)
    }

    private var gradient: LinearGradient {
        LinearGradient(
            colors: TemperatureScale.colors(from: low, to: high),
            startPoint: .leading, endPoint: .trailing)
    }

    private var marker: some View {
        Circle()
            .fill(.white)
            .frame(width: thickness, height: thickness)
            .background {
                Circle()
                    .fill(.black.opacity(0.35))
                    .padding(-1.5)
            }
    }
}

enum TemperatureScale {
    /// Colors of freezing to hot, a step of five degrees each, from 0 °C on.
    private static let steps: [Color] = [
        Color(hex: 0x62B6F0), Color(hex: 0x54CDE0), Color(hex: 0x6BD8B4), Color(hex: 0xA6DC74),
        Color(hex: 0xF4D54B), Color(hex: 0xFAB338), Color(hex: 0xF58A3C), Color(hex: 0xEC5E48),
    ]

    /// At least two colors, so that they make a gradient.
    static func colors(from low: Int, to high: Int) -> [Color] {
        let first = index(of: low)
        let last = max(index(of: high), first)
        return first == last ? [steps[first], steps[first]] : Array(steps[first...last])
    }

    private static func index(of temperature: Int) -> Int {
        min(max(temperature / 5, 0), steps.count - 1)
    }
}
