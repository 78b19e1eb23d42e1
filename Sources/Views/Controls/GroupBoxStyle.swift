import Foundation
import LayoutEngine

/// Decides how group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box's name and content, for its style.
public struct GroupBoxStyleConfiguration {
    public struct Label { let content: AnyView }
    public struct Content { let content: AnyView }

    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}
extension GroupBoxStyleConfiguration.Content: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

public struct DefaultGroupBoxStyle {
    nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    /// Distances, radius and colors are visual estimates: no figures are published.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .background(
            Color(system: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStylesKey: EnvironmentKey {
    static var defaultValue: [@MainActor (GroupBoxStyleConfiguration) -> AnyView] { [] }
}

extension EnvironmentValues {
    /// Outermost first; the last one decides.
    var groupBoxStyles: [@MainActor (GroupBoxStyleConfiguration) -> AnyView] {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return ModifiedView(
            self,
            environment: { $0.groupBoxStyles.append { AnyView(style.makeBody(configuration: $0)) } }
        )
    }
}
