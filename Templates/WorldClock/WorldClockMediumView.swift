import SwiftUI

/// Four clocks side by side.
struct WorldClockMediumView: View {
    let times: [LocalTime]

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            ForEach(times.prefix(4)) { time in
                VStack(spacing: 0) {
                    ClockFace(time: time)
                        .padding(.bottom, 7)
                    Text(time.place.name)
                        .font(.caption.weight(.semibold))
                    Group {
                        Text(time.dayText)
                        Text(time.offsetText)
                    }
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                }
                .lineLimit(1)
                .frame(maxWidth: .infinity)
            }
        }
        .frame(maxHeight: .infinity)
    }
}
