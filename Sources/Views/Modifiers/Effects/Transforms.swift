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

    /// The view drawn under a projection whose origin is its top left corner. Perspective is left
    /// out, which a finding says.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedView {
        ModifiedView(self) { node, _ in
            var node = node.drawn(
                with: TransformEffect(transform.affine, .topLeading), name: "ProjectionEffect")
            if !transform.isAffine { node.traits.findings.append(.perspectiveLeftOut) }
            return node
        }
    }

    /// The view drawn turned in space, seen from the front without perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> ModifiedView {
        ModifiedView(self) { node, _ in
            var node = node.drawn(
                with: TransformEffect(Rotation3D(angle, axis).shadow, anchor),
                name: "Rotation3DEffect")
            if perspective != 0, axis.x != 0 || axis.y != 0 {
                node.traits.findings.append(.perspectiveLeftOut)
            }
            return node
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
private struct TransformEffect: Effect {
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
        group.transform = transform.about(anchor.point(in: frame))
    }
}

/// A rotation in space about an axis through the origin.
private struct Rotation3D {
    /// What it does to the plane of the screen, seen from the front.
    let shadow: CGAffineTransform

    init(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else {
            shadow = .identity
            return
        }
        // Rodrigues' formula; only the part that maps x and y to x and y is seen.
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        shadow = CGAffineTransform(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s,
            c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
    }
}

/// A 3 × 3 map of the plane in Core Graphics' row-vector convention.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    fileprivate var affine: CGAffineTransform {
        let w = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
    }
}

extension Finding {
    fileprivate static let perspectiveLeftOut = Finding(
        rule: "no-perspective", severity: .note,
        message: "A turn in space is drawn without perspective.")
}
