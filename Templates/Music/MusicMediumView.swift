import SwiftUI

/// The cover, and the controls.
struct MusicMediumView: View {
    let entry: MusicEntry

    var body: some View {
        HStack(spacing: 16) {
            CoverPicture(cover: entry.song.cover, cornerRadius: 12)
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .top) {
                    SongText(song: entry.song)
                    Spacer(minLength: 4)
                    LoveToggle(entry: entry)
                        .font(.footnote)
                }
                Spacer(minLength: 0)
                SongProgress(entry: entry, showsTimes: true)
                Spacer(minLength: 0)
                TransportControls(isPlaying: entry.isPlaying)
                    .padding(.horizontal, 8)
            }
            .padding(.vertical, 2)
        }
    }
}
