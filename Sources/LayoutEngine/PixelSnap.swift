import Foundation

/// Rounds what is drawn to whole device pixels. Layout keeps fractions; only drawing is rounded
/// (truth, rule 33), so that errors never add up.
package enum PixelSnap {
    package static func snap(_ node: PlacedNode, scale: CGFloat) -> PlacedNode {
        var result = node
        result.frame = snap(node.frame, scale: scale)
        switch node.content {
        case .leaf: break
        case .children(let children, let composition):
            result.content = .children(children.map { snap($0, scale: scale) }, composition)
        case .effect(let effect, let child):
            result.content = .effect(effect, snap(child, scale: scale))
        }
        return result
    }

    /// Each edge goes to the nearest pixel, so that neighbours that touched still touch.
    package static func snap(_ frame: CGRect, scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat {
            // Halves go up, and a hair below a half counts as one: thirds of a point are inexact.
            ((value * scale) + 0.5 + 1e-6).rounded(.down) / scale
        }
        let (left, top) = (round(frame.minX), round(frame.minY))
        return CGRect(
            x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
    }
}
