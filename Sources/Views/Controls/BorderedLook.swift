import Foundation
import Graphics
import LayoutEngine

/// A label on a shape of the tint.
struct BorderedLook {
    let label: AnyView
    let role: ButtonRole?
    let isProminent: Bool
}

extension BorderedLook: _PrimitiveView {
    func _resolve(in context: _ResolveContext) -> [Node] {
        let environment = context.environment
        let measures = ButtonMeasures(environment.controlSize, environment.systemPalette)
        let face =
            label
            .foregroundStyle(labelStyle(environment))
            .padding(.horizontal, measures.padding)
            .padding(.vertical, measures.verticalPadding)
            .frame(minHeight: measures.height)
            .background(backStyle(environment), in: shape(environment, measures))
        return face.nodes(
            in: context.with { if $0.font == nil { $0.font = measures.font } })
    }

    private func labelStyle(_ environment: EnvironmentValues) -> AnyShapeStyle {
        if !environment.isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
        return isProminent ? AnyShapeStyle(Color.white) : role.tint
    }

    private func backStyle(_ environment: EnvironmentValues) -> AnyShapeStyle {
        if !environment.isEnabled { return AnyShapeStyle(Color(system: .tertiarySystemFill)) }
        if !isProminent { return AnyShapeStyle(role.tint.opacity(ButtonMeasures.paleness)) }
        // Where label and shape are of one color, the shape must let the label be seen.
        return environment.isFlat
            ? AnyShapeStyle(role.tint.opacity(ButtonMeasures.flatProminence)) : role.tint
    }

    private func shape(_ environment: EnvironmentValues, _ measures: ButtonMeasures) -> AnyShape {
        switch environment.buttonBorderShape.kind {
        case .circle: AnyShape(Circle())
        case .capsule: AnyShape(Capsule())
        case .roundedRectangle(let radius):
            AnyShape(RoundedRectangle(cornerRadius: radius ?? measures.cornerRadius))
        case .automatic:
            environment.systemPalette == .ios26
                ? AnyShape(Capsule())
                : AnyShape(RoundedRectangle(cornerRadius: measures.cornerRadius))
        }
    }
}

/// Measures of bordered buttons in points. Of iOS 26 small, regular and large are measured (truth,
/// section 4): 6, 8 and 16 points above and below one line of subheadline, body and body; the other
/// sizes follow from their neighbours. Those of earlier releases are what UIKit's configurations are
/// commonly seen to have; no figure is published.
private struct ButtonMeasures {
    let height: CGFloat
    let padding: CGFloat
    var font: Font?
    var cornerRadius: CGFloat = 7

    init(_ size: ControlSize, _ palette: SystemPalette) {
        switch (palette, size) {
        case (.ios26, .mini): (height, padding, font) = (26, 9, .subheadline)
        case (.ios26, .small): (height, padding, font) = (30, 11, .subheadline)
        case (.ios26, .regular): (height, padding) = (36.33, 13.33)
        case (.ios26, .large): (height, padding) = (52.33, 21.33)
        case (.ios26, .extraLarge): (height, padding) = (64, 26)
        case (.ios18, .mini), (.ios18, .small): (height, padding, font) = (28, 10, .subheadline)
        case (.ios18, .regular): (height, padding) = (34.33, 12)
        case (.ios18, .large), (.ios18, .extraLarge):
            (height, padding, cornerRadius) = (50.33, 20, 12)
        }
    }

    /// What a label higher than one line keeps to the edges; an estimate.
    let verticalPadding: CGFloat = 5
    /// Opacity of the tint behind a bordered label; an estimate, as no figure is published.
    static let paleness = 0.15
    /// The same where a widget is drawn in flat colors; an estimate.
    static let flatProminence = 0.35
}

extension Optional where Wrapped == ButtonRole {
    /// Red for what destroys, the tint for all others.
    var tint: AnyShapeStyle {
        self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}
