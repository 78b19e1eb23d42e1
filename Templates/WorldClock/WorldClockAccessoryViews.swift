import SwiftUI
import WidgetKit

/// One clock.
struct WorldClockCircularView: View {
    let time: LocalTime

    var body: some View {
        ClockFace(time: time)
            .widgetAccentable()
    }
}

/// Three places with their times.
struct WorldClockRectangularView: View {
    let times: [LocalTime]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 3) {
            ForEach(times.prefix(3)) { time in
                GridRow {
                    Image(systemName: time.isDay ? "sun.max.fill" : "moon.fill")
                        .font(.caption)
                        .gridColumnAlignment(.center)
                        .widgetAccentable()
                    Text(time.place.name)
                    TimeText(time: time)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
        }
        .font(.footnote.weight(.medium))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
}

/// A place and its time.
struct WorldClockInlineView: View {
    let time: LocalTime

    var body: some View {
        Label {
            Text("\(time.place.name) \(Text(time.date, style: .time))")
        } icon: {
            Image(systemName: time.isDay ? "sun.max" : "moon")
        }
        .environment(\.timeZone, time.place.timeZone)
    }
}
