import Foundation
import Graphics

/// A node that has its place. Frames are in the widget's coordinates, points, origin top left.
package struct PlacedNode {
    package enum Content {
        case leaf(any Leaf)
        case children([PlacedNode], Node.Composition)
        indirect case effect(any Effect, PlacedNode)
    }

    package var name: String
    package var frame: CGRect
    package var traits: NodeTraits
    package var content: Content

    package init(name: String, frame: CGRect, traits: NodeTraits, content: Content) {
        self.name = name
        self.frame = frame
        self.traits = traits
        self.content = content
    }

    package var children: [PlacedNode] {
        switch content {
        case .leaf: []
        case .children(let children, _): children
        case .effect(_, let child): [child]
        }
    }
}

extension PlacedNode: CustomStringConvertible {
    /// One node a line, indented: name, identifier, frame.
    package var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        let label = traits.identifier.map { "\(name) “\($0)”" } ?? name
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
        return ["\(indent)\(label) (\(numbers.joined(separator: ", ")))"]
            + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    /// At most three decimals, none where there are none.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let thousandths = (value * 1000).rounded() + 0
        if thousandths == (thousandths / 1000).rounded(.towardZero) * 1000 {
            return String(Int(thousandths / 1000))
        }
        return String(Double(thousandths / 1000))
    }
}
