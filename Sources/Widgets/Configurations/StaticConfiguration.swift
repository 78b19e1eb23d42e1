import Foundation
import Views

/// A widget that nobody can configure.
public struct StaticConfiguration<Content: View> {
    private let kind: String
    private let content: WidgetContent

    nonisolated public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        self.content = WidgetContent(provider, content: content)
    }
}

extension StaticConfiguration: WidgetConfiguration {
    public var body: Never { fatalError("StaticConfiguration has no body") }

    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {
        description.kind = configuration.kind
        description.content = configuration.content
        description.configuration = "StaticConfiguration"
    }
}
