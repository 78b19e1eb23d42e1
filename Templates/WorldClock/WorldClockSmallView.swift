import SwiftUI

/// One clock as large as the widget allows, and where it is.
struct WorldClockSmallView: View {
    let time: LocalTime

    var body: some View {
        VStack(spacing: 6) {
            ClockFace(time: time, hasNumerals: true, hasMinuteTicks: true)
                .padding(.horizontal, -4)
                .padding(.top, -4)
            HStack {
                Text(time.place.name)
                    .font(.caption.weight(.semibold))
                Spacer(minLength: 4)
                Text(time.offsetText)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
        }
    }
}
