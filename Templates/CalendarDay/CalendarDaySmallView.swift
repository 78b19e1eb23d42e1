import SwiftUI

/// The date and the next two events.
struct CalendarDaySmallView: View {
    let entry: CalendarDayEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            DateHeading(date: entry.date)
            Spacer(minLength: 4)
            if entry.upcoming.isEmpty {
                NoMoreEvents()
            } else {
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(entry.upcoming.prefix(2)) { event in
                        EventRow(event: event, isOngoing: event.isOngoing(at: entry.date))
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
