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

    /// Starts an hour before the current one and stays within the day.
    private var todayWindow: DayTimeline.Window {
        let hour = calendar.component(.hour, from: entry.date)
        let first = min(max(hour - 1, 0), 24 - DayTimeline.Window.hourCount)
        return DayTimeline.Window(
            midnight: calendar.startOfDay(for: entry.date), firstHour: first)
    }

    private var tomorrowWindow: DayTimeline.Window {
        let today = calendar.startOfDay(for: entry.date)
        return DayTimeline.Window(
            midnight: calendar.date(byAdding: .day, value: 1, to: today) ?? today, firstHour: 8)
    }
}
