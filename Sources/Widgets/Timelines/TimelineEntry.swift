import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters among those of its provider; 0 and less means not at all.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    /// Seconds; 0 lasts to the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// Entries, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When WidgetKit asks for the next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package enum Rule: Equatable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    package let rule: Rule

    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Not before the app asks for it.
    public static let never = TimelineReloadPolicy(rule: .never)
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(rule: .after(date))
    }
}

/// What a provider is told about the widget it provides for.
public struct TimelineProviderContext: @unchecked Sendable {
    public let family: WidgetFamily
    /// Whether the gallery asks, so that sample data will do.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize
    public let environmentVariants: EnvironmentVariants

    package init(
        family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
        environmentVariants: EnvironmentVariants = EnvironmentVariants()
    ) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        self.environmentVariants = environmentVariants
    }
}
