import Foundation
import Views

/// The content of a widget with its modifiers.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }

    /// Writes what the configuration says into `description`.
    static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
}

extension WidgetConfiguration {
    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {
        Body._describe(configuration.body, into: &description)
    }
}

extension Never: WidgetConfiguration {
    public static func _describe(
        _ configuration: Never, into description: inout _WidgetDescription
    ) {}
}

/// What a widget's configuration says.
///
/// The name is public because configurations' hidden requirement takes it; nothing in it is.
public struct _WidgetDescription {
    package var kind = ""
    package var displayName: Text?
    package var summary: Text?
    /// Nil where source names none.
    package var families: [WidgetFamily]?
    package var hasContentMargins = true
    package var isContainerBackgroundRemovable = true
    /// Nil where there is nothing to draw, as with Live Activities.
    package var content: WidgetContent?
    /// What the configuration is, for reports: `StaticConfiguration` …
    package var configuration = "EmptyWidgetConfiguration"

    package init() {}
}

package typealias WidgetDescription = _WidgetDescription

/// No content.
public struct EmptyWidgetConfiguration {
    nonisolated public init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration {
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {}
}
