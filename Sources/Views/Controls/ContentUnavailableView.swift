import Foundation
import LayoutEngine

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            Views.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            Views.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

extension ContentUnavailableView: View {
    /// The picture above the name; sizes and distances are visual estimates.
    public var body: some View {
        VStack(spacing: 8) {
            label.labelStyle(Stacked())
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
