import SwiftUI

/// The date and the next two events, or one where two are too many.
struct CalendarDaySmallView: View {
    let entry: CalendarDayEntry

    var body: some View {
        ViewThatFits(in: .vertical) {
            layout(eventCount: 2)
            layout(eventCount: 1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private func layout(eventCount: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            DateHeading(date: entry.date)
            Spacer(minLength: 4)
            if entry.upcoming.isEmpty {
                NoMoreEvents()
            } else {
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(entry.upcoming.prefix(eventCount)) { event in
                        EventRow(event: event, isOngoing: event.isOngoing(at: entry.date))
                    }
                }
            }
        }
    }
}
