import Foundation
import LayoutEngine

// Shorter ways to make controls.

extension Toggle where Label == Views.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// As far as `progress` is now.
    nonisolated public init(_ progress: Foundation.Progress) {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that could be closed; outside lists it is open.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) { self.init(content: content, header: header) }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(
        _ title: LocalizedStringKey, image name: String, description: Text? = nil
    ) {
        self.init {
            Views.Label(title, image: name)
        } description: {
            description
        }
    }

    /// That a search found nothing.
    nonisolated public static var search: Self {
        Self(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    nonisolated public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}
