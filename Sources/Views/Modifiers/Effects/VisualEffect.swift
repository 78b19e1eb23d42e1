import Foundation
import Graphics
import LayoutEngine

/// Changes in how a view is drawn that may depend on its geometry.
public protocol VisualEffect: Sendable {
    var _steps: _VisualEffectSteps { get }
}

/// What a visual effect does, the first change first.
///
/// The name is public because effects' hidden requirement hands it on; nothing in it is.
public struct _VisualEffectSteps: Sendable {
    fileprivate var effects: [any Effect & Sendable] = []
}

/// No change, to begin with.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

private struct SteppedVisualEffect: VisualEffect {
    let _steps: _VisualEffectSteps
}

extension View {
    /// The view drawn as `effect` makes it of the view's geometry; the place it takes stays.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            let direction = context.environment.layoutDirection
            let waiting = WaitingVisualEffect { frame, surroundings in
                let proxy = GeometryProxy(
                    frame: frame, surroundings: surroundings, layoutDirection: direction)
                return effect(EmptyVisualEffect(), proxy)._steps
            }
            return node.drawn(with: waiting, name: "VisualEffect")
        }
    }
}

extension VisualEffect {
    private func then(_ effect: some Effect & Sendable) -> some VisualEffect {
        var steps = _steps
        steps.effects.append(effect)
        return SteppedVisualEffect(_steps: steps)
    }

    private func then(_ filter: Filter) -> some VisualEffect {
        then(GroupEffect { $0.filters = [filter] })
    }

    public func offset(_ offset: CGSize) -> some VisualEffect {
        then(
            TransformEffect(
                CGAffineTransform(translationX: offset.width, y: offset.height), .topLeading))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { then(TransformEffect(CGAffineTransform(scaleX: x, y: y), anchor)) }

    public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some VisualEffect { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

    public func scaleEffect(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> some VisualEffect { scaleEffect(x: scale, y: scale, anchor: anchor) }

    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        then(TransformEffect(CGAffineTransform(rotationAngle: angle.radians), anchor))
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(
            ProjectionEffect { frame in
                ProjectionTransform(
                    rotation: angle, axis: axis, anchor: anchor.point(in: frame),
                    anchorZ: anchorZ.isFinite ? anchorZ : 0,
                    perspective: perspective / max(frame.width, frame.height, 1))
            })
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(TransformEffect(transform, .topLeading))
    }

    public func opacity(_ opacity: Double) -> some VisualEffect {
        then(GroupEffect { $0.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) })
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(.blur(radius: max(radius, 0), isOpaque: opaque))
    }

    public func brightness(_ amount: Double) -> some VisualEffect {
        then(.colorMatrix(ColorMatrix.brightness(amount)))
    }

    public func contrast(_ amount: Double) -> some VisualEffect {
        then(.colorMatrix(ColorMatrix.contrast(amount)))
    }

    public func saturation(_ amount: Double) -> some VisualEffect {
        then(.colorMatrix(ColorMatrix.saturation(amount)))
    }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        then(.colorMatrix(ColorMatrix.saturation(1 - min(max(amount, 0), 1))))
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then(.colorMatrix(ColorMatrix.hueRotation(angle)))
    }
}

/// An effect before the view has its place.
private struct WaitingVisualEffect: Effect {
    let steps: @Sendable (CGRect, Surroundings) -> _VisualEffectSteps

    func apply(to group: inout DisplayGroup, in frame: CGRect) {}

    func placed(in frame: CGRect, _ surroundings: Surroundings) -> any Effect {
        SeveralEffects(effects: steps(frame, surroundings).effects)
    }
}

/// Effects one after the other, as one group: moved first, then filtered.
private struct SeveralEffects: Effect {
    let effects: [any Effect & Sendable]

    func apply(to group: inout DisplayGroup, in frame: CGRect) {
        var map = ProjectionTransform()
        for effect in effects {
            var next = DisplayGroup([])
            effect.apply(to: &next, in: frame)
            map = map.concatenating(next.projection ?? ProjectionTransform(next.transform))
            group.filters += next.filters
            group.opacity *= next.opacity
        }
        if map.isAffine { group.transform = map.affine } else { group.projection = map }
    }

    func transform(in frame: CGRect) -> CGAffineTransform {
        effects.reduce(.identity) { $0.concatenating($1.transform(in: frame)) }
    }
}
