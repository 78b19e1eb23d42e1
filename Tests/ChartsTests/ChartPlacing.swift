import Charts
import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Views

extension PlacedNode {
    /// All nodes of a name, outermost first.
    func all(_ name: String) -> [PlacedNode] {
        (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
    }

    func first(_ name: String) -> PlacedNode? { all(name).first }

    /// What is written, in order.
    var texts: [(string: String, frame: CGRect)] {
        leaves.compactMap { leaf, frame in
            leaf.describe(in: frame, context: layoutContext).text.map { ($0.string, frame) }
        }
    }

    /// The outlines that are filled, in the picture's coordinates.
    func fills(_ name: String) -> [Path] {
        all(name).flatMap(\.items).flatMap { $0.fills(.identity) }
    }

    func strokes(_ name: String) -> [Path] {
        all(name).flatMap(\.items).flatMap { $0.strokes(.identity) }
    }

    /// The boxes of the shapes within each outline.
    func boxes(_ name: String) -> [CGRect] {
        fills(name).flatMap(\.subpaths).map(\.boundingRect)
    }
}

extension DisplayItem {
    func fills(_ transform: CGAffineTransform) -> [Path] {
        switch self {
        case .fill(let path, _, _): [path.applying(transform)]
        case .group(let group):
            group.items.flatMap { $0.fills(group.transform.concatenating(transform)) }
        default: []
        }
    }

    func strokes(_ transform: CGAffineTransform) -> [Path] {
        switch self {
        case .stroke(let path, _, _): [path.applying(transform)]
        case .group(let group):
            group.items.flatMap { $0.strokes(group.transform.concatenating(transform)) }
        default: []
        }
    }
}

extension Path {
    var subpaths: [Path] {
        var paths: [Path] = []
        forEach { element in
            switch element {
            case .move(let to):
                paths.append(Path())
                paths[paths.count - 1].move(to: to)
            case .line(let to): paths[paths.count - 1].addLine(to: to)
            case .quadCurve(let to, let control):
                paths[paths.count - 1].addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2):
                paths[paths.count - 1].addCurve(to: to, control1: control1, control2: control2)
            case .closeSubpath: paths[paths.count - 1].closeSubpath()
            }
        }
        return paths
    }
}

func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.01 }

func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
        && isNear(left.width, right.width) && isNear(left.height, right.height)
}
