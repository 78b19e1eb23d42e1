import SwiftUI
import WidgetKit

@main
struct NotesWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Notes", intent: SelectFolderIntent.self, provider: NotesProvider()
        ) { entry in
            NotesWidgetView(entry: entry)
        }
        .configurationDisplayName("Notes")
        .description("Keep a note in sight.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge,
            .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Chooses the layout that fits the family.
struct NotesWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NotesEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: NotesCircularView()
            case .accessoryRectangular: NotesRectangularView(note: entry.pinned)
            case .accessoryInline: NotesInlineView(note: entry.pinned)
            case .systemMedium: NotesMediumView(entry: entry)
            case .systemLarge: NotesLargeView(entry: entry)
            default: NotesSmallView(entry: entry)
            }
        }
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color("PaperTop"), Color("PaperBottom")], startPoint: .top,
                endPoint: .bottom)
        }
        // A widget cannot grow with its text.
        .dynamicTypeSize(...DynamicTypeSize.large)
        .widgetURL(
            family == .accessoryCircular
                ? URL(string: "notes://new") : URL(string: "notes://note/\(entry.pinned.id)"))
    }
}

#Preview("Small", as: .systemSmall) {
    NotesWidget()
} timeline: {
    NotesEntry(date: .now, folder: .home)
    NotesEntry(date: .now, folder: .recipes)
}

#Preview("Medium", as: .systemMedium) {
    NotesWidget()
} timeline: {
    NotesEntry(date: .now, folder: .home)
}

#Preview("Large", as: .systemLarge) {
    NotesWidget()
} timeline: {
    NotesEntry(date: .now, folder: .home)
}

#Preview("Circular", as: .accessoryCircular) {
    NotesWidget()
} timeline: {
    NotesEntry(date: .now, folder: .home)
}
