import SwiftUI
import WidgetKit

/// The beginning of a note.
struct NoteBlocks: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let note: Note
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(note.blocks.prefix(count).enumerated()), id: \.offset) { _, block in
                switch block {
                case .text(let markdown):
                    Text(AttributedString(note: markdown, isMarked: renderingMode == .fullColor))
                case .check(let text, let isDone):
                    Label {
                        Text(text)
                            .foregroundStyle(isDone ? .secondary : .primary)
                    } icon: {
                        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                            .foregroundStyle(isDone ? Color("Amber") : .secondary)
                    }
                    .labelStyle(CheckStyle())
                }
            }
        }
        .font(.footnote)
        .lineLimit(2)
        .privacySensitive()
    }
}

/// A label whose icon is near to its text.
private struct CheckStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 5) {
            configuration.icon
            configuration.title
        }
    }
}

extension AttributedString {
    /// Markdown as notes have it: bold words are marked as with a pen, where that has a color.
    init(note markdown: String, isMarked: Bool = false) {
        var text = (try? AttributedString(markdown: markdown)) ?? AttributedString(markdown)
        for run in text.runs
        where isMarked && run.inlinePresentationIntent == .stronglyEmphasized {
            text[run.range].backgroundColor = Color("Marker")
        }
        self = text
    }
}

/// The name of the folder, and that its first note is pinned.
struct FolderHeading: View {
    let folder: Folder
    var isPinned = true

    var body: some View {
        HStack(spacing: 5) {
            Image(systemName: "folder.fill")
            Text(folder.title)
            Spacer(minLength: 0)
            if isPinned {
                Image(systemName: "pin.fill")
                    .font(.caption2)
            }
        }
        .font(.footnote.weight(.semibold))
        .foregroundStyle(Color("AmberInk"))
        .widgetAccentable()
    }
}
