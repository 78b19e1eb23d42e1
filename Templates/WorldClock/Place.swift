import AppIntents

/// A city with its time zone.
struct Place: AppEntity, Hashable {
    /// Of the time zone, as `TimeZone` knows it.
    let id: String
    let name: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = PlaceQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }

    var timeZone: TimeZone { TimeZone(identifier: id) ?? .gmt }

    static let all = [
        Place(id: "Europe/Lisbon", name: "Lisbon"),
        Place(id: "America/New_York", name: "New York"),
        Place(id: "Asia/Tokyo", name: "Tokyo"),
        Place(id: "Australia/Sydney", name: "Sydney"),
        Place(id: "Asia/Kolkata", name: "Mumbai"),
    ]
}

/// Finds places among those that are known.
struct PlaceQuery: EntityQuery {
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
        Place.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Place] { Place.all }

    func defaultResult() async -> Place? { Place.all.first }
}

/// What is asked when the widget is edited.
struct SelectPlaceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Place"
    static let description = IntentDescription("The place whose clock is shown first.")

    @Parameter(title: "Place")
    var place: Place?
}
