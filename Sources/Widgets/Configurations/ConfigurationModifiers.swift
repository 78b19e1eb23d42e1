import Foundation
import FoundationShim
import LayoutEngine
import Views

/// A configuration under a modifier: one type for all of them.
public struct ModifiedWidgetConfiguration {
    private let describe: @MainActor (inout WidgetDescription) -> Void

    nonisolated init<Base: WidgetConfiguration>(
        _ base: Base, change: @escaping @MainActor (inout WidgetDescription) -> Void
    ) {
        nonisolated(unsafe) let base = base
        describe = {
            Base._describe(base, into: &$0)
            change(&$0)
        }
    }
}

extension ModifiedWidgetConfiguration: WidgetConfiguration {
    public var body: Never { fatalError("ModifiedWidgetConfiguration has no body") }
    public static func _describe(
        _ configuration: Self, into description: inout _WidgetDescription
    ) {
        configuration.describe(&description)
    }
}

extension WidgetConfiguration {
    nonisolated private func changing(
        _ change: @escaping @MainActor (inout WidgetDescription) -> Void
    ) -> ModifiedWidgetConfiguration {
        ModifiedWidgetConfiguration(self, change: change)
    }

    /// The widget's name in the gallery.
    nonisolated public func configurationDisplayName(
        _ displayName: Text
    ) -> ModifiedWidgetConfiguration { changing { $0.displayName = displayName } }

    nonisolated public func configurationDisplayName(
        _ displayNameKey: LocalizedStringKey
    ) -> ModifiedWidgetConfiguration { configurationDisplayName(Text(displayNameKey)) }

    @_disfavoredOverload
    nonisolated public func configurationDisplayName(
        _ displayNameResource: LocalizedStringResource
    ) -> ModifiedWidgetConfiguration { configurationDisplayName(Text(displayNameResource)) }

    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> ModifiedWidgetConfiguration { configurationDisplayName(Text(displayName)) }

    /// What the gallery says about the widget.
    nonisolated public func description(_ description: Text) -> ModifiedWidgetConfiguration {
        changing { $0.summary = description }
    }

    nonisolated public func description(
        _ descriptionKey: LocalizedStringKey
    ) -> ModifiedWidgetConfiguration { description(Text(descriptionKey)) }

    @_disfavoredOverload
    nonisolated public func description(
        _ descriptionResource: LocalizedStringResource
    ) -> ModifiedWidgetConfiguration { description(Text(descriptionResource)) }

    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(
        _ description: S
    ) -> ModifiedWidgetConfiguration { self.description(Text(description)) }

    nonisolated public func supportedFamilies(
        _ families: [WidgetFamily]
    ) -> ModifiedWidgetConfiguration { changing { $0.families = families } }

    /// Without the room that is otherwise kept free around the content.
    nonisolated public func contentMarginsDisabled() -> ModifiedWidgetConfiguration {
        changing { $0.hasContentMargins = false }
    }

    nonisolated public func containerBackgroundRemovable(
        _ isRemovable: Bool = true
    ) -> ModifiedWidgetConfiguration {
        changing { $0.isContainerBackgroundRemovable = isRemovable }
    }

    // MARK: Without effect in a picture

    nonisolated public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> ModifiedWidgetConfiguration { changing { _ in } }

    nonisolated public func promptsForUserConfiguration() -> ModifiedWidgetConfiguration {
        changing { _ in }
    }

    nonisolated public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> ModifiedWidgetConfiguration { changing { _ in } }

    nonisolated public func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool,
        _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> ModifiedWidgetConfiguration { changing { _ in } }

    nonisolated public func supplementalActivityFamilies(
        _ families: [ActivityFamily]
    ) -> ModifiedWidgetConfiguration { changing { _ in } }

    nonisolated public func supportedMountingStyles(
        _ styles: [WidgetMountingStyle]
    ) -> ModifiedWidgetConfiguration { changing { _ in } }

    nonisolated public func widgetTexture(
        _ texture: WidgetTexture
    ) -> ModifiedWidgetConfiguration { changing { _ in } }

    nonisolated public func associatedKind(_ kind: String) -> ModifiedWidgetConfiguration {
        changing { _ in }
    }

    nonisolated public func pushHandler<Handler>(
        _ handler: Handler.Type
    ) -> ModifiedWidgetConfiguration { changing { _ in } }
}

/// A place where a person may put widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}

public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String
    public static let elevated = WidgetMountingStyle(name: "elevated")
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

public struct WidgetTexture: Hashable, Sendable {
    private let name: String
    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}
