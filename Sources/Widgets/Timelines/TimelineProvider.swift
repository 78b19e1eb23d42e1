import Foundation
import FoundationShim
import IntentVocabulary

/// Knows what a widget shows, and when.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Knows what a widget configured by an intent shows, and when.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    @preconcurrency
    func getSnapshot(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Knows what a widget configured by an app intent shows, and when.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration that is offered where none can be made, as on a watch.
public struct IntentRecommendation<Intent: INIntent> {
    public init(intent: Intent, description: String) {}
}

public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init(intent: Intent, description: String) {}
    public init(intent: Intent, description: LocalizedStringResource) {}
}

/// When a widget matters to a person. Nothing here sorts widgets.
public struct WidgetRelevance<Configuration> {
    public let attributes: [WidgetRelevanceAttribute<Configuration>]
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

public struct WidgetRelevanceAttribute<Configuration> {
    public init(configuration: Configuration, context: RelevantContext) {}
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {}
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) {}
}

public struct WidgetRelevanceGroup: Sendable {
    public static let automatic = WidgetRelevanceGroup()
    public static let ungrouped = WidgetRelevanceGroup()
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup() }
}

public struct RelevantContext: Sendable {
    public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
    public static func date(from: Date, to: Date) -> RelevantContext { RelevantContext() }
    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
        RelevantContext()
    }
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext
    {
        RelevantContext()
    }
    public enum DateKind: Sendable { case `default`, informational, scheduled }
}
