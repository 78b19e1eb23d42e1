import Foundation

/// The one algorithm behind rows and columns.
///
/// The length on offer, less the gaps, is shared out by groups of equal priority, the highest
/// first; each group leaves the lower ones their minimum. Within a group the least flexible child
/// comes first, and each is offered an equal share of what is left (truth, rules 9 to 14).
public struct StackLayout: Layout {
    package var axis: Axis
    /// The guide across the axis.
    package var alignment: AlignmentKey
    /// Between neighbours; nil for what they prefer.
    package var spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: nil) }

    public struct Cache {
        var gaps: [CGFloat]
        var totalGap: CGFloat
        /// Indices of one priority each, highest first.
        var groups: [[Int]]
        /// The last shares, which the stack is mostly placed with.
        fileprivate var remembered: (proposal: ProposedViewSize, children: [ProposedViewSize])?
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let gaps = gaps(between: subviews)
        return Cache(gaps: gaps, totalGap: gaps.reduce(0, +), groups: priorityGroups(subviews))
    }

    private func gaps(between subviews: Subviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
        let preferences = subviews.map(\.spacing)
        return zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }

    private func priorityGroups(_ subviews: Subviews) -> [[Int]] {
        guard let first = subviews.first?.priority else { return [] }
        if subviews.allSatisfy({ $0.priority == first }) { return [Array(subviews.indices)] }
        let priorities = subviews.map(\.priority)
        return Dictionary(grouping: priorities.indices, by: { priorities[$0] })
            .sorted { $0.key > $1.key }.map(\.value)
    }

    // MARK: Sizes of the children

    private func childProposals(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> [ProposedViewSize] {
        if let remembered = cache.remembered, remembered.proposal == proposal {
            return remembered.children
        }
        let children = shares(proposal, subviews, cache)
        cache.remembered = (proposal, children)
        return children
    }

    private func shares(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
    ) -> [ProposedViewSize] {
        let across = proposal[axis.other]
        guard let offered = proposal[axis] else {
            return Array(
                repeating: ProposedViewSize(axis, along: nil, across: across),
                count: subviews.count)
        }
        var result = Array(repeating: ProposedViewSize.zero, count: subviews.count)
        var remaining = offered - cache.totalGap
        let reserved = minimumLengths(after: cache.groups, across: across, subviews)
        for (group, reserved) in zip(cache.groups, reserved) {
            var available = remaining - reserved
            var left = group.count
            for (index, _, _) in leastFlexibleFirst(group, across: across, subviews) {
                let share = max(available / CGFloat(left), 0)
                let child = ProposedViewSize(axis, along: share, across: across)
                result[index] = child
                let taken = subviews[index].sizeThatFits(child)[axis]
                // All of infinity is left when an infinite child takes its part.
                if available.isFinite { available -= taken }
                if remaining.isFinite { remaining -= taken }
                left -= 1
            }
        }
        return result
    }

    private func length(
        _ subview: LayoutSubview, offered: CGFloat, across: CGFloat?
    ) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(axis, along: offered, across: across))[axis]
    }

    /// For each group, what all lower ones need at least.
    private func minimumLengths(
        after groups: [[Int]], across: CGFloat?, _ subviews: Subviews
    ) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: groups.count)
        for position in groups.indices.dropLast().reversed() {
            result[position] = groups[position + 1].reduce(result[position + 1]) {
                $0 + length(subviews[$1], offered: 0, across: across)
            }
        }
        return result
    }

    /// Stable; of children of infinite flexibility the one with the larger minimum comes first.
    private func leastFlexibleFirst(
        _ group: [Int], across: CGFloat?, _ subviews: Subviews
    ) -> [(index: Int, minimum: CGFloat, flexibility: CGFloat)] {
        // One by itself is offered all, whatever it makes of it.
        if group.count == 1 { return [(group[0], 0, 0)] }
        var ranges = group.map { index in
            let minimum = length(subviews[index], offered: 0, across: across)
            let maximum = length(subviews[index], offered: .infinity, across: across)
            // What cannot be less than infinite is not flexible.
            let flexibility = minimum.isFinite ? maximum - minimum : 0
            return (index: index, minimum: minimum, flexibility: flexibility)
        }
        ranges.sort { first, second in
            if first.flexibility != second.flexibility {
                return first.flexibility < second.flexibility
            }
            if first.flexibility == .infinity, first.minimum != second.minimum {
                return first.minimum > second.minimum
            }
            return first.index < second.index
        }
        return ranges
    }

    // MARK: Layout

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let proposals = childProposals(proposal, subviews, &cache)
        var along = cache.totalGap
        var extent = CrossExtent()
        for (subview, childProposal) in zip(subviews, proposals) {
            let dimensions = subview.dimensions(in: childProposal)
            along += dimensions.size[axis]
            extent.include(dimensions, axis: axis.other, guide: alignment)
        }
        return CGSize(axis, along: max(along, 0), across: extent.length)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        var proposal = proposal
        // Children that were asked for their ideal width now share the column's.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let proposals = childProposals(proposal, subviews, &cache)
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        var extent = CrossExtent()
        for child in dimensions { extent.include(child, axis: axis.other, guide: alignment) }
        var along = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            let across = bounds.origin[axis.other] + extent.above - dimensions[index][alignment]
            subview.place(
                at: CGPoint(axis, along: along, across: across), proposal: proposals[index])
            along += dimensions[index].size[axis]
            if index < cache.gaps.count { along += cache.gaps[index] }
        }
    }

    /// At the ends the outer children's preferences, at the sides those of all.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        let before: Edge = axis == .horizontal ? .leading : .top
        let after: Edge = axis == .horizontal ? .trailing : .bottom
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = first.spacing
        for subview in subviews.dropFirst() {
            result.formUnion(subview.spacing, edges: sides)
        }
        result[before] = first.spacing[before]
        result[after] = last.spacing[after]
        return result
    }
}

/// How far aligned children reach on both sides of their common guide.
struct CrossExtent {
    private(set) var above: CGFloat = 0
    private var below: CGFloat = 0
    private var isEmpty = true
    private var isInfinite = false

    mutating func include(_ dimensions: ViewDimensions, axis: Axis, guide: AlignmentKey) {
        // Half of infinity would leave no rest that is a number.
        guard dimensions.size[axis].isFinite else {
            isInfinite = true
            return
        }
        let position = dimensions[guide]
        let rest = dimensions.size[axis] - position
        above = isEmpty ? position : max(above, position)
        below = isEmpty ? rest : max(below, rest)
        isEmpty = false
    }

    var length: CGFloat { isInfinite ? .infinity : max(above + below, 0) }
}
