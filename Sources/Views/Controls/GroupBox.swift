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

extension GroupBox
where
    Label == GroupBoxStyleConfiguration.Label,
    Content == GroupBoxStyleConfiguration.Content
{
    /// The box that a style was asked for, in a style around it.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension GroupBox: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
        let styles = context.environment.groupBoxStyles
        guard let style = styles.last else {
            return DefaultGroupBoxStyle().makeBody(configuration: configuration)
                .nodes(in: context)
        }
        return style(configuration)
            .nodes(in: context.with { $0.groupBoxStyles = styles.dropLast() })
    }
}
