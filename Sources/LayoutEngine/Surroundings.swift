import Foundation
import Graphics

/// What lies around a place in the picture: views that are made there may ask for it.
package struct Surroundings {
    /// A view around, in whose coordinates others may be told of their places.
    package struct Space {
        package var frame: CGRect
        package var transform: CGAffineTransform
    }

    /// The views around that bear a name.
    package var coordinateSpaces: [AnyHashable: Space] = [:]
    /// From the coordinates in which views are placed into those of the picture: what the effects
    /// around do.
    package var transform: CGAffineTransform = .identity
    package var safeArea: SafeArea?

    package init() {}
}

/// The part of a view that no bar covers, and the whole view.
package struct SafeArea {
    package var safe: CGRect
    package var whole: CGRect

    /// Points; nearer edges touch.
    private static let tolerance: CGFloat = 0.01

    /// `frame`, up to the whole view's edge where it touches that of the safe part.
    package func extending(
        _ frame: CGRect, over edges: Edge.Set, isRightToLeft: Bool
    ) -> CGRect {
        func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
            abs(first - second) <= Self.tolerance
        }
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        if edges.contains(.top), isNear(top, safe.minY) { top = min(top, whole.minY) }
        if edges.contains(.bottom), isNear(bottom, safe.maxY) { bottom = max(bottom, whole.maxY) }
        if edges.contains(isRightToLeft ? .trailing : .leading), isNear(left, safe.minX) {
            left = min(left, whole.minX)
        }
        if edges.contains(isRightToLeft ? .leading : .trailing), isNear(right, safe.maxX) {
            right = max(right, whole.maxX)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Where content that waits for its size comes to lie.
package struct DeferredPlace {
    /// In the widget's coordinates.
    package var frame: CGRect
    package var surroundings: Surroundings
    /// What lies beside it in its container, for content that waits for that.
    package var siblings: [PlacedNode]
}
