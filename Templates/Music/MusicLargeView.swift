import SwiftUI

/// The cover with controls, and what comes next.
struct MusicLargeView: View {
    let entry: MusicEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 16) {
                CoverPicture(cover: entry.song.cover, cornerRadius: 14)
                    .frame(width: 146)
                VStack(alignment: .leading, spacing: 2) {
                    LoveToggle(entry: entry)
                    Spacer(minLength: 0)
                    Text(entry.song.title)
                        .font(.title3.weight(.semibold))
                    Text(entry.song.artist)
                        .font(.subheadline)
                        .opacity(0.8)
                }
                .padding(.vertical, 4)
            }
            .frame(height: 146)
            SongProgress(entry: entry, showsTimes: true)
                .padding(.top, 12)
            TransportControls(isPlaying: entry.isPlaying, size: 22)
                .padding(.horizontal, 56)
                .padding(.vertical, 4)
            Spacer(minLength: 0)
            Text("Up Next")
                .font(.caption.weight(.semibold))
                .opacity(0.8)
                .padding(.bottom, 6)
            UpNext(songs: entry.songs.dropFirst().prefix(2))
        }
    }
}

/// Covers of the next songs, side by side.
private struct UpNext: View {
    let songs: ArraySlice<Song>

    var body: some View {
        HStack(spacing: 8) {
            ForEach(songs) { song in
                HStack(spacing: 7) {
                    CoverPicture(cover: song.cover, cornerRadius: 6)
                        .frame(width: 32)
                    VStack(alignment: .leading, spacing: 0) {
                        Text(song.title)
                            .font(.caption2.weight(.semibold))
                        Text(song.artist)
                            .font(.caption2)
                            .opacity(0.8)
                    }
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        .padding(10)
        .background(.white.opacity(0.14), in: ContainerRelativeShape())
        .padding([.horizontal, .bottom], -6)
    }
}
