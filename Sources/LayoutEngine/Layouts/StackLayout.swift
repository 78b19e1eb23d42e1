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
        /// For what `shares` are, with which the stack is mostly placed.
        fileprivate var offer: ProposedViewSize?
        /// What each child is offered along the axis, nil for its ideal length, and what it takes.
        fileprivate var shares: [(offer: CGFloat?, size: CGSize)] = []
        /// Kept for its memory alone.
        fileprivate var ranges: [LengthRange] = []

        init(gaps: [CGFloat], groups: [[Int]]) {
            self.gaps = gaps
            self.groups = groups
            totalGap = gaps.reduce(0, +)
        }
    }

    /// Between what lengths a child can be.
    fileprivate struct LengthRange {
        var index: Int
        var minimum: CGFloat
        var flexibility: CGFloat

        /// Stable; of children of infinite flexibility the one with the larger minimum comes first.
        func comes(before other: LengthRange) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
            return index < other.index
        }
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(gaps: gaps(between: subviews), groups: priorityGroups(subviews))
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

    /// Fills the cache's `shares`.
    private func share(
        _ proposal: ProposedViewSize, among subviews: Subviews, _ cache: inout Cache
    ) {
        if cache.offer == proposal { return }
        cache.offer = proposal
        cache.shares.removeAll(keepingCapacity: true)
        guard let offered = proposal[axis] else {
            for subview in subviews { cache.shares.append((nil, subview.sizeThatFits(proposal))) }
            return
        }
        cache.shares.append(contentsOf: repeatElement((nil, .zero), count: subviews.count))
        let across = proposal[axis.other]
        var remaining = offered - cache.totalGap
        let reserved = minimumLengths(after: cache.groups, across: across, subviews)
        for (group, reserved) in zip(cache.groups, reserved) {
            var available = remaining - reserved
            var left = group.count
            findRanges(group, offered: available, across: across, subviews, &cache.ranges)
            for range in cache.ranges {
                let share = max(available / CGFloat(left), 0)
                let size = subviews[range.index].sizeThatFits(
                    ProposedViewSize(axis, along: share, across: across))
                cache.shares[range.index] = (share, size)
                let taken = size[axis]
                // All of infinity is left when an infinite child takes its part.
                if available.isFinite { available -= taken }
                if remaining.isFinite { remaining -= taken }
                left -= 1
            }
        }
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

    /// The group's children in the order in which they are served, the least flexible first.
    private func findRanges(
        _ group: [Int], offered: CGFloat, across: CGFloat?, _ subviews: Subviews,
        _ ranges: inout [LengthRange]
    ) {
        ranges.removeAll(keepingCapacity: true)
        // One by itself is offered all, whatever it makes of it; and where there is nothing or
        // infinity to share, all are offered the same, in whatever order.
        if group.count == 1 || offered <= 0 || offered == .infinity {
            for index in group {
                ranges.append(LengthRange(index: index, minimum: 0, flexibility: 0))
            }
            return
        }
        var isSorted = true
        for index in group {
            let minimum = length(subviews[index], offered: 0, across: across)
            let maximum = length(subviews[index], offered: .infinity, across: across)
            // What cannot be less than infinite is not flexible.
            let range = LengthRange(
                index: index, minimum: minimum,
                flexibility: minimum.isFinite ? maximum - minimum : 0)
            if let last = ranges.last, range.comes(before: last) { isSorted = false }
            ranges.append(range)
        }
        if !isSorted { ranges.sort { $0.comes(before: $1) } }
    }

    // MARK: Layout

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        share(proposal, among: subviews, &cache)
        let extent = extent(of: subviews, proposal, cache)
        let along = cache.shares.reduce(cache.totalGap) { $0 + $1.size[axis] }
        return CGSize(axis, along: max(along, 0), across: extent.length)
    }

    private func extent(
        of subviews: Subviews, _ proposal: ProposedViewSize, _ cache: Cache
    ) -> CrossExtent {
        var extent = CrossExtent()
        for index in subviews.indices {
            extent.include(
                dimensions(of: subviews[index], index, proposal, cache), axis: axis.other,
                guide: alignment)
        }
        return extent
    }

    private func dimensions(
        of subview: LayoutSubview, _ index: Int, _ proposal: ProposedViewSize, _ cache: Cache
    ) -> ViewDimensions {
        subview.dimensions(cache.shares[index].size, in: offer(index, proposal, cache))
    }

    private func offer(
        _ index: Int, _ proposal: ProposedViewSize, _ cache: Cache
    ) -> ProposedViewSize {
        ProposedViewSize(axis, along: cache.shares[index].offer, across: proposal[axis.other])
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        var proposal = proposal
        // Children that were asked for their ideal width now share the column's.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        share(proposal, among: subviews, &cache)
        let extent = extent(of: subviews, proposal, cache)
        var along = bounds.origin[axis]
        for index in subviews.indices {
            let subview = subviews[index]
            let size = cache.shares[index].size
            let guide = dimensions(of: subview, index, proposal, cache)[alignment]
            let across = bounds.origin[axis.other] + extent.above - guide
            subview.place(
                at: CGPoint(axis, along: along, across: across), size: size,
                proposal: offer(index, proposal, cache))
            along += size[axis]
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
