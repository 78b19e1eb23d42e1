import AppIntents

/// A company whose shares are traded.
struct Stock: AppEntity, Hashable {
    /// What it is traded as.
    let id: String
    let name: String
    let basePrice: Double
    /// Where its price tends on a day, in percent.
    let drift: Double
    /// How far it swings on the way; 1 is usual.
    let volatility: Double
    let seed: Int

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stock"
    static let defaultQuery = StockQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: "\(name)")
    }

    /// Companies that do not exist.
    static let watchlist = [
        Stock(
            id: "ALDR", name: "Alder Power", basePrice: 184.2, drift: 2.1, volatility: 1, seed: 1),
        Stock(
            id: "KSTL", name: "Kestrel Air", basePrice: 62.75, drift: -1.6, volatility: 1.3,
            seed: 4),
        Stock(
            id: "FERN", name: "Fern Foods", basePrice: 41.08, drift: 0.7, volatility: 0.7,
            seed: 7),
        Stock(
            id: "UMBR", name: "Umbra Optics", basePrice: 318.4, drift: 3.4, volatility: 1.6,
            seed: 3),
        Stock(
            id: "TIDL", name: "Tidal Freight", basePrice: 97.3, drift: -0.8, volatility: 0.9,
            seed: 9),
    ]
}

/// Finds stocks of the watchlist.
struct StockQuery: EntityQuery {
    func entities(for identifiers: [Stock.ID]) async throws -> [Stock] {
        Stock.watchlist.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Stock] { Stock.watchlist }

    func defaultResult() async -> Stock? { Stock.watchlist.first }
}

/// What is asked when the widget is edited.
struct SelectStockIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Stock"
    static let description = IntentDescription("The stock that is shown first.")

    @Parameter(title: "Stock")
    var stock: Stock?
}
