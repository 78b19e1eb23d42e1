import Foundation
import Graphics
import LayoutEngine

/// A map of a view that depends on its size. The place the view takes stays.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map, in coordinates whose origin is the view's top left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static func _nodes(
        of modifier: Self, applyingTo content: @escaping @MainActor (_ResolveContext) -> [Node],
        in context: _ResolveContext
    ) -> [Node] {
        var modifier = modifier
        DynamicProperties.update(&modifier, in: context)
        let effect = WaitingGeometryEffect(base: modifier, movesGeometry: true)
        return content(context).map {
            $0.drawn(with: effect, name: String(describing: Self.self))
        }
    }

    /// The effect, of which views within are told nothing.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// An effect of which views within are told nothing: their frames are as without it.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    fileprivate let base: Base
}

extension _IgnoredByLayoutEffect: ViewModifier {
    public typealias Body = Never

    public static func _nodes(
        of modifier: Self, applyingTo content: @escaping @MainActor (_ResolveContext) -> [Node],
        in context: _ResolveContext
    ) -> [Node] {
        var base = modifier.base
        DynamicProperties.update(&base, in: context)
        let effect = WaitingGeometryEffect(base: base, movesGeometry: false)
        return content(context).map {
            $0.drawn(with: effect, name: String(describing: Base.self))
        }
    }
}

/// A user's effect, before the view has its size.
private struct WaitingGeometryEffect<Base: GeometryEffect>: Effect {
    let base: Base
    let movesGeometry: Bool

    func apply(to group: inout DisplayGroup, in frame: CGRect) {}

    func placed(in frame: CGRect, _ surroundings: Surroundings) -> any Effect {
        nonisolated(unsafe) let this = self
        // Layout runs where views are resolved.
        let value = MainActor.assumeIsolated { this.base.effectValue(size: frame.size) }
        return PlacedGeometryEffect(value: value, movesGeometry: movesGeometry)
    }
}

private struct PlacedGeometryEffect: Effect {
    let value: ProjectionTransform
    let movesGeometry: Bool

    private var drawing: ProjectionEffect {
        ProjectionEffect { [value] frame in value.about(frame.origin) }
    }

    func apply(to group: inout DisplayGroup, in frame: CGRect) {
        drawing.apply(to: &group, in: frame)
    }

    func transform(in frame: CGRect) -> CGAffineTransform {
        movesGeometry ? drawing.transform(in: frame) : .identity
    }
}
