import Foundation
import Graphics

extension Font {
    /// Points by which `.leading(.tight)` and `.loose` change a line's pitch. Estimate; no figure
    /// has been published.
    fileprivate static let leadingStep: CGFloat = 2

    /// The font itself, once text size and surroundings are known.
    package func resolved(in environment: EnvironmentValues) -> FontSpec {
        var spec: FontSpec
        var emphasized: Weight = .bold
        switch base {
        case .textStyle(let style, let design, let weight):
            let row = style.row(at: environment.dynamicTypeSize)
            let weights = TextStyleTable.weights[style] ?? (.regular, .bold)
            emphasized = weights.emphasized
            spec = FontSpec(
                family: .system((design ?? .default).spec), size: row.size,
                weight: (weight ?? weights.regular).value, leading: row.leading)
        case .system(let size, let weight, let design):
            spec = FontSpec(
                family: .system((design ?? .default).spec), size: size,
                weight: (weight ?? .regular).value)
        case .custom(let name, let size, let style):
            let factor = style.map { style in
                style.row(at: environment.dynamicTypeSize).size / style.row(at: .large).size
            }
            spec = FontSpec(family: .named(name), size: size * (factor ?? 1))
        }
        for modifier in modifiers { modifier.apply(to: &spec, emphasized: emphasized) }
        if environment.legibilityWeight == .bold {
            spec.weight = min(spec.weight + 200, Weight.black.value)
        }
        return spec
    }
}

extension Font.Modifier {
    fileprivate func apply(to spec: inout FontSpec, emphasized: Font.Weight) {
        switch self {
        case .weight(let weight): spec.weight = weight.value
        case .bold: spec.weight = max(spec.weight, emphasized.value)
        case .italic: spec.isItalic = true
        case .width(let width): spec.width = 100 * (1 + Double(width.value))
        case .design(let design):
            if case .system = spec.family { spec.family = .system(design.spec) }
        case .monospacedDigit: spec.hasMonospacedDigits = true
        case .monospaced:
            if case .system = spec.family { spec.family = .system(.monospaced) }
        case .smallCaps(let letters): spec.smallCaps.formUnion(letters)
        case .scale(let scale): spec = spec.scaled(by: scale.factor)
        case .leading(let leading):
            guard let pitch = spec.leading else { return }
            switch leading {
            case .standard: break
            case .tight: spec.leading = pitch - Font.leadingStep
            case .loose: spec.leading = pitch + Font.leadingStep
            }
        }
    }
}

extension Text.Scale {
    /// The share of the font's size that `.secondary` leaves. Estimate; no figure has been
    /// published.
    private static let secondaryFactor: CGFloat = 0.8

    fileprivate var factor: CGFloat {
        self == .secondary ? Self.secondaryFactor : 1
    }
}

extension Font.TextStyle {
    package func row(at size: DynamicTypeSize) -> TextStyleTable.Row {
        TextStyleTable.rows[self]![size.rawValue]
    }
}

extension Font.Design {
    fileprivate var spec: FontSpec.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
