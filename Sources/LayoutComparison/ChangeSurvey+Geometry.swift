import LayoutReport

/// Places and sizes along one axis.
private struct Span {
    var start: Double
    var length: Double
    var middle: Double { start + length / 2 }
    var end: Double { start + length }
}

private enum Direction: Int, CaseIterable {
    case horizontal, vertical

    /// The one along which a stack lays out.
    init?(stack view: String) {
        switch view {
        case "VStack", "LazyVStack": self = .vertical
        case "HStack", "LazyHStack": self = .horizontal
        default: return nil
        }
    }

    func span(_ node: ReportNode) -> Span {
        guard node.frame.count == 4 else { return Span(start: 0, length: 0) }
        return Span(start: node.frame[rawValue], length: node.frame[rawValue + 2])
    }
}

private func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= ChangeSurvey.slack
}

extension ChangeSurvey {
    private func spans(_ right: Int, _ direction: Direction) -> (old: Span, new: Span)? {
        matching.oldOf[right].map {
            (direction.span(old[$0].node), direction.span(new[right].node))
        }
    }

    private func growth(_ right: Int, _ direction: Direction) -> Double {
        guard let spans = spans(right, direction) else { return 0 }
        let growth = spans.new.length - spans.old.length
        return isNear(growth, 0) ? 0 : growth
    }

    // MARK: Padding and spacing

    /// Padding whose content lies otherwise in it.
    mutating func noteInsets() {
        for (left, right) in pairs where new[right].node.view == "Padding" {
            guard let inside = new.content(of: right), let before = old.content(of: left),
                matching.oldOf[inside] == before
            else { continue }
            func insets(_ tree: FlatTree, _ outer: Int, _ inner: Int) -> [Double] {
                // Top, leading, bottom, trailing, as far as a frame tells leading from trailing.
                let (x, y) = (Direction.horizontal, Direction.vertical)
                let (around, within) = (tree[outer].node, tree[inner].node)
                return [
                    y.span(within).start - y.span(around).start,
                    x.span(within).start - x.span(around).start,
                    y.span(around).end - y.span(within).end,
                    x.span(around).end - x.span(within).end,
                ]
            }
            let (a, b) = (insets(old, left, before), insets(new, right, inside))
            let changed = a.indices.filter { !isNear(a[$0], b[$0]) }
            guard !changed.isEmpty else { continue }
            hasNewInsets[inside] = true
            markCause(at: right)
            add([ChangeNote.value(words(forInsets: a, b, changed))], to: right)
        }
    }

    private func words(forInsets a: [Double], _ b: [Double], _ changed: [Int]) -> String {
        func areEqual(_ sides: [Int]) -> Bool {
            changed == sides
                && sides.allSatisfy { isNear(a[$0], a[sides[0]]) && isNear(b[$0], b[sides[0]]) }
        }
        func step(_ side: Int) -> String { "\(points(a[side])) → \(points(b[side]))" }
        if areEqual([0, 1, 2, 3]) { return "padding \(step(0))" }
        if areEqual([1, 3]) { return "horizontal padding \(step(1))" }
        if areEqual([0, 2]) { return "vertical padding \(step(0))" }
        let names = ["top", "left", "bottom", "right"]
        return changed.map { "\(names[$0]) padding \(step($0))" }.joined(separator: ", ")
    }

    /// Stacks of three and more views, between all of which there is more or less room than before.
    mutating func noteSpacing() {
        for (left, right) in pairs {
            guard let direction = Direction(stack: new[right].node.view) else { continue }
            let (before, after) = (old[left].children, new[right].children)
            guard after.count > 2, before.count == after.count,
                zip(before, after).allSatisfy({ matching.newOf[$0] == $1 }),
                !after.contains(where: { new[$0].node.view == "Spacer" })
            else { continue }
            func gaps(_ tree: FlatTree, _ children: [Int]) -> [Double] {
                zip(children, children.dropFirst()).map {
                    direction.span(tree[$1].node).start - direction.span(tree[$0].node).end
                }
            }
            let (a, b) = (gaps(old, before), gaps(new, after))
            let step = b[0] - a[0]
            guard !isNear(step, 0), zip(a, b).allSatisfy({ isNear($1 - $0, step) }) else {
                continue
            }
            for child in after { hasNewInsets[child] = true }
            markCause(at: right)
            let isUniform = a.allSatisfy { isNear($0, a[0]) }
            let words =
                isUniform
                ? "spacing \(points(a[0])) → \(points(b[0]))"
                : "spacing \(points(abs(step))) pt \(step > 0 ? "wider" : "narrower")"
            add([ChangeNote.value(words)], to: right)
        }
    }

    // MARK: Places and sizes that nothing explains

    mutating func noteGeometry() {
        let pairs = pairs.filter { $0.new != 0 }
        let moves = pairs.map { pair in
            Direction.allCases.map { move(pair.old, pair.new, $0) }
        }
        /// By direction: views that moved within their parent, whose size follows.
        let moved = Direction.allCases.map { direction in
            zip(pairs, moves).filter { $1[direction.rawValue] != nil }.map(\.0.new)
        }
        for ((left, right), moves) in zip(pairs, moves) {
            var parts: [ChangeNote.Part] = []
            let distances = moves.compactMap { $0 }
            if !distances.isEmpty {
                parts.append(ChangeNote.verb("moved " + distances.joined(separator: " and ")))
            }
            let sizes = Direction.allCases.compactMap { resize(right, $0, moved[$0.rawValue]) }
            if !sizes.isEmpty { parts.append(ChangeNote.state(sizes.joined(separator: " and "))) }
            if new.content(of: right) != nil, !sizes.isEmpty {
                // A wrapper that has another size than its content: its own frame changed.
                add(
                    parts, place: .init(index: new.innermost(right)),
                    subject: old.wrapperName(of: left))
            } else {
                add(parts, to: right)
            }
        }
    }

