import SwiftUI

/// The date on the leading side; three events, or tomorrow's, on the trailing side.
struct CalendarDayMediumView: View {
    @Environment(\.colorScheme) private var colorScheme
    let entry: CalendarDayEntry

    private var palette: Palette { Palette(scheme: colorScheme) }

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack(alignment: .leading, spacing: 0) {
                DateHeading(date: entry.date)
                Text(entry.date, format: .dateTime.month(.wide))
                    .font(.caption)
                    .foregroundStyle(palette.quiet)
                Spacer(minLength: 0)
                EventCount(count: entry.upcoming.count)
            }
            .frame(width: 98, alignment: .leading)
            VStack(alignment: .leading, spacing: 0) {
                if entry.upcoming.isEmpty {
                    NoMoreEvents()
                }
                ForEach(entry.upcoming.prefix(3)) { event in
                    EventRow(
                        event: event, isOngoing: event.isOngoing(at: entry.date),
                        isDetailed: true)
                    if event.id != entry.upcoming.prefix(3).last?.id {
                        Spacer(minLength: 0)
                    }
                }
                if entry.upcoming.count < 2 {
                    Spacer(minLength: 0)
                    TomorrowSection(events: entry.tomorrow.prefix(2 - entry.upcoming.count))
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

struct EventCount: View {
    @Environment(\.colorScheme) private var colorScheme
    let count: Int

    var body: some View {
        Group {
            switch count {
            case 0: Text("All done")
            case 1: Text("1 event left")
            default: Text("\(count) events left")
            }
        }
        .font(.caption)
        .foregroundStyle(Palette(scheme: colorScheme).quiet)
    }
}

struct TomorrowSection: View {
    @Environment(\.colorScheme) private var colorScheme
    let events: ArraySlice<CalendarEvent>

    var body: some View {
        VStack(alignment: .leading, spacing: 7) {
            TomorrowHeading()
            ForEach(events) { event in
                EventRow(event: event, isOngoing: false, isDetailed: true)
            }
        }
    }
}

struct TomorrowHeading: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("Tomorrow")
            .font(.caption2.weight(.semibold))
            .textCase(.uppercase)
            .foregroundStyle(Palette(scheme: colorScheme).quiet)
    }
}
