import SwiftUI

/// The date, and the eight hours around now with their events as blocks. When the day's events are
/// over, tomorrow's hours stand in their place.
struct CalendarDayLargeView: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.calendar) private var calendar
    let entry: CalendarDayEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .lastTextBaseline) {
                DateHeading(date: entry.date)
                Spacer()
                VStack(alignment: .trailing, spacing: 2) {
                    Text(entry.date, format: .dateTime.month(.wide).year())
                        .font(.caption)
                        .foregroundStyle(Palette(scheme: colorScheme).quiet)
                    EventCount(count: entry.upcoming.count)
                }
            }
            if entry.upcoming.isEmpty {
                TomorrowHeading()
                DayTimeline(window: tomorrowWindow, events: entry.tomorrow, now: entry.date)
            } else {
                DayTimeline(window: todayWindow, events: entry.today, now: entry.date)
            }
        }
    }

    /// Starts an hour before the current one, or before the next event where that is far off.
    private var todayWindow: DayTimeline.Window {
        let midnight = calendar.startOfDay(for: entry.date)
        let nearby = window(from: midnight, aroundHour: hour(of: entry.date))
        guard let next = entry.upcoming.first, next.start >= nearby.end else { return nearby }
        return window(from: midnight, aroundHour: hour(of: next.start))
    }

    private var tomorrowWindow: DayTimeline.Window {
        let today = calendar.startOfDay(for: entry.date)
        return DayTimeline.Window(
            midnight: calendar.date(byAdding: .day, value: 1, to: today) ?? today, firstHour: 8)
    }

    private func hour(of date: Date) -> Int { calendar.component(.hour, from: date) }

    /// Stays within the day.
    private func window(from midnight: Date, aroundHour hour: Int) -> DayTimeline.Window {
        let latest = 24 - DayTimeline.Window.hourCount
        return DayTimeline.Window(midnight: midnight, firstHour: min(max(hour - 1, 0), latest))
    }
}
