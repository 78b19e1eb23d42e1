import SwiftUI

/// Hour lines, and events as blocks as tall as they are long.
struct DayTimeline: View {
    /// The part of a day that is shown.
    struct Window {
        static let hourCount = 8

        let midnight: Date
        let firstHour: Int

        var start: Date { time(ofHour: firstHour) }
        var end: Date { time(ofHour: firstHour + Self.hourCount) }
        /// The last one closes the timeline and has no line of its own.
        var hours: Range<Int> { firstHour..<(firstHour + Self.hourCount) }

        func time(ofHour hour: Int) -> Date {
            midnight.addingTimeInterval(Double(hour) * 3600)
        }
    }

    let window: Window
    let events: [CalendarEvent]
    let now: Date

    @ScaledMetric(relativeTo: .caption2) private var labelWidth: CGFloat = 44

    var body: some View {
        GeometryReader { proxy in
            let hourHeight = proxy.size.height / CGFloat(Window.hourCount)
            ZStack(alignment: .topLeading) {
                ForEach(window.hours, id: \.self) { hour in
                    // Without height, so that the line and not the label's top marks the hour.
                    HourLine(time: window.time(ofHour: hour), labelWidth: labelWidth)
                        .frame(height: 0)
                        .offset(y: CGFloat(hour - window.firstHour) * hourHeight)
                }
                ForEach(visibleEvents) { event in
                    let top = offset(of: event.start, hourHeight)
                    let bottom = offset(of: event.end, hourHeight)
                    EventBlock(event: event, now: now, height: max(bottom - top - 2, 0))
                        .frame(width: proxy.size.width - labelWidth)
                        .offset(x: labelWidth, y: top + 1)
                }
            }
            // Blocks erase the lines behind them.
            .compositingGroup()
        }
    }

    private var visibleEvents: [CalendarEvent] {
        events.filter { $0.end > window.start && $0.start < window.end }
    }

    /// Of a time below the timeline's top; times outside stay at its edges.
    private func offset(of time: Date, _ hourHeight: CGFloat) -> CGFloat {
        let visible = min(max(time, window.start), window.end)
        return CGFloat(visible.timeIntervalSince(window.start) / 3600) * hourHeight
    }
}

private struct HourLine: View {
    @Environment(\.colorScheme) private var colorScheme
    let time: Date
    let labelWidth: CGFloat

    var body: some View {
        let palette = Palette(scheme: colorScheme)
        HStack(spacing: 0) {
            Text(time, format: .dateTime.hour())
                .font(.caption2)
                .foregroundStyle(palette.quiet)
                .frame(width: labelWidth, alignment: .leading)
            Rectangle()
                .fill(palette.hairline)
                .frame(height: 1)
        }
    }
}
