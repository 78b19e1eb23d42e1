import Foundation
import Graphics
import LayoutEngine

/// Turns a placed tree into a list of things to paint, back to front.
struct Recorder {
    let context: LayoutContext

    func record(_ node: PlacedNode) -> [DisplayItem] {
        switch node.content {
        case .leaf(let leaf):
            return leaf.display(in: node.frame, context: context)
        case .children(let children, .stacked):
            return backToFront(children).flatMap(record)
        case .children(let children, .masked):
            guard let content = children.first else { return [] }
            var group = DisplayGroup(record(content))
            group.mask = children.dropFirst().flatMap(record)
            return [.group(group)]
        case .effect(let effect, let child):
            let items = record(child)
            if items.isEmpty { return [] }
            var group = DisplayGroup(items)
            effect.apply(to: &group, in: node.frame)
            return group.isTransparent ? [] : group == DisplayGroup(items) ? items : [.group(group)]
        }
    }

    /// Order of appearance, unless `zIndex` says otherwise.
    private func backToFront(_ nodes: [PlacedNode]) -> [PlacedNode] {
        guard nodes.contains(where: { $0.traits.zIndex != 0 }) else { return nodes }
        return nodes.enumerated().sorted { left, right in
            let (first, second) = (left.element.traits.zIndex, right.element.traits.zIndex)
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)
    }
}

extension DisplayGroup {
    /// Whether nothing of the group is seen.
    fileprivate var isTransparent: Bool {
        opacity == 0 && (blendMode == .normal || blendMode == .sourceAtop)
    }
}
