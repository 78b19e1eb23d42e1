import Foundation
import Graphics
import LayoutEngine

/// Something that is on or off.
public struct Toggle<Label: View> {
    private let isOn: Bool
    private let label: Label

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, label: label)
    }

    /// For actions that this module does not know, such as intents.
    nonisolated package init(isOn: Bool, label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle a style is given, for styles that only change it from outside.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn) { configuration.label }
    }
}

extension Toggle: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: isOn)
        let styles = context.environment.toggleStyles
        guard let style = styles.last else {
            return DefaultToggleStyle().makeBody(configuration: configuration).nodes(in: context)
        }
        return style(configuration)
            .nodes(in: context.with { $0.toggleStyles = styles.dropLast() })
    }
}

/// Decides how toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle's state and label, for its style.
public struct ToggleStyleConfiguration {
    public struct Label { let content: AnyView }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed = false

    init(label: Label, isOn: Bool) {
        self.label = label
        _isOn = .constant(isOn)
    }
}

extension ToggleStyleConfiguration.Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

/// What a toggle is without a style: in widgets, button-like (views.json, switch_control, low
/// confidence).
public struct DefaultToggleStyle {
    nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button, filled with the tint where it is on.
public struct ButtonToggleStyle {
    nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(role: nil) { configuration.label }
        if configuration.isOn {
            button.buttonStyle(.borderedProminent)
        } else {
            button.buttonStyle(.bordered)
        }
    }
}

/// A label with a switch at its end.
public struct SwitchToggleStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Switch(isOn: configuration.isOn, tint: tint)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct ToggleStylesKey: EnvironmentKey {
    static var defaultValue: [@MainActor (ToggleStyleConfiguration) -> AnyView] { [] }
}

extension EnvironmentValues {
    /// Outermost first; the last one decides.
    var toggleStyles: [@MainActor (ToggleStyleConfiguration) -> AnyView] {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return ModifiedView(
            self,
            environment: { $0.toggleStyles.append { AnyView(style.makeBody(configuration: $0)) } })
    }
}

/// The switch itself: 51 × 31 before iOS 26, 63 × 28 since (truth, section 4). The thumb and its
/// shadow, which stays on the track, are those of the former.
private struct Switch: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.self) private var environment

    /// Green unless tinted, whatever the accent color.
    private var onStyle: AnyShapeStyle {
        let style =
            tint.map { AnyShapeStyle($0) } ?? environment.tintStyle ?? AnyShapeStyle(Color.green)
        // The thumb is of the same color then.
        return environment.isFlat ? AnyShapeStyle(style.opacity(Self.flatProminence)) : style
    }

    private static let shadowOpacity = 0.107
    /// An estimate.
    private static let disabledOpacity = 0.5
    /// Of the track where a widget is drawn in flat colors; an estimate.
    private static let flatProminence = 0.35

    var body: some View {
        let isRecent = environment.systemPalette == .ios26
        let track = isRecent ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
        // The thumb keeps 2 points from the track; that of iOS 26 is longer than high (an estimate).
        let knob = CGSize(
            width: isRecent ? 39 : track.height - 4, height: track.height - 4)
        Capsule()
            .fill(isOn ? onStyle : AnyShapeStyle(FillShapeStyle()))
            .frame(width: track.width, height: track.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule().fill(.white).frame(width: knob.width, height: knob.height)
                    .shadow(color: .black.opacity(Self.shadowOpacity), radius: 3, y: 3).padding(2)
            }
            .clipShape(Capsule())
            .opacity(environment.isEnabled ? 1 : Self.disabledOpacity)
    }
}
