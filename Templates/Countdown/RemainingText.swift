import SwiftUI

/// The time that is left: running, in days, or none.
struct RemainingText: View {
    let entry: CountdownEntry
    let size: CGFloat

    var body: some View {
        Group {
            if entry.isOver {
                Text("Now")
            } else if entry.isNear {
                Text(timerInterval: entry.remaining, countsDown: true)
            } else {
                Text("\(entry.days(until: entry.occasion)) days")
            }
        }
        .font(.system(size: size, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText(countsDown: true))
        .widgetAccentable()
    }
}

/// When the event begins: the time today, else the date.
struct BeginText: View {
    let entry: CountdownEntry

    var body: some View {
        if entry.isNear {
            ViewThatFits(in: .horizontal) {
                Text("Tonight at \(Text(entry.occasion.date, style: .time))")
                Text(entry.occasion.date, style: .time)
            }
        } else {
            Text(entry.occasion.date, format: .dateTime.weekday(.abbreviated).day().month())
        }
    }
}
