import SwiftUI

/// A ring that closes until the event begins, and what comes after it.
struct CountdownLargeView: View {
    let entry: CountdownEntry

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Label(entry.occasion.kind.title, systemImage: entry.occasion.kind.symbolName)
                    .font(.headline)
                    .fixedSize()
                Spacer()
                BeginText(entry: entry)
                    .font(.footnote)
            }
            .lineLimit(1)
            CountdownRing(entry: entry)
                .frame(maxWidth: 184, maxHeight: 184)
                .frame(maxHeight: .infinity)
                .padding(.vertical, 10)
            HStack(spacing: 10) {
                ForEach(entry.others) { other in
                    OtherCard(occasion: other, days: entry.days(until: other))
                }
            }
        }
    }
}

/// How much of the time until the event has passed, with the rest in the middle.
private struct CountdownRing: View {
    let entry: CountdownEntry

    private var share: Double {
        let length = entry.interval.upperBound.timeIntervalSince(entry.interval.lowerBound)
        let passed = entry.date.timeIntervalSince(entry.interval.lowerBound)
        return length > 0 ? min(passed / length, 1) : 1
    }

    var body: some View {
        ZStack {
            Circle()
                .stroke(.white.opacity(0.2), lineWidth: 8)
            Circle()
                .trim(from: 0, to: share)
                .stroke(
                    AngularGradient(
                        colors: [.white.opacity(0.35), .white], center: .center,
                        startAngle: .zero, endAngle: .degrees(360 * max(share, 0.01))),
                    style: StrokeStyle(lineWidth: 8, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
                .widgetAccentable()
            RemainingText(entry: entry, size: 32)
                .multilineTextAlignment(.center)
                .lineLimit(1)
                .padding(.horizontal, 12)
        }
        .padding(4)
    }
}

/// An event after this one.
private struct OtherCard: View {
    let occasion: Occasion
    let days: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("In \(days) days")
                .font(.caption)
            Text(occasion.kind.title)
                .font(.footnote.weight(.semibold))
        }
        .lineLimit(1)
        .padding(.horizontal, 12)
        .padding(.vertical, 9)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.white.opacity(0.16), in: .rect(cornerRadius: 12))
    }
}
