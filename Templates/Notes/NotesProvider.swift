import AppIntents
import WidgetKit

/// Where notes are kept.
enum Folder: String, AppEnum {
    case home, recipes

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"

    static let caseDisplayRepresentations: [Folder: DisplayRepresentation] = [
        .home: "Home",
        .recipes: "Recipes",
    ]

    var title: String {
        switch self {
        case .home: "Home"
        case .recipes: "Recipes"
        }
    }
}

/// What is asked when the widget is edited.
struct SelectFolderIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Folder"
    static let description = IntentDescription("The folder whose notes are shown.")

    @Parameter(title: "Folder", default: .home)
    var folder: Folder
}

struct NotesEntry: TimelineEntry {
    let date: Date
    let folder: Folder
    let pinned: Note
    let others: [Note]

    init(date: Date, folder: Folder, notebook: Notebook = .sample) {
        self.date = date
        self.folder = folder
        let notes = notebook.notes(in: folder, at: date)
        pinned = notes[0]
        others = Array(notes.dropFirst())
    }
}

struct NotesProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NotesEntry {
        NotesEntry(date: .now, folder: .home)
    }

    func snapshot(for configuration: SelectFolderIntent, in context: Context) async -> NotesEntry {
        NotesEntry(date: .now, folder: configuration.folder)
    }

    /// Notes change when they are written, and the app says so.
    func timeline(
        for configuration: SelectFolderIntent, in context: Context
    ) async -> Timeline<NotesEntry> {
        Timeline(
            entries: [NotesEntry(date: .now, folder: configuration.folder)], policy: .never)
    }
}
