import Foundation
import Graphics

/// What a gauge is drawn in: its tint, of which a gradient follows the gauge from its least value to
/// its largest.
struct GaugeTint: ShapeStyle {
    enum Sweep {
        case bar
        /// From `start` clockwise.
        case ring(start: Angle, degrees: Double)
    }

    let sweep: Sweep
    /// Without a tint, accessories are in the foreground's color and others in the accent color (low
    /// confidence: seen on lock screens, no figure is published).
    let isAccessory: Bool

    func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        let isUntinted = isAccessory && context.environment.tintStyle == nil
        var style =
            isUntinted
            ? HierarchicalShapeStyle.primary._style(level: level, in: context)
            : TintShapeStyle()._style(level: level, in: context)
        guard let ramp = style.pattern.ramp else { return style }
        switch sweep {
        case .bar:
            style.pattern = .linear(
                ramp, start: context.leadingPoint, end: context.trailingPoint)
        case .ring(let start, let degrees):
            style.pattern = .angular(
                ramp, center: .center, start: start, end: start + .degrees(degrees))
        }
        return style
    }
}

extension _ResolveContext {
    fileprivate var leadingPoint: UnitPoint {
        environment.layoutDirection == .leftToRight ? .leading : .trailing
    }
    fileprivate var trailingPoint: UnitPoint {
        environment.layoutDirection == .leftToRight ? .trailing : .leading
    }
}

extension _ResolvedStyle.Pattern {
    /// The colors of a gradient, whatever its form.
    fileprivate var ramp: GradientRamp? {
        switch self {
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _),
            .angular(let ramp, _, _, _):
            ramp
        case .color, .mesh, .image, .material: nil
        }
    }
}
