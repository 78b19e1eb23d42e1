import FoundationShim
import Views

/// Switches that perform an intent. Nobody switches them here: they are drawn.
extension Toggle {
    nonisolated public init<I: AppIntent>(
        isOn: Bool, intent: I, @ViewBuilder label: () -> Label
    ) {
        self.init(isOn: isOn, label: label)
    }
}

extension Toggle where Label == Text {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn) { Text(title) }
    }
}
