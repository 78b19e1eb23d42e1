import Foundation
import IntentVocabulary

/// Where an app asks for new timelines. Every run asks for all of them, so there is nothing to do.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}

    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        completion(.success([]))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}

/// A widget that a person has put somewhere.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
    public let kind: String
    public let family: WidgetFamily
    public var id: WidgetInfo { self }

    public var configuration: INIntent? { nil }
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of type: Intent.Type = Intent.self
    ) -> Intent? { nil }
}
