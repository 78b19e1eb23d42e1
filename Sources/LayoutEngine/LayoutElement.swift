import Foundation
import Graphics

/// One node during one pass: its remembered sizes and, in the end, its place.
///
/// Caching lives here, around the layouts, so that they stay plain algorithms.
final class LayoutElement {
    struct Placement {
        let origin: CGPoint
        let size: CGSize
        let proposal: ProposedViewSize
        private(set) var isDiscarded = false

        /// Points. No place is farther off, no view larger: infinity has no middle, and what is no
        /// number has no place.
        private static let farthest: CGFloat = 1e6

        init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
            func place(_ value: CGFloat) -> CGFloat {
                value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
            }
            self.origin = CGPoint(x: place(origin.x), y: place(origin.y))
            self.size = CGSize(width: place(size.width), height: place(size.height))
            self.proposal = proposal
        }

        static let discarded: Placement = {
            var placement = Placement(origin: .zero, size: .zero, proposal: .zero)
            placement.isDiscarded = true
            return placement
        }()
    }

    let node: Node
    let context: LayoutContext
    private(set) var children: [LayoutElement] = []
    /// A container's layout, a leaf, or deferred content: what the node is, taken apart once. None
    /// of them for an effect, which is what its child is.
    private let box: LayoutBox?
    private let leaf: (any Leaf)?
    private let deferred: (any DeferredContent)?
    let priority: Double

    /// Set by `LayoutSubview.place`, read by the container right after.
    var pendingPlacement: Placement?

    /// Whether a guide for an edge or the middle may be set anywhere below: rarely so, and then
    /// nothing needs to be placed to look for it.
    private let definesGuides: Bool

    private var sizes = RememberedSizes()
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    private var rememberedSpacing: ViewSpacing?
    private var rememberedPlacements:
        (size: CGSize, proposal: ProposedViewSize, placements: [Placement])?

    /// More proposals than this are rare: on each axis a stack asks for nothing, all, the ideal
    /// and its share.
    private static let rememberedCount = 24

    init(_ node: Node, context: LayoutContext) {
        self.node = node
        self.context = context
        switch node.kind {
        case .container(let layout, let nodes, _):
            (box, leaf, deferred) = (makeLayoutBox(layout), nil, nil)
            children = nodes.map { LayoutElement($0, context: context) }
        case .effect(_, let child):
            (box, leaf, deferred) = (nil, nil, nil)
            children = [LayoutElement(child, context: context)]
        case .leaf(let leaf): (box, self.leaf, deferred) = (nil, leaf, nil)
        case .deferred(let deferred): (box, leaf, self.deferred) = (nil, nil, deferred)
        }
        priority = node.layoutPriority
        definesGuides = (box?.definesGuides ?? false) || children.contains { $0.definesGuides }
    }

    // MARK: Size

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = sanitized(measure(proposal))
        sizes[proposal] = size
        return size
    }

    private func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let box {
            return box.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(of: self))
        }
        if let leaf { return leaf.sizeThatFits(proposal, in: context) }
        if let deferred { return deferred.sizeThatFits(proposal) }
        return children[0].sizeThatFits(proposal)
    }

    /// No layout may hand on what is not a length.
    private func sanitized(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(value, 0) }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    // MARK: Guides and spacing

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size, of: self, proposal: proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if key.isEdgeOrCenter, !definesGuides { return nil }
        for entry in guides where entry.proposal == proposal && entry.key == key {
            return entry.value
        }
        let value = findGuide(key, size: size, proposal: proposal)
        if guides.count == Self.rememberedCount { guides.removeFirst() }
        guides.append((key, proposal, value))
        return value
    }

    private func findGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if let box {
            return box.explicitAlignment(
                of: key, in: CGRect(origin: .zero, size: size), proposal: proposal,
                subviews: LayoutSubviews(of: self))
        }
        if let leaf {
            return leaf.explicitGuide(key, proposal: proposal, size: size, in: context)
        }
        return children.first?.explicitGuide(key, size: size, proposal: proposal)
    }

    /// The guides that children set explicitly, where they will lie, combined by the guide's rule.
    func combinedGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let placements = placements(size: size, proposal: proposal)
        var values: [CGFloat] = []
        for (child, placement) in zip(children, placements) where !placement.isDiscarded {
            guard
                let value = child.explicitGuide(
                    key, size: placement.size, proposal: placement.proposal)
            else { continue }
            values.append(value + placement.origin[key.axis])
        }
        return key.combine(values)
    }

    var spacing: ViewSpacing {
        if let rememberedSpacing { return rememberedSpacing }
        let spacing =
            box?.spacing(subviews: LayoutSubviews(of: self))
            ?? leaf?.spacing(in: context) ?? children.first?.spacing ?? ViewSpacing()
        rememberedSpacing = spacing
        return spacing
    }

    // MARK: Place

    /// Where the children lie in a box of `size`, counted from the leading edge.
    private func placements(size: CGSize, proposal: ProposedViewSize) -> [Placement] {
        if let known = rememberedPlacements, known.size == size, known.proposal == proposal {
            return known.placements
        }
        for child in children { child.pendingPlacement = nil }
        box?.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal,
            subviews: LayoutSubviews(of: self))
        let placements = children.map { child in
            child.pendingPlacement ?? Self.centered(child, in: size, proposal: proposal)
        }
        rememberedPlacements = (size, proposal, placements)
        return placements
    }

    private static func centered(
        _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let childSize = child.sizeThatFits(proposal)
        return Placement(
            origin: CGPoint(
                x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
            size: childSize, proposal: proposal)
    }

    /// The node with everything in it at its final place; `origin` is its top left corner in the
    /// widget's coordinates.
    func placed(
        at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, in surroundings: Surroundings
    ) -> PlacedNode {
        let frame = CGRect(origin: origin, size: size)
        var surroundings = surroundings
        for name in node.traits.coordinateSpaces { surroundings.coordinateSpaces[name] = frame }
        let content: PlacedNode.Content
        switch node.kind {
        case .leaf(let leaf): content = .leaf(leaf)
        case .container(_, _, let composition):
            content = .children(
                placedChildren(in: frame, proposal: proposal, surroundings), composition)
        case .effect(let effect, _):
            content = .effect(
                effect,
                children[0].placed(at: origin, size: size, proposal: proposal, in: surroundings))
        case .deferred:
            let place = DeferredPlace(frame: frame, surroundings: surroundings, siblings: [])
            content = .children(placedContent(at: place), .stacked)
        }
        let placed = PlacedNode(
            name: node.name, frame: frame, traits: node.traits, content: content)
        for action in node.traits.placementActions { action(placed, surroundings) }
        return placed
    }

    private func placedChildren(
        in frame: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings
    ) -> [PlacedNode] {
        let placements = placements(size: frame.size, proposal: proposal)
        var result = [PlacedNode?](repeating: nil, count: children.count)
        var waiting: [Int] = []
        for (index, placement) in placements.enumerated() where !placement.isDiscarded {
            if children[index].waitsForSiblings {
                waiting.append(index)
            } else {
                let frame = self.frame(of: placement, in: frame)
                result[index] = children[index].placed(
                    at: frame.origin, size: frame.size, proposal: placement.proposal,
                    in: surroundings)
            }
        }
        for index in waiting {
            result[index] = children[index].placed(
                beside: result.compactMap { $0 }, in: self.frame(of: placements[index], in: frame),
                surroundings)
        }
        return result.compactMap { $0 }
    }

    /// Layouts count from the leading edge; the picture counts from the left.
    private func frame(of placement: Placement, in frame: CGRect) -> CGRect {
        let x =
            node.layoutDirection == .rightToLeft
            ? frame.width - placement.origin.x - placement.size.width : placement.origin.x
        return CGRect(
            origin: CGPoint(x: frame.minX + x, y: frame.minY + placement.origin.y),
            size: placement.size)
    }

    private var waitsForSiblings: Bool { deferred?.waitsForSiblings ?? false }

    private func placed(
        beside siblings: [PlacedNode], in frame: CGRect, _ surroundings: Surroundings
    ) -> PlacedNode {
        let place = DeferredPlace(frame: frame, surroundings: surroundings, siblings: siblings)
        return PlacedNode(
            name: node.name, frame: frame, traits: node.traits,
            content: .children(placedContent(at: place), .stacked))
    }

    private func placedContent(at place: DeferredPlace) -> [PlacedNode] {
        let proposal = ProposedViewSize(place.frame.size)
        return (deferred?.nodes(at: place) ?? []).map { node in
            let child = LayoutElement(node, context: context)
            let placement = Placement(
                origin: .zero, size: child.sizeThatFits(proposal), proposal: proposal)
            let frame = self.frame(of: placement, in: place.frame)
            return child.placed(
                at: frame.origin, size: frame.size, proposal: proposal, in: place.surroundings)
        }
    }
}
