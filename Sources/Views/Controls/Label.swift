import Foundation
import LayoutEngine

/// A title with an icon before it.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    nonisolated public init(
        @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
    ) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label a style is given, for styles that only change it from outside.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
        let style = context.environment.labelStyle
        // A style that shows the label it was given must not be asked once more.
        return style.anyBody(configuration)
            .nodes(in: context.with { $0.labelStyle = DefaultLabelStyle() })
    }
}

/// Decides how labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle {
    fileprivate func anyBody(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// A label's parts, for its style.
public struct LabelStyleConfiguration {
    public struct Title { let content: AnyView }
    public struct Icon { let content: AnyView }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

extension LabelStyleConfiguration.Icon: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

/// Title and icon; in places that the system decides, only one of them.
public struct DefaultLabelStyle {
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

public struct TitleAndIconLabelStyle {
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

public struct TitleOnlyLabelStyle {
    nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle {
    nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle {
        TitleAndIconLabelStyle()
    }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}
private struct LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    package var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// Points; nil for the default.
    package var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// Points; nil for the default.
    package var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return ModifiedView(self, environment: { $0.labelStyle = style })
    }

    /// The distance between a label's icon and its title, in points.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> ModifiedView {
        ModifiedView(self, environment: { $0.labelIconToTitleSpacing = value })
    }

    /// The width of a label's icon column, in points.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> ModifiedView {
        ModifiedView(self, environment: { $0.labelReservedIconWidth = value })
    }
}

/// The two columns of a label.
private struct TitleAndIcon {
    let configuration: LabelStyleConfiguration
}

extension TitleAndIcon: _PrimitiveView {
    func _resolve(in context: _ResolveContext) -> [Node] {
        let environment = context.environment
        let inside = context.inStack(along: .horizontal)
        let icon = configuration.icon.nodes(in: inside)
        let title = configuration.title.nodes(in: inside)
        guard let icon = context.grouped(icon), let title = context.grouped(title) else {
            return icon + title
        }
        let layout = LabelLayout(
            iconWidth: environment.labelReservedIconWidth ?? environment.resolvedFont.size,
            spacing: environment.labelIconToTitleSpacing ?? LabelLayout.defaultSpacing)
        return [
            Node(
                .container(layout, [icon, title], .stacked), name: "Label",
                layoutDirection: environment.layoutDirection)
        ]
    }
}
