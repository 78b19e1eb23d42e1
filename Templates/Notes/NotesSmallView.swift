import SwiftUI

/// As much of the pinned note as fits.
struct NotesSmallView: View {
    let entry: NotesEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            FolderHeading(folder: entry.folder)
            Text(entry.pinned.title)
                .font(.subheadline.weight(.semibold))
                .lineLimit(1)
                .padding(.top, 7)
                .padding(.bottom, 3)
            ViewThatFits(in: .vertical) {
                NoteBlocks(note: entry.pinned, count: 3)
                NoteBlocks(note: entry.pinned, count: 2)
                NoteBlocks(note: entry.pinned, count: 1)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
