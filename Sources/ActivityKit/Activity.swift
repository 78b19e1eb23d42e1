import FoundationShim
import Widgets

/// A Live Activity's state, with how long it holds and how much it matters.
public struct ActivityContent<State: Codable & Hashable>: Codable, Hashable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: @unchecked Sendable {}

public enum ActivityState: Codable, Hashable, Sendable {
    case active, ended, dismissed, stale, pending
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let name: String
    public static let `default` = ActivityUIDismissalPolicy(name: "default")
    public static let immediate = ActivityUIDismissalPolicy(name: "immediate")
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(name: "after")
    }
}

public struct PushType: Hashable, Sendable {
    public static let token = PushType()
    public static func channel(_ identifier: String) -> PushType { PushType() }
}

public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }

    public init(
        title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
    ) {}
}

public enum ActivityAuthorizationError: Error {
    case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
}

/// Says that no Live Activities may run.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A Live Activity; none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public private(set) var content: ActivityContent<ContentState>

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = ""
        self.attributes = attributes
        self.content = content
    }

    public var activityState: ActivityState { .ended }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
        AsyncStream { $0.finish() }
    }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> {
        AsyncStream { $0.finish() }
    }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {}
    public func update(
        using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        using contentState: ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
