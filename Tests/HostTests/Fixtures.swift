import AppIntents
import Foundation
import PlainJSON
import SwiftUI
import WidgetKit

@testable import Host
@testable import Widgets

struct Mark: TimelineEntry {
    var date: Date
    var label = "mark"
    var relevance: TimelineEntryRelevance?
}

let noon = Date(timeIntervalSince1970: 1_767_268_800)  // 2026-01-01T12:00:00Z

/// A provider made of closures.
struct ClosureProvider: TimelineProvider {
    var timeline: @Sendable (Context, @escaping @Sendable (Timeline<Mark>) -> Void) -> Void

    func placeholder(in context: Context) -> Mark { Mark(date: noon) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Mark) -> Void) {
        completion(Mark(date: noon))
    }
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Mark>) -> Void
    ) { timeline(context, completion) }
}

func marks(_ hours: [Double], policy: TimelineReloadPolicy = .atEnd) -> Timeline<Mark> {
    Timeline(
        entries: hours.map { Mark(date: noon.addingTimeInterval($0 * 3600), label: "\($0)") },
        policy: policy)
}

struct MarkView: View {
    var mark: Mark
    var body: some View {
        Text(mark.label).containerBackground(.red, for: .widget)
    }
}

// MARK: Widgets that discovery finds

struct Alpha: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Alpha", provider: ClosureProvider { $1(marks([0])) }
        ) { MarkView(mark: $0) }
        .configurationDisplayName("First")
        .description("The first one")
        .supportedFamilies([.systemSmall])
    }
}

struct Beta: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Beta", provider: ClosureProvider { $1(marks([0])) }
        ) { MarkView(mark: $0) }
    }
}

/// In no bundle, and without a kind.
private struct Lone: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct Pair: WidgetBundle {
    var body: some Widget {
        Beta()
        if Bool(noon.timeIntervalSince1970 > 0) { Alpha() }
        if Bool(noon.timeIntervalSince1970 < 0) { Lone() }
        Nested().body
    }
}

struct Nested: WidgetBundle {
    var body: some Widget { Alpha() }
}

// MARK: Running a host

@MainActor
func found(
    _ kind: String, _ provider: ClosureProvider, families: [WidgetFamily] = [.systemSmall],
    contentMargins: Bool = true
) -> FoundWidget {
    let configuration = StaticConfiguration(kind: kind, provider: provider) { MarkView(mark: $0) }
    var description = WidgetDescription()
    type(of: configuration)._describe(configuration, into: &description)
    description.families = families
    description.hasContentMargins = contentMargins
    return FoundWidget(typeName: "Test", description: description)
}

/// What a run left behind.
struct Run {
    var events: [JSON]
    var folder: URL

    func events(_ name: String) -> [JSON] { events.filter { $0["event"]?.string == name } }

    func report(_ kind: String) throws -> JSON {
        try JSON(
            parsing: [UInt8](
                Data(contentsOf: folder.appendingPathComponent("\(kind)/report.json"))))
    }

    var rules: [String] { events("finding").compactMap { $0["rule"]?.string } }

    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".png") }.sorted()
    }
}

/// Answers a request for widgets in a folder of its own.
@MainActor
func run(
    _ widgets: [FoundWidget], in folder: URL? = nil,
    _ change: (inout RenderRequest) -> Void = { _ in }
) throws -> Run {
    let folder =
        folder
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("host-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appendingPathComponent("events")
    let descriptor = open(log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    var request = RenderRequest()
    request.output = folder.path
    request.timeLimit = 0.3
    request.axes.schemes = [.light]
    request.axes.scales = [1]
    change(&request)
    try Host(request, events: EventStream(descriptor: descriptor)).run(widgets)
    let lines = try Data(contentsOf: log).split(separator: UInt8(ascii: "\n"))
    return Run(events: try lines.map { try JSON(parsing: Array($0)) }, folder: folder)
}
