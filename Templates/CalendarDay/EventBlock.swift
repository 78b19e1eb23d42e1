import SwiftUI

/// An event on the timeline: strong while it goes on, faint before, gray when it is over.
struct EventBlock: View {
    @Environment(\.colorScheme) private var colorScheme
    let event: CalendarEvent
    let now: Date
    /// As tall as the part of the event that is on the timeline.
    let height: CGFloat

    private var palette: Palette { Palette(scheme: colorScheme) }
    private var isOver: Bool { event.isOver(at: now) }
    /// Half an hour is as tall as one line.
    private var isShort: Bool { height < 20 }

    var body: some View {
        HStack(alignment: .top, spacing: 6) {
            Rectangle()
                .fill(isOver ? palette.quiet : palette.fill(event.category))
                .frame(width: 3)
            HStack(alignment: .firstTextBaseline, spacing: 5) {
                Text(event.title)
                    .font(.caption2.weight(.semibold))
                    .layoutPriority(1)
                Text(event.place)
                    .font(.caption2)
            }
            .lineLimit(1)
            .padding(.top, isShort ? 0 : 3)
            .foregroundStyle(isOver ? palette.quiet : palette.ink(event.category))
            Spacer(minLength: 0)
        }
        .frame(height: height)
        .background(tint)
        .clipShape(.rect(cornerRadius: 5))
        // Hour lines end at the block.
        .background {
            RoundedRectangle(cornerRadius: 5)
                .blendMode(.destinationOut)
        }
    }

    private var tint: Color {
        if isOver { return .primary.opacity(0.09) }
        return palette.fill(event.category).opacity(event.isOngoing(at: now) ? 0.3 : 0.15)
    }
}
