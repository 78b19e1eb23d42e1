import Foundation
import Graphics

extension LayoutElement {
    /// Where a container puts one of its children.
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

    /// The node with everything in it at its final place; `origin` is its top left corner in the
    /// widget's coordinates.
    func placed(
        at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, in surroundings: Surroundings
    ) -> PlacedNode {
        let frame = CGRect(origin: origin, size: size)
        let traits = details.pointee.node.pointee.traits
        if let area = surroundings.safeArea, !traits.ignoredSafeAreaEdges.isEmpty {
            let whole = area.extending(
                frame, over: traits.ignoredSafeAreaEdges, isRightToLeft: isRightToLeft)
            if whole != frame { return placed(over: whole, in: surroundings) }
        }
        var surroundings = surroundings
        for name in traits.coordinateSpaces {
            surroundings.coordinateSpaces[name] = Surroundings.Space(
                frame: frame, transform: surroundings.transform)
        }
        let content: PlacedNode.Content
        switch details.pointee.node.pointee.kind {
        case .leaf(let leaf): content = .leaf(leaf)
        case .container(_, _, let composition):
            content = .children(
                placedChildren(in: frame, proposal: proposal, surroundings), composition)
        case .effect(let waiting, _):
            let effect = waiting.placed(in: frame, surroundings)
            var inner = surroundings
            let transform = effect.transform(in: frame)
            if transform != .identity {
                inner.transform = transform.concatenating(surroundings.transform)
            }
            content = .effect(
                effect, self[0].placed(at: origin, size: size, proposal: proposal, in: inner))
        case .deferred(let deferred):
            let place = DeferredPlace(frame: frame, surroundings: surroundings, siblings: [])
            content = .children(placedContent(deferred, at: place), .stacked)
        }
        let placed = PlacedNode(
            name: details.pointee.node.pointee.name, frame: frame, traits: traits, content: content)
        for action in traits.placementActions { action(placed, surroundings) }
        return placed
    }

    /// The view that reaches over the bars of a safe area: it is offered all of `whole` and lies in
    /// its middle.
    private func placed(over whole: CGRect, in surroundings: Surroundings) -> PlacedNode {
        let proposal = ProposedViewSize(whole.size)
        let size = sizeThatFits(proposal)
        let origin = CGPoint(
            x: whole.midX - size.width / 2, y: whole.midY - size.height / 2)
        var surroundings = surroundings
        surroundings.safeArea = nil
        return placed(at: origin, size: size, proposal: proposal, in: surroundings)
    }

    /// For the views within: what bars leave of `frame` is `safe`.
    private func surroundings(
        of safe: CGRect, in frame: CGRect, _ surroundings: Surroundings
    ) -> Surroundings {
        var result = surroundings
        let whole =
            surroundings.safeArea?.extending(frame, over: .all, isRightToLeft: isRightToLeft)
            ?? frame
        result.safeArea = SafeArea(safe: safe, whole: whole)
        return result
    }

    private func placedChildren(
        in frame: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings
    ) -> [PlacedNode] {
        placeChildren(size: frame.size, proposal: proposal)
        var result: [PlacedNode] = []
        result.reserveCapacity(childCount)
        let holdsSafeArea = details.pointee.node.pointee.traits.holdsSafeArea
        /// Of those that wait, and where among the others each belongs.
        var waiting: [(index: Int, position: Int)] = []
        for index in 0..<childCount {
            let child = self[index]
            let placement = child.storage.pointee.placement!
            if placement.isDiscarded { continue }
            if child.waitsForSiblings {
                waiting.append((index, result.count + waiting.count))
            } else {
                let place = self.frame(of: placement, in: frame)
                result.append(
                    child.placed(
                        at: place.origin, size: place.size, proposal: placement.proposal,
                        in: holdsSafeArea && index == 0
                            ? self.surroundings(of: place, in: frame, surroundings)
                            : surroundings))
            }
        }
        for (index, position) in waiting {
            let place = self.frame(of: self[index].storage.pointee.placement!, in: frame)
            result.insert(
                self[index].placed(beside: result, in: place, surroundings), at: position)
        }
        return result
    }

    /// Layouts count from the leading edge; the picture counts from the left.
    private func frame(of placement: Placement, in frame: CGRect) -> CGRect {
        let x =
            isRightToLeft
            ? frame.width - placement.origin.x - placement.size.width : placement.origin.x
        return CGRect(
            origin: CGPoint(x: frame.minX + x, y: frame.minY + placement.origin.y),
            size: placement.size)
    }

    private var waitsForSiblings: Bool {
        if storage.pointee.box != nil || storage.pointee.leaf != nil { return false }
        return deferred?.waitsForSiblings ?? false
    }

    private func placed(
        beside siblings: [PlacedNode], in frame: CGRect, _ surroundings: Surroundings
    ) -> PlacedNode {
        let place = DeferredPlace(frame: frame, surroundings: surroundings, siblings: siblings)
        let node = details.pointee.node.pointee
        return PlacedNode(
            name: node.name, frame: frame, traits: node.traits,
            content: .children(
                deferred.map { placedContent($0, at: place) } ?? [], .stacked))
    }

    private func placedContent(
        _ content: any DeferredContent, at place: DeferredPlace
    ) -> [PlacedNode] {
        let proposal = ProposedViewSize(place.frame.size)
        return content.nodes(at: place).map { node in
            let tree = LayoutTree(node, context: context)
            return withExtendedLifetime(tree) {
                let placement = Placement(
                    origin: .zero, size: tree.root.sizeThatFits(proposal), proposal: proposal)
                let frame = self.frame(of: placement, in: place.frame)
                return tree.root.placed(
                    at: frame.origin, size: frame.size, proposal: proposal,
                    in: place.surroundings)
            }
        }
    }
}
