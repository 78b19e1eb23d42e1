import Foundation
import IntentVocabulary
import Views

/// A widget that is configured by an intent of SiriKit.
public struct IntentConfiguration<Intent: INIntent, Content: View> {
    private let kind: String
    private let content: WidgetContent

    nonisolated public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        self.content = WidgetContent(provider, content: content)
    }
}

extension IntentConfiguration: WidgetConfiguration {
    public var body: Never { fatalError("IntentConfiguration has no body") }

    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {
        description.kind = configuration.kind
        description.content = configuration.content
        description.configuration = "IntentConfiguration"
    }
}

/// A widget that is configured by an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
    private let kind: String
    private let content: WidgetContent

    nonisolated public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        self.content = WidgetContent(provider, content: content)
    }
}

extension AppIntentConfiguration: WidgetConfiguration {
    public var body: Never { fatalError("AppIntentConfiguration has no body") }

    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {
        description.kind = configuration.kind
        description.content = configuration.content
        description.configuration = "AppIntentConfiguration"
    }
}
