import FoundationShim
import Views

/// Buttons that perform an intent. Nobody taps them here: they are drawn.
extension Button {
    nonisolated public init<I: AppIntent>(
        role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, label: label)
    }
}

extension Button where Label == Text {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role) { Text(titleResource) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role) { Text(title) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role) { Views.Label(title, systemImage: systemImage) }
    }
}
