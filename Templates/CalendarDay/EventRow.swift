import SwiftUI

/// A colored bar, what it is, and when; where there is room also until when, and the place.
struct EventRow: View {
    @Environment(\.colorScheme) private var colorScheme
    let event: CalendarEvent
    let isOngoing: Bool
    var isDetailed = false

    private var palette: Palette { Palette(scheme: colorScheme) }

    var body: some View {
        HStack(spacing: 7) {
            Capsule()
                .fill(palette.fill(event.category))
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 0) {
                Text(event.title)
                    .font(.caption.weight(.semibold))
                time
                    .font(.caption2)
                    .foregroundStyle(palette.quiet)
            }
            .lineLimit(1)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// The fullest form that there is room for.
    private var time: some View {
        ViewThatFits(in: .horizontal) {
            if isOngoing {
                Text("Now, until \(Text(event.end, style: .time))")
                Text("Until \(Text(event.end, style: .time))")
            } else if isDetailed {
                Text("\(Text(event.start...event.end)), \(event.place)")
                Text(event.start...event.end)
            }
            Text(isOngoing ? event.end : event.start, style: .time)
        }
    }
}

/// What stands in place of events when there are none left.
struct NoMoreEvents: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("No more events today")
            .font(.footnote)
            .foregroundStyle(Palette(scheme: colorScheme).quiet)
    }
}
