import Foundation
import Graphics
import LayoutEngine

/// Decides how buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// A button's label, for its style.
public struct ButtonStyleConfiguration {
    public struct Label { let content: AnyView }

    public let role: ButtonRole?
    public let label: Label
    /// Nobody touches a picture.
    public let isPressed = false
}

extension ButtonStyleConfiguration.Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

/// Decides how buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button's label and action, for its primitive style.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label { let content: AnyView }

    public let role: ButtonRole?
    public let label: Label
    /// Does nothing in a still picture.
    public func trigger() {}
}

extension PrimitiveButtonStyleConfiguration.Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

/// What a button is without a style: in widgets, bordered.
public struct DefaultButtonStyle {
    nonisolated public init() {}

    /// Bordered buttons are what widgets of iOS 17 show (views.json, button, low confidence).
    @MainActor
    static func look(of button: ButtonContent) -> some View {
        BorderedLook(label: button.label, role: button.role, isProminent: false)
    }
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLook(
            label: AnyView(configuration.label), role: configuration.role, isProminent: false)
    }
}

/// The label alone.
public struct PlainButtonStyle {
    nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle {
    nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessLabel(configuration: configuration)
    }
}

/// The label in the tint on a pale shape of the same.
public struct BorderedButtonStyle {
    nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLook(
            label: AnyView(configuration.label), role: configuration.role, isProminent: false)
    }
}

/// The label in white on a shape of the tint.
public struct BorderedProminentButtonStyle {
    nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLook(
            label: AnyView(configuration.label), role: configuration.role, isProminent: true)
    }
}

private struct BorderlessLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.foregroundStyle(
            isEnabled ? configuration.role.tint : AnyShapeStyle(Color(system: .tertiaryLabel)))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

private struct ButtonStylesKey: EnvironmentKey {
    static var defaultValue: [@MainActor (ButtonContent) -> AnyView] { [] }
}
private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// Outermost first; the last one decides.
    var buttonStyles: [@MainActor (ButtonContent) -> AnyView] {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

/// How much room controls take.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The shape behind a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return addingButtonStyle { button in
            AnyView(
                style.makeBody(
                    configuration: .init(role: button.role, label: .init(content: button.label))))
        }
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return addingButtonStyle { button in
            AnyView(
                style.makeBody(
                    configuration: .init(role: button.role, label: .init(content: button.label))))
        }
    }

    nonisolated private func addingButtonStyle(
        _ style: @escaping @MainActor (ButtonContent) -> AnyView
    ) -> ModifiedView {
        ModifiedView(self, environment: { $0.buttonStyles.append(style) })
    }

    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedView {
        ModifiedView(self, environment: { $0.buttonBorderShape = shape })
    }

    nonisolated public func controlSize(_ controlSize: ControlSize) -> ModifiedView {
        ModifiedView(self, environment: { $0.controlSize = controlSize })
    }
}
