import SwiftUI

/// What, when, and how long until then, over the day's progress.
struct CountdownMediumView: View {
    let entry: CountdownEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Label(entry.occasion.kind.title, systemImage: entry.occasion.kind.symbolName)
                    .font(.subheadline.weight(.semibold))
                    .fixedSize()
                Spacer()
                BeginText(entry: entry)
                    .font(.caption)
            }
            Spacer(minLength: 0)
            Text(entry.isOver ? "It has begun" : "Begins in")
                .font(.caption)
            RemainingText(entry: entry, size: 44)
                .lineLimit(1)
            ProgressView(timerInterval: entry.interval, countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
            .tint(.white)
            .widgetAccentable()
            .padding(.top, 6)
        }
    }
}
