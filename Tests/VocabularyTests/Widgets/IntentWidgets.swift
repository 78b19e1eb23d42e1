import AppIntents
import Intents  // row: imports Intents
import SwiftUI
import WidgetKit

enum Tone: String, AppEnum {  // row: widgets conforms AppEnum
    case calm, loud

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
    static var caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
        .calm: "Calm", .loud: "Loud",
    ]
}

struct Book: AppEntity {  // row: widgets conforms AppEntity
    let id: String

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static var defaultQuery = BookQuery()

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BookQuery: EntityQuery {  // row: widgets conforms EntityQuery
    func entities(for identifiers: [String]) async throws -> [Book] {
        identifiers.map { Book(id: $0) }
    }

    func suggestedEntities() async throws -> [Book] { [Book(id: "one")] }
    func defaultResult() async -> Book? { Book(id: "one") }
}

struct WordIntent: WidgetConfigurationIntent {  // row: widgets conforms WidgetConfigurationIntent
    static var title: LocalizedStringResource = "Word"
    static var description = IntentDescription("Shows a word.")

    @Parameter(title: "Word", default: "hello") var word: String
    @Parameter(title: "Tone", default: .calm) var tone: Tone
    @Parameter(title: "Book") var book: Book?
}

struct WordEntry: TimelineEntry {
    let date: Date
    let intent: WordIntent
}

struct WordProvider: AppIntentTimelineProvider {  // row: widgets conforms AppIntentTimelineProvider
    func placeholder(in context: Context) -> WordEntry {
        WordEntry(date: Date(), intent: WordIntent())
    }

    func snapshot(for configuration: WordIntent, in context: Context) async -> WordEntry {
        WordEntry(date: Date(), intent: configuration)
    }

    // row: language async/await
    func timeline(for configuration: WordIntent, in context: Context) async -> Timeline<WordEntry> {
        let entry = await snapshot(for: configuration, in: context)
        return Timeline(entries: [entry], policy: .atEnd)
    }

    // row: widgets recommendations()
    func recommendations() -> [AppIntentRecommendation<WordIntent>] {
        [AppIntentRecommendation(intent: WordIntent(), description: "A word")]
    }
}

struct WordWidget: Widget {
    var body: some WidgetConfiguration {
        // row: widgets AppIntentConfiguration
        AppIntentConfiguration(kind: "Word", intent: WordIntent.self, provider: WordProvider()) {
            Text($0.intent.word)
        }
        .promptsForUserConfiguration()  // row: modifiers promptsForUserConfiguration
    }
}

/// As Xcode makes one of an intent definition.
final class OrderIntent: INIntent, @unchecked Sendable {}

struct OrderEntry: TimelineEntry {
    let date: Date
    let intent: OrderIntent
}

struct OrderProvider: IntentTimelineProvider {  // row: widgets conforms IntentTimelineProvider
    func placeholder(in context: Context) -> OrderEntry {
        OrderEntry(date: Date(), intent: OrderIntent())
    }

    func getSnapshot(
        for configuration: OrderIntent, in context: Context,
        completion: @escaping (OrderEntry) -> Void
    ) {
        completion(OrderEntry(date: Date(), intent: configuration))
    }

    func getTimeline(
        for configuration: OrderIntent, in context: Context,
        completion: @escaping (Timeline<OrderEntry>) -> Void
    ) {
        let entry = OrderEntry(date: Date(), intent: configuration)
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct OrderWidget: Widget {
    var body: some WidgetConfiguration {
        // row: widgets IntentConfiguration (SiriKit)
        IntentConfiguration(kind: "Order", intent: OrderIntent.self, provider: OrderProvider()) {
            Text($0.date, style: .time)
        }
    }
}

struct ChapterQuery: EntityQuery {
    // row: wrappers @IntentParameterDependency
    @IntentParameterDependency<WordIntent>(\.$book) var intent
    @Dependency var library: Library  // row: wrappers @Dependency

    func entities(for identifiers: [String]) async throws -> [Book] {
        intent?.book.map { [$0] } ?? []
    }
}

final class Library: Sendable {}

struct Shortcuts: AppShortcutsProvider {
    // row: wrappers @AppShortcutsBuilder
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: TapIntent(), phrases: ["Tap in \(.applicationName)"], shortTitle: "Tap",
            systemImageName: "star")
    }
}
