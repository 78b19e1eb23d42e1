import Foundation
import Graphics

/// One node during one pass: its remembered sizes and, in the end, its place.
///
/// Caching lives here, around the layouts, so that they stay plain algorithms. An element is an
/// address in its `LayoutTree`, which owns what lies there.
struct LayoutElement: Equatable {
    /// What most questions need, kept small, so that the children of a stack lie close together.
    struct Storage {
        fileprivate(set) var children: UnsafeMutablePointer<Storage>?
        fileprivate(set) var childCount: Int
        /// A container's layout, a leaf, or deferred content: what the node is, taken apart once.
        /// None of them for an effect, which is what its child is.
        let box: Unmanaged<LayoutBox>?
        let leaf: Unmanaged<LeafBox>?
        let priority: Double
        /// Whether a guide for an edge or the middle may be set anywhere below: rarely so, and then
        /// nothing needs to be placed to look for it.
        let definesGuides: Bool
        let isRightToLeft: Bool

        /// Whether `naturalSize` was asked for, and whether there is one.
        var knowsNaturalSize = false
        var hasNaturalSize = false
        var naturalSize = CGSize.zero
        var sizes = RememberedSizes()

        /// Set by `LayoutSubview.place`, or by the container in its stead.
        var placement: Placement?
        /// For what the children have their placements.
        var placedFor: (size: CGSize, proposal: ProposedViewSize)?
        let details: UnsafeMutablePointer<Details>
    }

    /// What is asked once or never.
    struct Details {
        /// Within the tree's root node, which nobody changes.
        let node: UnsafePointer<Node>
        unowned(unsafe) let tree: LayoutTree
        var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
        var spacing: ViewSpacing?
    }

    let storage: UnsafeMutablePointer<Storage>

    init(_ storage: UnsafeMutablePointer<Storage>) { self.storage = storage }

    // MARK: Making

    func initialize(with node: UnsafePointer<Node>, in tree: LayoutTree) {
        let details = tree.allocate(Details.self, count: 1)
        details.initialize(to: Details(node: node, tree: tree))
        var box: LayoutBox?
        var leaf: LeafBox?
        var children: UnsafeMutablePointer<Storage>?
        var childCount = 0
        var definesGuides = false
        func add(_ nodes: UnsafePointer<Node>, count: Int) {
            children = tree.allocate(Storage.self, count: count)
            childCount = count
            for index in 0..<count {
                let child = LayoutElement(children! + index)
                child.initialize(with: nodes + index, in: tree)
                if child.storage.pointee.definesGuides { definesGuides = true }
            }
        }
        switch node.pointee.kind {
        case .container(let layout, let nodes, _):
            let new = LayoutBox(layout)
            definesGuides = new.definesGuides
            box = new
            nodes.withUnsafeBufferPointer { nodes in
                if let first = nodes.baseAddress { add(first, count: nodes.count) }
            }
        case .effect(_, let child): add(tree.keep(child), count: 1)
        case .leaf(let content):
            leaf = LeafBox(content)
        case .deferred: break
        }
        storage.initialize(
            to: Storage(
                children: children, childCount: childCount, box: box.map(Unmanaged.passRetained),
                leaf: leaf.map(Unmanaged.passRetained), priority: node.pointee.layoutPriority, definesGuides: definesGuides,
                isRightToLeft: node.pointee.layoutDirection == .rightToLeft, details: details))
    }

    func deinitialize() {
        withBox { $0.end(subviews: LayoutSubviews(of: self)) }
        for index in 0..<childCount { self[index].deinitialize() }
        storage.pointee.box?.release()
        storage.pointee.leaf?.release()
        storage.pointee.details.deinitialize(count: 1)
        storage.deinitialize(count: 1)
    }

    // MARK: Parts

    var childCount: Int { storage.pointee.childCount }

    subscript(index: Int) -> LayoutElement {
        precondition(index >= 0 && index < childCount, "There is no such subview")
        return LayoutElement(storage.pointee.children! + index)
    }

    var priority: Double { storage.pointee.priority }
    var isRightToLeft: Bool { storage.pointee.isRightToLeft }
    var details: UnsafeMutablePointer<Details> { storage.pointee.details }
    var context: LayoutContext { details.pointee.tree.context }

    private func withBox<Result>(_ body: (LayoutBox) -> Result) -> Result? {
        storage.pointee.box?._withUnsafeGuaranteedRef(body)
    }

