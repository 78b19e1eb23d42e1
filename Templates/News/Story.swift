import Foundation

/// A story of a newspaper.
struct Story: Identifiable, Sendable {
    let id: String
    let section: Section
    let headline: String
    /// For where there is little room.
    let shortHeadline: String
    let art: Art
    let date: Date

    /// What the picture of a story shows.
    enum Art: Sendable {
        case coast, orbit, lanterns, glacier, orchard, tramway

        /// Where pictures would be one flat color.
        var symbolName: String {
            switch self {
            case .coast: "water.waves"
            case .orbit: "moon.stars.fill"
            case .lanterns: "music.note"
            case .glacier: "snowflake"
            case .orchard: "leaf.fill"
            case .tramway: "tram.fill"
            }
        }
    }

    enum Section: String, Sendable {
        case world, science, culture, city

        var title: String { rawValue.capitalized }
    }

    var url: URL { URL(string: "news://story/\(id)")! }
}

/// A stand-in for a service of news: every day the same stories, told hours apart.
struct Newsroom: Sendable {
    static let sample = Newsroom()

    /// The newest first.
    func stories(of edition: Edition, at date: Date) -> [Story] {
        let stories = Self.plans.enumerated().map { index, plan in
            Story(
                id: plan.id, section: plan.section, headline: plan.headline,
                shortHeadline: plan.shortHeadline, art: plan.art,
                date: date.addingTimeInterval(-Double(index * 95 + 12) * 60))
        }
        guard let section = edition.section else { return stories }
        return stories.filter { $0.section == section } + stories.filter { $0.section != section }
    }

    private struct Plan {
        let id: String
        let section: Story.Section
        let headline: String
        let shortHeadline: String
        let art: Story.Art
    }

    private static let plans = [
        Plan(
            id: "tide", section: .world,
            headline: "The tide mill that lights a whole island begins to turn",
            shortHeadline: "An island runs on its tide", art: .coast),
        Plan(
            id: "moon", section: .science,
            headline: "Astronomers find a moon that circles backwards",
            shortHeadline: "A moon that circles backwards", art: .orbit),
        Plan(
            id: "lanterns", section: .culture,
            headline: "Ten thousand lanterns, and one very patient orchestra",
            shortHeadline: "Ten thousand lanterns", art: .lanterns),
        Plan(
            id: "ice", section: .science,
            headline: "What the oldest ice remembers about our air",
            shortHeadline: "What old ice remembers", art: .glacier),
        Plan(
            id: "tram", section: .city,
            headline: "The night tram is back, and it runs until dawn",
            shortHeadline: "The night tram is back", art: .tramway),
        Plan(
            id: "apples", section: .culture,
            headline: "A village saves four hundred kinds of apple",
            shortHeadline: "Four hundred kinds of apple", art: .orchard),
    ]
}
