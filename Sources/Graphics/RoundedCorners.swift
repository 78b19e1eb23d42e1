import Foundation

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter ellipses.
    case circular
    /// Apple's corner, whose curvature rises and falls smoothly.
    case continuous
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// Builds rounded rectangles, clockwise from the left end of the top edge.
///
/// The continuous corner is what SwiftUI's own `Path` prints (truth, section 6). In units of the
/// radius, from the vertical to the horizontal edge, with the corner at the origin:
///
///     (0, 1.528665) C (0, 1.088490) (0, 0.868407) (0.074911, 0.631494)
///                   C (0.169060, 0.372824) (0.372824, 0.169060) (0.631494, 0.074911)
///                   C (0.868407, 0) (1.088490, 0) (1.528665, 0)
///
/// Where a side is shorter than two leads of 1.528665 radii, the leads on that axis shrink towards
/// one radius; the middle curve stays.
struct RoundedCorners {
    let rect: CGRect
    /// Clockwise from the top left.
    private let corners: [CGSize]
    private let style: RoundedCornerStyle

    init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        let rect = rect.standardized
        let size = CGSize(
            width: min(cornerSize.width, rect.width / 2),
            height: min(cornerSize.height, rect.height / 2))
        // One radius that is too large for the short side is cut on both axes alike.
        let isCircle = cornerSize.width == cornerSize.height
        let side = min(size.width, size.height)
        let corner = isCircle ? CGSize(width: side, height: side) : size
        self.rect = rect
        corners = Array(repeating: corner, count: 4)
        self.style = style
    }

    init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        self.rect = rect
        corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
            .map { radius in
                let side = radius > 0 ? min(radius, limit) : 0
                return CGSize(width: side, height: side)
            }
        self.style = style
    }

    var elements: [Path.Element] {
        let origins = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let signs: [(x: CGFloat, y: CGFloat)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
        var result: [Path.Element] = []
        for index in 0..<4 {
            let (origin, sign) = (origins[index], signs[index])
            var points = cornerPoints(corners[index])
            // The curve runs from the vertical to the horizontal edge; every other corner is
            // entered from the horizontal one.
            if index % 2 == 1 { points.reverse() }
            let placed = points.map {
                CGPoint(x: origin.x + sign.x * $0.x, y: origin.y + sign.y * $0.y)
            }
            result.append(index == 0 ? .move(to: placed[0]) : .line(to: placed[0]))
            for start in stride(from: 1, to: placed.count, by: 3) {
                result.append(
                    .curve(
                        to: placed[start + 2], control1: placed[start],
                        control2: placed[start + 1]))
            }
        }
        return result + [.closeSubpath]
    }

    /// The curve's points with the corner at the origin and both edges along positive axes.
    private func cornerPoints(_ corner: CGSize) -> [CGPoint] {
        guard corner.width > 0, corner.height > 0 else { return [.zero] }
        switch style {
        case .circular:
            let reach = 1 - 0.5522847498  // 4/3·(√2 − 1): the cubic nearest to a quarter circle
            return [
                CGPoint(x: 0, y: corner.height), CGPoint(x: 0, y: corner.height * reach),
                CGPoint(x: corner.width * reach, y: 0), CGPoint(x: corner.width, y: 0),
            ]
        case .continuous:
            let horizontal = Lead(radius: corner.width, side: rect.width)
            let vertical = Lead(radius: corner.height, side: rect.height)
            let (w, h) = (corner.width, corner.height)
            return [
                CGPoint(x: 0, y: vertical.end), CGPoint(x: 0, y: vertical.outer),
                CGPoint(x: 0, y: vertical.inner), CGPoint(x: 0.074911 * w, y: 0.631494 * h),
                CGPoint(x: 0.169060 * w, y: 0.372824 * h),
                CGPoint(x: 0.372824 * w, y: 0.169060 * h),
                CGPoint(x: 0.631494 * w, y: 0.074911 * h), CGPoint(x: horizontal.inner, y: 0),
                CGPoint(x: horizontal.outer, y: 0), CGPoint(x: horizontal.end, y: 0),
            ]
        }
    }

    /// How far along an edge the corner reaches, and where its outer curve's controls lie.
    private struct Lead {
        let end: CGFloat
        let outer: CGFloat
        let inner: CGFloat

        init(radius: CGFloat, side: CGFloat) {
            let room = (side - 2 * radius) / (2 * radius * 0.528665)
            let t = min(max(room, 0), 1)
            end = (1 + 0.528665 * t) * radius
            outer = (0.96 + 0.12849 * t) * radius
            inner = (0.82 + 0.048407 * t) * radius
        }
    }
}
