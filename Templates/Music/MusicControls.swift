import SwiftUI
import WidgetKit

/// Back, play or pause, and forward.
struct TransportControls: View {
    let isPlaying: Bool
    var size: CGFloat = 20

    var body: some View {
        HStack(spacing: 0) {
            Button(intent: SkipIntent(by: -1)) {
                Label("Back", systemImage: "backward.fill")
            }
            Spacer(minLength: 0)
            Button(intent: PlayPauseIntent()) {
                Label(
                    isPlaying ? "Pause" : "Play",
                    systemImage: isPlaying ? "pause.fill" : "play.fill"
                )
                .font(.system(size: size * 1.35))
                .contentTransition(.symbolEffect(.replace))
            }
            Spacer(minLength: 0)
            Button(intent: SkipIntent(by: 1)) {
                Label("Forward", systemImage: "forward.fill")
            }
        }
        .labelStyle(.iconOnly)
        .font(.system(size: size))
        .buttonStyle(.plain)
        .invalidatableContent()
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// A heart, full for songs that are loved.
struct LoveToggle: View {
    let entry: MusicEntry

    var body: some View {
        Toggle("Love", isOn: entry.isLoved, intent: LoveIntent(entry.song))
            .toggleStyle(HeartStyle())
    }
}

private struct HeartStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: "heart")
            .symbolVariant(configuration.isOn ? .fill : .none)
            .accessibilityLabel("Love")
    }
}

/// How far the song is; runs by itself while it plays.
struct SongProgress: View {
    let entry: MusicEntry
    var showsTimes = false

    var body: some View {
        VStack(spacing: 4) {
            if entry.isPlaying {
                ProgressView(timerInterval: entry.interval, countsDown: false) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }
            } else {
                let played = entry.date.timeIntervalSince(entry.interval.lowerBound)
                ProgressView(value: played, total: entry.song.length)
            }
            if showsTimes {
                HStack {
                    Text(timerInterval: entry.interval, countsDown: false)
                    Spacer()
                    Text(
                        Duration.seconds(entry.song.length),
                        format: .time(pattern: .minuteSecond))
                }
                .font(.caption2)
                .monospacedDigit()
                .opacity(0.8)
            }
        }
        .widgetAccentable()
    }
}