    private func move(_ left: Int, _ right: Int, _ direction: Direction) -> String? {
        guard let own = spans(right, direction), !hasNewInsets[right],
            !matching.reordered.contains(right), !matching.rehomed.contains(right)
        else { return nil }
        let distance = own.new.start - own.old.start
        guard !isNear(distance, 0), !isAnchored(left, right, own, direction) else { return nil }
        let words =
            switch direction {
            case .horizontal: distance > 0 ? "right" : "left"
            case .vertical: distance > 0 ? "down" : "up"
            }
        return "\(points(abs(distance))) pt \(words)"
    }

    /// Whether a view only keeps its distance to its parent or to a neighbor.
    private func isAnchored(
        _ left: Int, _ right: Int, _ own: (old: Span, new: Span), _ direction: Direction
    ) -> Bool {
        let parent = new.ancestors(of: right).first { ancestor in
            matching.oldOf[ancestor].map { old.ancestors(of: left).contains($0) } ?? false
        }
        guard let parent, let around = spans(parent, direction) else { return false }
        if Direction(stack: new[parent].node.view) == direction, !hasCause[parent],
            let keeps = keepsGap(left, right, -1, direction)
        {
            // Nothing in the stack changed: each view lies after the one before it.
            return keeps
        }
        return isNear(own.new.start - around.new.start, own.old.start - around.old.start)
            || isNear(own.new.middle - around.new.middle, own.old.middle - around.old.middle)
            || isNear(own.new.end - around.new.end, own.old.end - around.old.end)
            || keepsGap(left, right, -1, direction) ?? false
            || keepsGap(left, right, 1, direction) ?? false
    }

    /// Whether a view is as far from the sibling one `step` on as it was; true where another one came
    /// between, nil where there never was one.
    private func keepsGap(
        _ left: Int, _ right: Int, _ step: Int, _ direction: Direction
    ) -> Bool? {
        guard let parentBefore = old[left].parent, let parentAfter = new[right].parent,
            matching.newOf[parentBefore] == parentAfter
        else { return true }
        let (before, after) = (old[parentBefore].children, new[parentAfter].children)
        guard let i = before.firstIndex(of: left), let j = after.firstIndex(of: right) else {
            return nil
        }
        let places = (before.indices.contains(i + step), after.indices.contains(j + step))
        guard places == (true, true) else { return places == (false, false) ? nil : true }
        let (a, b) = (before[i + step], after[j + step])
        guard let gapBefore = gap(old, a, left, direction),
            let gapAfter = gap(new, b, right, direction)
        else { return nil }
        return isNear(gapBefore, gapAfter) || matching.newOf[a] != b
    }

    /// The room between two siblings that do not overlap.
    private func gap(
        _ tree: FlatTree, _ neighbor: Int, _ index: Int, _ direction: Direction
    ) -> Double? {
        let (a, b) = (direction.span(tree[neighbor].node), direction.span(tree[index].node))
        if b.start >= a.end - Self.slack { return b.start - a.end }
        if a.start >= b.end - Self.slack { return a.start - b.end }
        return nil
    }

    private func resize(_ right: Int, _ direction: Direction, _ moved: [Int]) -> String? {
        let growth = growth(right, direction)
        guard growth != 0, !hasCause[right], !hasNewInsets[right] else { return nil }
        // As large as its content.
        let below = (right + 1)..<new[right].end
        guard !moved.contains(where: below.contains),
            !below.contains(where: { self.growth($0, direction) != 0 && !new.isDecoration($0) })
        else { return nil }
        guard !isFollowing(right, growth, direction) else { return nil }
        let words =
            switch direction {
            case .horizontal: growth > 0 ? "wider" : "narrower"
            case .vertical: growth > 0 ? "taller" : "shorter"
            }
        return "\(points(abs(growth))) pt \(words)"
    }

    /// Whether a view fills what an ancestor has, and the ancestor's size is explained, or what its
    /// siblings leave, and theirs is.
    private func isFollowing(_ right: Int, _ growth: Double, _ direction: Direction) -> Bool {
        var child = right
        for ancestor in new.ancestors(of: right) {
            let room = self.growth(ancestor, direction)
            let siblings = new[ancestor].children.filter { $0 != child }
            let isBehind = new.isDecoration(child)
            if isNear(room, growth), isBehind || hasNewInsets[ancestor] { return true }
            // Padding changed: the content has what is left.
            if hasNewInsets[child] { return true }
            let caused = siblings.filter { hasCause[$0] }
            if !caused.isEmpty {
                let taken = caused.map { self.growth($0, direction) }.reduce(0, +)
                if isNear(growth, room) || isNear(growth, room - taken) { return true }
            }
            if hasComeAndGone(in: ancestor) { return true }
            child = ancestor
        }
        return false
    }

    /// Whether a view came to this one or went, and left more or less room to the others.
    private func hasComeAndGone(in right: Int) -> Bool {
        guard let left = matching.oldOf[right] else { return true }
        return new[right].children.contains { matching.oldOf[$0] == nil }
            || old[left].children.contains { matching.newOf[$0] == nil }
    }
}
