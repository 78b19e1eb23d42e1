import AppIntents
import WidgetKit

/// Which stories come first.
enum Edition: String, AppEnum {
    case top, science, culture

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Section"

    static let caseDisplayRepresentations: [Edition: DisplayRepresentation] = [
        .top: "Top Stories",
        .science: "Science",
        .culture: "Culture",
    ]

    var title: String {
        switch self {
        case .top: "Top Stories"
        case .science: "Science"
        case .culture: "Culture"
        }
    }

    var section: Story.Section? {
        switch self {
        case .top: nil
        case .science: .science
        case .culture: .culture
        }
    }
}

/// What is asked when the widget is edited.
struct SelectEditionIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Section"
    static let description = IntentDescription("The section whose stories come first.")

    @Parameter(title: "Section", default: .top)
    var edition: Edition
}

struct NewsEntry: TimelineEntry {
    let date: Date
    let edition: Edition
    /// The first one leads; six at least.
    let stories: [Story]

    init(date: Date, edition: Edition, turn: Int = 0, newsroom: Newsroom = .sample) {
        self.date = date
        self.edition = edition
        let stories = newsroom.stories(of: edition, at: date)
        let first = turn % stories.count
        self.stories = Array(stories[first...] + stories[..<first])
    }
}

struct NewsProvider: AppIntentTimelineProvider {
    /// How many stories lead in turn, and for how many minutes each.
    static let turnCount = 3
    static let turnMinutes = 20

    func placeholder(in context: Context) -> NewsEntry {
        NewsEntry(date: .now, edition: .top)
    }

    func snapshot(for configuration: SelectEditionIntent, in context: Context) async -> NewsEntry {
        NewsEntry(date: .now, edition: configuration.edition)
    }

    func timeline(
        for configuration: SelectEditionIntent, in context: Context
    ) async -> Timeline<NewsEntry> {
        let now = Date.now
        let entries = (0..<Self.turnCount).map { turn in
            NewsEntry(
                date: now.addingTimeInterval(Double(turn * Self.turnMinutes) * 60),
                edition: configuration.edition, turn: turn)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}
