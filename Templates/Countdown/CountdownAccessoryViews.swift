import SwiftUI
import WidgetKit

/// A ring that empties, around what it counts.
struct CountdownCircularView: View {
    let entry: CountdownEntry

    var body: some View {
        ProgressView(timerInterval: entry.interval, countsDown: true) {
            Text(entry.occasion.kind.title)
        } currentValueLabel: {
            Image(systemName: entry.occasion.kind.symbolName)
        }
        .progressViewStyle(.circular)
        .widgetAccentable()
    }
}

/// The event, the time left, and a bar.
struct CountdownRectangularView: View {
    let entry: CountdownEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Label(entry.occasion.kind.title, systemImage: entry.occasion.kind.symbolName)
                .font(.headline)
                .widgetAccentable()
            RemainingText(entry: entry, size: 20)
            ProgressView(timerInterval: entry.interval, countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
}

/// The event and when it begins.
struct CountdownInlineView: View {
    let entry: CountdownEntry

    var body: some View {
        Label {
            if entry.isNear {
                Text("Meteors at \(Text(entry.occasion.date, style: .time))")
            } else {
                Text("\(entry.occasion.kind.title) in \(entry.days(until: entry.occasion)) days")
            }
        } icon: {
            Image(systemName: entry.occasion.kind.symbolName)
        }
    }
}
