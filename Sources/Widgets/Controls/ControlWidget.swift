import Foundation
import FoundationShim
import IntentVocabulary
import Views

/// A button or switch in Control Center. It is type-checked with the widgets beside it; nothing of
/// it is drawn.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    @ControlWidgetConfigurationBuilder var body: Body { get }
}

@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(
        _ content: Content
    ) -> Content { content }
}

extension ControlWidgetConfiguration {
    nonisolated public func displayName(_ name: LocalizedStringResource) -> Self { self }
    nonisolated public func description(_ description: LocalizedStringResource) -> Self { self }
    nonisolated public func promptsForUserConfiguration() -> Self { self }
}

/// What a control looks like.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content { content }
}

extension ControlWidgetTemplate {
    nonisolated public func tint(_ tint: Color?) -> Self { self }
    nonisolated public func disabled(_ disabled: Bool) -> Self { self }
}

/// Knows a control's value.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    nonisolated public init(
        kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
    ) {}
    nonisolated public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

extension StaticControlConfiguration: ControlWidgetConfiguration {
    public var body: Never { fatalError("StaticControlConfiguration has no body") }
}

public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
> {
    nonisolated public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}
    nonisolated public init<Provider: AppIntentControlValueProvider>(
        kind: String, intent: Configuration.Type = Configuration.self, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration {
    public var body: Never { fatalError("AppIntentControlConfiguration has no body") }
}

public struct ControlWidgetButton<Label: View, ActionLabel: View> {
    nonisolated public init(
        action: some AppIntent, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    nonisolated public init(
        action: some AppIntent, @ViewBuilder label: @escaping () -> Label
    ) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    nonisolated public init(_ title: LocalizedStringResource, action: some AppIntent) {}
}

extension ControlWidgetButton where Label == Text {
    nonisolated public init(
        _ title: LocalizedStringResource, action: some AppIntent,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton: ControlWidgetTemplate {
    public var body: Never { fatalError("ControlWidgetButton has no body") }
}

public struct ControlWidgetToggle<Label: View, ValueLabel: View> {
    nonisolated public init(
        isOn: Bool, action: some AppIntent, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text {
    nonisolated public init(
        _ title: LocalizedStringResource, isOn: Bool, action: some AppIntent,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: some AppIntent,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle: ControlWidgetTemplate {
    public var body: Never { fatalError("ControlWidgetToggle has no body") }
}

/// Where an app asks for new values of its controls.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
}
