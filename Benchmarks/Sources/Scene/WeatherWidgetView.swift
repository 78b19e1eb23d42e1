import SwiftUI
import WidgetKit

/// The widget that is measured: the one other engines draw as rectangles, SVG or HTML, here as views.
public struct WeatherWidgetView<Background: View>: View {
    public var entry: WeatherEntry
    public var family: SceneFamily
    public var background: Background

    public init(
        entry: WeatherEntry, family: SceneFamily, @ViewBuilder background: () -> Background
    ) {
        self.entry = entry
        self.family = family
        self.background = background()
    }

    public var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .foregroundColor(.white)
            .containerBackground(for: .widget) { background }
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .small:
            VStack(alignment: .leading, spacing: 0) {
                Headline(entry: entry)
                Spacer(minLength: 0)
                WeatherIcon(kind: entry.icon).frame(width: 22, height: 22)
                Conditions(entry: entry, alignment: .leading)
            }
        case .medium:
            Today(entry: entry)
        case .large:
            VStack(spacing: 0) {
                Today(entry: entry)
                Rectangle().fill(Color.white.opacity(0.3)).frame(height: 1)
                    .padding(.top, 8).padding(.bottom, 6)
                ForEach(entry.days) { day in
                    DayRow(day: day, range: entry.range)
                }
            }
        }
    }
}

/// City and temperature.
private struct Headline: View {
    var entry: WeatherEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(entry.city).font(.system(size: 15, weight: .semibold))
            Text("\(entry.temperature)°").font(.system(size: 40, weight: .bold))
        }
    }
}

private struct Conditions: View {
    var entry: WeatherEntry
    var alignment: HorizontalAlignment

    var body: some View {
        VStack(alignment: alignment, spacing: 0) {
            Text(entry.condition)
            Text("H:\(entry.high)°  L:\(entry.low)°").foregroundColor(.white.opacity(0.8))
        }
        .font(.system(size: 13, weight: .medium))
    }
}

/// The upper part of medium and large: now, and the next hours.
private struct Today: View {
    var entry: WeatherEntry

    var body: some View {
        VStack(spacing: 6) {
            HStack(alignment: .top, spacing: 0) {
                Headline(entry: entry)
                Spacer(minLength: 0)
                VStack(alignment: .trailing, spacing: 0) {
                    WeatherIcon(kind: entry.icon).frame(width: 20, height: 20)
                    Conditions(entry: entry, alignment: .trailing)
                }
            }
            HStack(spacing: 0) {
                ForEach(entry.hours) { hour in
                    VStack(spacing: 0) {
                        Text(hour.label)
                            .font(.system(size: 12, weight: .semibold))
                            .foregroundColor(.white.opacity(0.7))
                        WeatherIcon(kind: hour.icon).frame(width: 20, height: 20)
                        Text("\(hour.temperature)°").font(.system(size: 14, weight: .semibold))
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

private struct DayRow: View {
    var day: WeatherEntry.Day
    var range: ClosedRange<Int>

    var body: some View {
        HStack(spacing: 0) {
            Text(day.label).font(.system(size: 15, weight: .semibold))
                .frame(width: 76, alignment: .leading)
            WeatherIcon(kind: day.icon).frame(width: 20, height: 20)
                .frame(width: 30, alignment: .leading)
            Text("\(day.low)°").font(.system(size: 15, weight: .medium))
                .foregroundColor(.white.opacity(0.6))
                .frame(width: 36, alignment: .trailing)
            TemperatureBar(low: fraction(day.low), high: fraction(day.high))
                .padding(.leading, 10)
            Text("\(day.high)°").font(.system(size: 15, weight: .medium))
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .frame(height: 35)
    }

    private func fraction(_ temperature: Int) -> CGFloat {
        CGFloat(temperature - range.lowerBound) / CGFloat(range.upperBound - range.lowerBound)
    }
}

private struct TemperatureBar: View {
    var low: CGFloat
    var high: CGFloat

    private static let colors = [
        Color(red: 0x64 / 255.0, green: 0xD2 / 255.0, blue: 1),
        Color(red: 1, green: 0xD6 / 255.0, blue: 0x0A / 255.0),
    ]

    var body: some View {
        RoundedRectangle(cornerRadius: 2.5)
            .fill(Color.black.opacity(0.2))
            .frame(width: 104, height: 5)
            .overlay(alignment: .leading) {
                RoundedRectangle(cornerRadius: 2.5)
                    .fill(
                        LinearGradient(
                            colors: Self.colors, startPoint: .leading, endPoint: .trailing))
                    .frame(width: 104 * (high - low), height: 5)
                    .offset(x: 104 * low)
            }
    }
}
