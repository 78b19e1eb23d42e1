import SwiftUI

/// The pinned note on one side, others on the other.
struct NotesMediumView: View {
    let entry: NotesEntry

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            NotesSmallView(entry: entry)
            Divider()
            VStack(alignment: .leading, spacing: 0) {
                ForEach(entry.others.prefix(3)) { note in
                    NoteRow(note: note, now: entry.date)
                        .frame(maxHeight: .infinity)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A note in a list: a link to it.
struct NoteRow: View {
    let note: Note
    let now: Date

    var body: some View {
        Link(destination: URL(string: "notes://note/\(note.id)")!) {
            VStack(alignment: .leading, spacing: 1) {
                Text(note.title)
                    .font(.footnote.weight(.semibold))
                HStack(spacing: 4) {
                    if note.isLocked {
                        Image(systemName: "lock.fill")
                    }
                    Text(AttributedString(note: note.preview))
                        .privacySensitive()
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundStyle(.primary)
    }
}
