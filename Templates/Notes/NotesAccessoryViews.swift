import SwiftUI
import WidgetKit

/// A button for a new note.
struct NotesCircularView: View {
    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Image(systemName: "square.and.pencil")
                .font(.title2.weight(.semibold))
                .widgetAccentable()
        }
        .accessibilityLabel("New Note")
    }
}

/// The pinned note's beginning.
struct NotesRectangularView: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Label(note.title, systemImage: "pin.fill")
                .font(.headline)
                .widgetAccentable()
                .lineLimit(1)
            Text(AttributedString(note: note.preview))
                .font(.subheadline)
                .lineLimit(2)
                .privacySensitive()
        }
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The pinned note's title.
struct NotesInlineView: View {
    let note: Note

    var body: some View {
        Label(note.title, systemImage: "note.text")
            .privacySensitive()
    }
}
