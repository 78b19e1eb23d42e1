import SwiftUI
import WidgetKit

/// The cover, and what it is.
struct MusicSmallView: View {
    let entry: MusicEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                CoverPicture(cover: entry.song.cover, cornerRadius: 10)
                    .frame(maxWidth: 74, maxHeight: 74)
                Spacer(minLength: 0)
                Button(intent: PlayPauseIntent()) {
                    Image(systemName: entry.isPlaying ? "pause.fill" : "play.fill")
                        .font(.footnote)
                        .frame(width: 30, height: 30)
                        .background(.white.opacity(0.2), in: .circle)
                }
                .buttonStyle(.plain)
            }
            Spacer(minLength: 6)
            SongText(song: entry.song)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A cover with the shadow of a thing; a note where colors are taken away.
struct CoverPicture: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let cover: Song.Cover
    let cornerRadius: CGFloat

    var body: some View {
        if renderingMode == .fullColor {
            CoverArt(cover: cover)
                .clipShape(.rect(cornerRadius: cornerRadius))
                .shadow(color: .black.opacity(0.35), radius: 5, y: 2)
        } else {
            RoundedRectangle(cornerRadius: cornerRadius)
                .fill(.quaternary)
                .aspectRatio(1, contentMode: .fit)
                .overlay {
                    Image(systemName: "music.note")
                        .resizable()
                        .scaledToFit()
                        .scaleEffect(0.4)
                        .widgetAccentable()
                }
        }
    }
}

/// A song's title and artist.
struct SongText: View {
    let song: Song

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(song.title)
                .font(.subheadline.weight(.semibold))
            Text(song.artist)
                .font(.caption)
                .opacity(0.8)
        }
        .lineLimit(1)
    }
}
