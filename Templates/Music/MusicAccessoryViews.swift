import SwiftUI
import WidgetKit

/// The song's progress around a note.
struct MusicCircularView: View {
    let entry: MusicEntry

    var body: some View {
        ProgressView(timerInterval: entry.interval, countsDown: false) {
            Text(entry.song.title)
        } currentValueLabel: {
            Image(systemName: entry.isPlaying ? "music.note" : "pause.fill")
        }
        .progressViewStyle(.circular)
        .widgetAccentable()
    }
}

/// Title, artist and progress.
struct MusicRectangularView: View {
    let entry: MusicEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(entry.song.title)
                .font(.headline)
                .widgetAccentable()
            Text(entry.song.artist)
                .font(.subheadline)
            SongProgress(entry: entry)
                .padding(.top, 4)
        }
        .lineLimit(1)
    }
}

/// Title alone.
struct MusicInlineView: View {
    let entry: MusicEntry

    var body: some View {
        Label(entry.song.title, systemImage: "music.note")
    }
}
