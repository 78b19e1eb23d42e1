import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import Host
@testable import Widgets

@MainActor
@Suite struct TimelineTests {
    @Test func anAnswerAtOnce() throws {
        let run = try run([found("A", ClosureProvider { $1(marks([0, 1])) })])
        #expect(try run.files() == ["A/systemSmall-light-00.png", "A/systemSmall-light-01.png"])
        #expect(run.events("done").first?["pictures"]?.integer == 2)
        #expect(run.rules == [])
    }

    @Test func anAnswerFromAnotherThread() throws {
        let provider = ClosureProvider { _, answer in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { answer(marks([0])) }
        }
        #expect(try run([found("A", provider)]).files().count == 1)
    }

    @Test func onlyTheFirstAnswerCounts() throws {
        let provider = ClosureProvider { _, answer in
            answer(marks([0]))
            answer(marks([0, 1, 2]))
        }
        #expect(try run([found("A", provider)]).files().count == 1)
    }

    @Test func noAnswerCostsOnlyItsOwnPictures() throws {
        let run = try run([
            found("Silent", ClosureProvider { _, _ in }),
            found("Well", ClosureProvider { $1(marks([0])) }),
        ])
        #expect(run.rules == ["provider-timeout"])
        #expect(run.events("finding").first?["severity"]?.string == "error")
        #expect(
            try run.files() == [
                "Silent/systemSmall-light-placeholder.png", "Well/systemSmall-light-00.png",
            ])
        let findings = try run.report("Silent")["findings"]?.array
        #expect(findings?.first?["rule"]?.string == "provider-timeout")
    }

    @Test func noEntries() throws {
        let run = try run([found("A", ClosureProvider { $1(marks([])) })])
        #expect(run.rules == ["empty-timeline"])
        #expect(try run.files() == ["A/systemSmall-light-placeholder.png"])
        let entry = try run.report("A")["pictures"]?.array?.first?["entry"]
        #expect(entry?["placeholder"] == .bool(true))
        #expect(entry?["index"] == nil)
    }

    @Test func widgetsOfOtherPlacesAreDrawnThere() throws {
        let provider = ClosureProvider { $1(marks([0])) }
        let run = try run(
            [
                found("Lock", provider, families: [.accessoryCircular]),
                found("Both", provider, families: [.systemSmall, .accessoryCircular]),
            ]
        ) { $0.families = nil }
        #expect(
            try run.files() == [
                "Both/systemSmall-light-00.png", "Lock/accessoryCircular-light-00.png",
            ])
    }

    @Test func entriesAreSortedByDate() throws {
        let run = try run([found("A", ClosureProvider { $1(marks([2, 0, 1])) })])
        #expect(run.rules == ["unordered-timeline"])
        let dates = try run.report("A")["pictures"]?.array?.map { $0["entry"]?["date"]?.string }
        #expect(
            dates == ["2026-01-01T12:00:00Z", "2026-01-01T13:00:00Z", "2026-01-01T14:00:00Z"])
    }

    @Test func aHundredThousandEntriesAreCutWithAWord() throws {
        let provider = ClosureProvider { $1(marks((0..<100_000).map { Double($0) })) }
        let run = try run([found("A", provider)]) { $0.entries = .range(99_998...99_999) }
        #expect(
            try run.files() == ["A/systemSmall-light-99998.png", "A/systemSmall-light-99999.png"])
        #expect(EntryChoice.all.indices(of: 100_000) == 0..<1000)
        #expect(try run.report("A")["timelines"]?.array?.first?["entries"]?.integer == 100_000)
    }

    @Test(arguments: [
        (TimelineReloadPolicy.atEnd, "{\"atEnd\":true}"),
        (.never, "{\"never\":true}"),
        (.after(noon), "{\"after\":\"2026-01-01T12:00:00Z\"}"),
    ])
    func policiesInReports(policy: TimelineReloadPolicy, text: String) throws {
        let run = try run([found("A", ClosureProvider { $1(marks([0], policy: policy)) })])
        let written = try run.report("A")["policy"]?.text().filter { !$0.isWhitespace }
        #expect(written == text)
    }

    @Test func whatTheProviderIsTold() throws {
        nonisolated(unsafe) var told: [TimelineProviderContext] = []
        let provider = ClosureProvider { context, answer in
            told.append(context)
            answer(marks([0]))
        }
        _ = try run([found("A", provider, families: [.systemMedium])]) {
            $0.families = [.systemMedium]
            $0.axes.schemes = [.light, .dark]
        }
        #expect(told.count == 1)
        #expect(told[0].family == .systemMedium)
        #expect(told[0].displaySize == CGSize(width: 329, height: 155))
        #expect(told[0].isPreview == false)
        #expect(told[0].environmentVariants.colorScheme == [.light, .dark])
    }

    // MARK: App intents

    struct Choice: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choice"
        @Parameter(title: "Word", default: "plain") var word: String
        @Parameter(title: "Place") var place: Place
        @Parameter(title: "Other place") var otherPlace: Place?
        @Parameter(title: "Count") var count: Int
    }

    struct Place: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let defaultQuery = Places()
        var id: String
        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }

    struct Places: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Place] { [] }
        func defaultResult() async -> Place? { Place(id: "home") }
    }

    struct AsyncProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Mark { Mark(date: noon) }
        func snapshot(for configuration: Choice, in context: Context) async -> Mark {
            Mark(date: noon)
        }
        func timeline(for configuration: Choice, in context: Context) async -> Timeline<Mark> {
            try? await Task.sleep(for: .milliseconds(10))
            let words = [
                configuration.word, configuration.place.id, configuration.otherPlace?.id ?? "none",
                "\(configuration.count)",
            ]
            return Timeline(
                entries: [Mark(date: noon, label: words.joined(separator: " "))], policy: .never)
        }
    }

    @Test func anAsyncProviderGetsItsDefaults() throws {
        let configuration = AppIntentConfiguration(
            kind: "A", intent: Choice.self, provider: AsyncProvider()
        ) { MarkView(mark: $0) }
        var description = WidgetDescription()
        type(of: configuration)._describe(configuration, into: &description)
        let run = try run([FoundWidget(typeName: "Test", description: description)]) {
            $0.families = [.systemSmall]
            $0.timeLimit = 5
        }
        let tree = try run.report("A")["pictures"]?.array?.first?["tree"]
        let text = tree?["children"]?.array?.last?["text"]?["string"]?.string
        #expect(text == "plain home home 0")
    }
}
