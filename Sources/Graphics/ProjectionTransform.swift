import Foundation

/// A 3 × 3 map of the plane in Core Graphics' row-vector convention: a point (x, y, 1) times the
/// matrix, divided by its third component.
public struct ProjectionTransform: Hashable, Sendable {
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

    package init(rows: [[CGFloat]]) {
        (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
        (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
        (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
    }

    /// A turn in space about an axis through `anchor`, seen from the front.
    ///
    /// The eye is at `distance` before the anchor: two public re-implementations of SwiftUI that
    /// were compared with it agree that this is the longer side divided by the perspective.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the plane the axis runs.
    ///   - perspective: The inverse of the eye's distance; 0 for none.
    package init(
        rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint,
        anchorZ: CGFloat, perspective: CGFloat
    ) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite, perspective.isFinite else {
            return
        }
        // Rodrigues' formula.
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let t = 1 - c
        // Where the turned units along x, y and z point.
        let alongX = (c + x * x * t, y * x * t + z * s, z * x * t - y * s)
        let alongY = (x * y * t - z * s, c + y * y * t, z * y * t + x * s)
        let alongZ = (x * z * t + y * s, y * z * t - x * s, c + z * z * t)
        (m11, m12, m13) = (alongX.0, alongX.1, -alongX.2 * perspective)
        (m21, m22, m23) = (alongY.0, alongY.1, -alongY.2 * perspective)
        (m31, m32, m33) = (
            -alongZ.0 * anchorZ, -alongZ.1 * anchorZ, 1 + alongZ.2 * anchorZ * perspective
        )
        self = about(anchor)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map with `point` for its origin.
    package func about(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
            .concatenating(self)
            .concatenating(
                ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }

    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        let (left, right) = (rows, other.rows)
        var product: [[CGFloat]] = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
        for i in 0..<3 {
            for j in 0..<3 {
                for k in 0..<3 { product[i][j] += left[i][k] * right[k][j] }
            }
        }
        return ProjectionTransform(rows: product)
    }

    private var rows: [[CGFloat]] {
        [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
            + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the map by the one back; false, and nothing is changed, where there is none.
    public mutating func invert() -> Bool {
        let d = determinant
        guard d.isFinite, abs(d) > 1e-15 else { return false }
        let first = [
            m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
        ]
        let second = [
            m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
        ]
        let third = [
            m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
        ]
        self = ProjectionTransform(rows: [first, second, third].map { row in row.map { $0 / d } })
        return true
    }

    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    package var isFinite: Bool { rows.joined().allSatisfy(\.isFinite) }

    /// The map without perspective.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// Where a point comes to lie; nil where that is behind the eye.
    package func image(of point: CGPoint) -> CGPoint? {
        let w = point.x * m13 + point.y * m23 + m33
        guard w > 1e-9 else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w,
            y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// The box around a rectangle's image; nil where a part of it is behind the eye.
    package func bounds(of rect: CGRect) -> CGRect? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].compactMap(image)
        guard corners.count == 4 else { return nil }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
}

extension CGPoint {
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(
            x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
    }
}