    private func withLeaf<Result>(_ body: (any Leaf, LayoutContext) -> Result) -> Result? {
        storage.pointee.leaf?._withUnsafeGuaranteedRef { body($0.leaf, context) }
    }

    // MARK: Size

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if storage.pointee.hasNaturalSize {
            let size = storage.pointee.naturalSize
            if proposal.width ?? .infinity >= size.width,
                proposal.height ?? .infinity >= size.height
            {
                return size
            }
        }
        if let size = storage.pointee.sizes[proposal] { return size }
        if storage.pointee.leaf != nil, !storage.pointee.knowsNaturalSize {
            learnNaturalSize()
            return sizeThatFits(proposal)
        }
        let size = Self.sanitized(measure(proposal))
        storage.pointee.sizes.remember(size, for: proposal, in: details.pointee.tree)
        return size
    }

    private func learnNaturalSize() {
        storage.pointee.knowsNaturalSize = true
        guard let size = withLeaf({ $0.naturalSize(in: $1) }) ?? nil else { return }
        storage.pointee.naturalSize = Self.sanitized(size)
        storage.pointee.hasNaturalSize = true
    }

    private func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = withBox({
            $0.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(of: self))
        }) {
            return size
        }
        if let size = withLeaf({ $0.sizeThatFits(proposal, in: $1) }) { return size }
        if let deferred { return deferred.sizeThatFits(proposal) }
        return self[0].sizeThatFits(proposal)
    }

    /// No layout may hand on what is not a length.
    private static func sanitized(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(value, 0) }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    var deferred: (any DeferredContent)? {
        if case .deferred(let content) = details.pointee.node.pointee.kind { return content }
        return nil
    }

    // MARK: Guides and spacing

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), of: self, proposal: proposal)
    }

    /// More proposals than this are rare.
    private static let rememberedGuides = 24

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if key.isEdgeOrCenter, !storage.pointee.definesGuides { return nil }
        for entry in details.pointee.guides where entry.proposal == proposal && entry.key == key {
            return entry.value
        }
        let value = findGuide(key, size: size, proposal: proposal)
        if details.pointee.guides.count == Self.rememberedGuides {
            details.pointee.guides.removeFirst()
        }
        details.pointee.guides.append((key, proposal, value))
        return value
    }

    private func findGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if let guide = withBox({
            $0.explicitAlignment(
                of: key, in: CGRect(origin: .zero, size: size), proposal: proposal,
                subviews: LayoutSubviews(of: self))
        }) {
            return guide
        }
        if let guide = withLeaf({
            $0.explicitGuide(key, proposal: proposal, size: size, in: $1)
        }) {
            return guide
        }
        return childCount == 0 ? nil : self[0].explicitGuide(key, size: size, proposal: proposal)
    }

    /// The guides that children set explicitly, where they will lie, combined by the guide's rule.
    func combinedGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        placeChildren(size: size, proposal: proposal)
        var values: [CGFloat] = []
        for index in 0..<childCount {
            let child = self[index]
            guard let placement = child.storage.pointee.placement, !placement.isDiscarded,
                let value = child.explicitGuide(
                    key, size: placement.size, proposal: placement.proposal)
            else { continue }
            values.append(value + placement.origin[key.axis])
        }
        return key.combine(values)
    }

    var spacing: ViewSpacing {
        if let spacing = details.pointee.spacing { return spacing }
        let spacing =
            withBox { $0.spacing(subviews: LayoutSubviews(of: self)) }
            ?? withLeaf { $0.spacing(in: $1) }
            ?? (childCount == 0 ? ViewSpacing() : self[0].spacing)
        details.pointee.spacing = spacing
        return spacing
    }

    // MARK: Place

    /// Gives the children their placements in a box of `size`, counted from the leading edge.
    func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        if let known = storage.pointee.placedFor, known.size == size, known.proposal == proposal {
            return
        }
        for index in 0..<childCount { self[index].storage.pointee.placement = nil }
        withBox {
            $0.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal,
                subviews: LayoutSubviews(of: self))
        }
        for index in 0..<childCount where self[index].storage.pointee.placement == nil {
            self[index].center(in: size, proposal: proposal)
        }
        storage.pointee.placedFor = (size, proposal)
    }

    private func center(in size: CGSize, proposal: ProposedViewSize) {
        let own = sizeThatFits(proposal)
        storage.pointee.placement = Placement(
            origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
            size: own, proposal: proposal)
    }
}

/// A leaf where it can be asked without being copied.
final class LeafBox {
    let leaf: any Leaf

    init(_ leaf: any Leaf) { self.leaf = leaf }
}
