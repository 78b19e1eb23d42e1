import Foundation
import Graphics
import LayoutEngine

/// Views on a shape of their own, under a name.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox: View {
    /// Distances, radius and colors are visual estimates: no figures are published.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            content
        }
        .padding(16)
        .background(
            Color(system: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}
