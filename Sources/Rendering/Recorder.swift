import Foundation
import Graphics
import LayoutEngine

/// Turns a placed tree into a list of things to paint, back to front.
struct Recorder {
    let context: LayoutContext
    /// Flat colors in which views are drawn instead of their own.
    var groups: GroupColors?

    /// - Parameter opacity: Of views around the node. It reaches each leaf by itself, so that leaves
    ///   which overlap shine through each other, unless something between them makes the views one
    ///   picture first: `compositingGroup()`, a filter, a blend mode or a mask. SwiftUI does so;
    ///   UIKit's alpha fades a view as a whole.
    /// - Parameter group: What views around the node say about it.
    func record(
        _ node: PlacedNode, opacity: Double = 1, group: AccentGroup = AccentGroup()
    ) -> [DisplayItem] {
        if opacity == 0 { return [] }
        let accent = group.joined(by: node.traits)
        switch node.content {
        case .leaf(let leaf):
            let items = leaf.display(in: node.frame, context: context)
            return fade(flatten(items, accent), opacity)
        case .children(let children, .stacked):
            return backToFront(children).flatMap {
                record($0, opacity: opacity, group: accent)
            }
        case .children(let children, .masked):
            guard let content = children.first else { return [] }
            var group = DisplayGroup(record(content, group: accent))
            group.mask = children.dropFirst().flatMap { record($0) }
            group.opacity = opacity
            return [.group(group)]
        case .effect(let effect, let child):
            var group = DisplayGroup([])
            effect.apply(to: &group, in: node.frame)
            if group.makesOnePicture {
                group.opacity *= opacity
                group.items = record(child, group: accent)
            } else {
                let inner = group.opacity * opacity
                group.opacity = 1
                group.items = record(child, opacity: inner, group: accent)
            }
            if group.items.isEmpty || group.isTransparent { return [] }
            return group == DisplayGroup(group.items) ? group.items : [.group(group)]
        }
    }

    /// In the color of its group.
    private func flatten(_ items: [DisplayItem], _ accent: AccentGroup) -> [DisplayItem] {
        guard let groups, !items.isEmpty else { return items }
        let filters = accent.filters(groups)
        if filters.isEmpty { return items }
        var group = DisplayGroup(items)
        group.filters = filters
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
        isIsolated || !filters.isEmpty || mask != nil || blendMode != .normal || projection != nil
    }

    /// Whether nothing of the group is seen.
    fileprivate var isTransparent: Bool {
        opacity == 0 && (blendMode == .normal || blendMode == .sourceAtop)
    }
}
