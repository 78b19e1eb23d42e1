import Foundation
import LayoutEngine

/// A view that does something when tapped. In a still picture it is only drawn.
public struct Button<Label: View> {
    private let label: Label
    private let role: ButtonRole?

    @preconcurrency
    nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, label: label)
    }

    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, label: label)
    }

    /// For actions that this module does not know, such as intents.
    nonisolated package init(role: ButtonRole?, label: () -> Label) {
        self.label = label()
        self.role = role
    }
}

extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil) { Text(titleKey) }
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil) { Text(title) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role) { Text(title) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil) { Views.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a primitive style is given, for styles that only change it from outside.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role) { configuration.label }
    }
}

extension Button: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let content = ButtonContent(label: AnyView(label), role: role)
        let styles = context.environment.buttonStyles
        guard let style = styles.last else {
            return DefaultButtonStyle.look(of: content).nodes(in: context)
        }
        // A primitive style may show the button it was given: that one has the style around it.
        return style(content).nodes(in: context.with { $0.buttonStyles = styles.dropLast() })
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// A button as its style sees it.
struct ButtonContent {
    let label: AnyView
    let role: ButtonRole?
}
