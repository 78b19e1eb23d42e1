import Foundation
import Graphics
import LayoutEngine

/// Turns a placed tree into a list of things to paint, back to front.
struct Recorder {
    let context: LayoutContext
    /// Flat colors in which views are drawn instead of their own.
    var groupColors: GroupColors?

    /// - Parameter opacity: Of views around the node. It reaches each leaf by itself, so that leaves
    ///   which overlap shine through each other, unless something between them makes the views one
    ///   picture first: `compositingGroup()`, a filter, a blend mode or a mask. SwiftUI does so;
    ///   UIKit's alpha fades a view as a whole.
    /// - Parameter isAccented: Whether a view around the node belongs to the accent group.
    func record(
        _ node: PlacedNode, opacity: Double = 1, isAccented: Bool = false
    ) -> [DisplayItem] {
        if opacity == 0 { return [] }
        let isAccented = isAccented || node.traits.isAccentable
        switch node.content {
        case .leaf(let leaf):
            let items = leaf.display(in: node.frame, context: context)
            return fade(flatten(items, isAccented), opacity)
        case .children(let children, .stacked):
            return backToFront(children).flatMap {
                record($0, opacity: opacity, isAccented: isAccented)
            }
        case .children(let children, .masked):
            guard let content = children.first else { return [] }
            var group = DisplayGroup(record(content, isAccented: isAccented))
            group.mask = children.dropFirst().flatMap { record($0) }
            group.opacity = opacity
            return [.group(group)]
        case .effect(let effect, let child):
            var group = DisplayGroup([])
            effect.apply(to: &group, in: node.frame)
            if group.makesOnePicture {
                group.opacity *= opacity
                group.items = record(child, isAccented: isAccented)
            } else {
                let inner = group.opacity * opacity
                group.opacity = 1
                group.items = record(child, opacity: inner, isAccented: isAccented)
            }
            if group.items.isEmpty || group.isTransparent { return [] }
            return group == DisplayGroup(group.items) ? group.items : [.group(group)]
        }
    }

    /// In the color of its group, as opaque as the items are.
    private func flatten(_ items: [DisplayItem], _ isAccented: Bool) -> [DisplayItem] {
        guard let groupColors, !items.isEmpty else { return items }
        let color = isAccented ? groupColors.accent : groupColors.primary
        var group = DisplayGroup(items)
        group.filters = [
            .colorMatrix([
                0, 0, 0, 0, color.red,
                0, 0, 0, 0, color.green,
                0, 0, 0, 0, color.blue,
                0, 0, 0, color.alpha, 0,
            ])
        ]
        return [.group(group)]
    }

    private func fade(_ items: [DisplayItem], _ opacity: Double) -> [DisplayItem] {
        guard opacity < 1, !items.isEmpty else { return items }
        var group = DisplayGroup(items)
        group.opacity = opacity
        return [.group(group)]
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
    /// Whether what is in the group is painted together before it is seen.
    fileprivate var makesOnePicture: Bool {
        isIsolated || !filters.isEmpty || mask != nil || blendMode != .normal
    }

    /// Whether nothing of the group is seen.
    fileprivate var isTransparent: Bool {
        opacity == 0 && (blendMode == .normal || blendMode == .sourceAtop)
    }
}
