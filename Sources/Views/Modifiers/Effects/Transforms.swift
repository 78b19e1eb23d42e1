import Foundation
import Graphics
import LayoutEngine

extension View {
    /// The view drawn turned, clockwise; the place it takes stays.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> ModifiedView {
        drawn(
            with: TransformEffect(CGAffineTransform(rotationAngle: angle.radians), anchor),
            name: "RotationEffect")
    }

    /// The view drawn larger or smaller; the place it takes stays.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ModifiedView {
        drawn(
            with: TransformEffect(CGAffineTransform(scaleX: x, y: y), anchor),
            name: "ScaleEffect")
    }

    nonisolated public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> ModifiedView { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

    nonisolated public func scaleEffect(
        _ s: CGFloat, anchor: UnitPoint = .center
    ) -> ModifiedView { scaleEffect(x: s, y: s, anchor: anchor) }

    /// The view drawn under an affine map whose origin is its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> ModifiedView {
        drawn(with: TransformEffect(transform, .topLeading), name: "TransformEffect")
    }

    /// The view drawn under a projection whose origin is its top left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedView {
        drawn(
            with: ProjectionEffect { transform.about($0.origin) }, name: "ProjectionEffect")
    }

    /// The view drawn turned in space.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the view the axis runs, in points.
    ///   - perspective: How near the eye is: the view's longer side away for 1, half of it for 2.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> ModifiedView {
        drawn(
            with: ProjectionEffect { frame in
                ProjectionTransform(
                    rotation: angle, axis: axis, anchor: anchor.point(in: frame),
                    anchorZ: anchorZ.isFinite ? anchorZ : 0,
                    perspective: perspective / max(frame.width, frame.height, 1))
            }, name: "Rotation3DEffect")
    }

    /// The view drawn for one layout direction, mirrored in another.
    nonisolated public func layoutDirectionBehavior(
        _ behavior: LayoutDirectionBehavior
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            guard case .mirrors(in: context.environment.layoutDirection) = behavior else {
                return node
            }
            return node.drawn(
                with: TransformEffect(CGAffineTransform(scaleX: -1, y: 1), .center),
                name: "LayoutDirectionBehavior")
        }
    }

    /// The view mirrored where the layout runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(
        _ enabled: Bool
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            guard enabled, context.environment.layoutDirection == .rightToLeft else {
                return node
            }
            return node.drawn(
                with: TransformEffect(CGAffineTransform(scaleX: -1, y: 1), .center), name: "Flip")
        }
    }
}

/// Draws under an affine map around a point of the frame.
struct TransformEffect: Effect {
    private let transform: CGAffineTransform
    private let anchor: UnitPoint

    /// Maps that hold anything that is no number change nothing.
    init(_ transform: CGAffineTransform, _ anchor: UnitPoint) {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        self.transform = numbers.allSatisfy(\.isFinite) ? transform : .identity
        self.anchor = anchor
    }

    func apply(to group: inout DisplayGroup, in frame: CGRect) {
        group.transform = transform(in: frame)
    }

    func transform(in frame: CGRect) -> CGAffineTransform {
        transform.about(anchor.point(in: frame))
    }
}

/// Draws under a map that may have perspective, found out where the frame is known.
struct ProjectionEffect: Effect {
    let projection: @Sendable (CGRect) -> ProjectionTransform

    /// Maps that hold anything that is no number change nothing. Without perspective, shapes and
    /// text stay outlines.
    func apply(to group: inout DisplayGroup, in frame: CGRect) {
        let projection = projection(frame)
        guard projection.isFinite else { return }
        if projection.isAffine {
            group.transform = projection.affine
        } else {
            group.projection = projection
        }
    }

    /// Without the perspective, which would leave views no rectangles.
    func transform(in frame: CGRect) -> CGAffineTransform {
        let projection = projection(frame)
        return projection.isFinite ? projection.affine : .identity
    }
}
