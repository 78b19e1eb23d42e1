import SwiftUI

/// The chosen clock, and the others as a list with day and night.
struct WorldClockLargeView: View {
    let entry: WorldClockEntry

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 16) {
                ClockFace(time: entry.chosen, hasNumerals: true, hasMinuteTicks: true)
                    .frame(width: 112)
                VStack(alignment: .leading, spacing: 2) {
                    Text(entry.chosen.place.name)
                        .font(.headline)
                    TimeText(time: entry.chosen)
                        .font(.system(size: 38, weight: .light, design: .rounded))
                        .widgetAccentable()
                    Text(entry.date, format: .dateTime.weekday(.wide).day().month(.wide))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .environment(\.timeZone, entry.chosen.place.timeZone)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            VStack(spacing: 0) {
                ForEach(entry.times.dropFirst()) { time in
                    Divider()
                    PlaceRow(time: time)
                        .frame(maxHeight: .infinity)
                }
            }
        }
    }
}

/// Hours and minutes where a place is.
struct TimeText: View {
    let time: LocalTime

    var body: some View {
        Text(time.date, style: .time)
            .monospacedDigit()
            .environment(\.timeZone, time.place.timeZone)
    }
}

private struct PlaceRow: View {
    @ScaledMetric(relativeTo: .caption) private var nameWidth: CGFloat = 104
    @ScaledMetric(relativeTo: .subheadline) private var timeWidth: CGFloat = 74
    let time: LocalTime

    var body: some View {
        HStack(spacing: 10) {
            VStack(alignment: .leading, spacing: 1) {
                Text(time.place.name)
                    .font(.subheadline.weight(.medium))
                Text("\(time.dayText), \(time.offsetText)")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .frame(width: nameWidth, alignment: .leading)
            DayStrip(time: time)
            TimeText(time: time)
                .font(.subheadline)
                .frame(width: timeWidth, alignment: .trailing)
        }
    }
}
