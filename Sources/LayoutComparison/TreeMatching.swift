import LayoutReport

/// Which view of one tree is which of the other.
///
/// Siblings are matched in order by what makes them alike: an identifier above all, then text, image
/// and what lies below. A wrapper that was added or taken away (padding, a frame) does not keep its
/// content from being found. Views left over are matched across the whole tree by identifier or text.
struct TreeMatching {
    let old: FlatTree
    let new: FlatTree
    /// The new view of each old one, and the other way.
    private(set) var newOf: [Int?]
    private(set) var oldOf: [Int?]
    /// Matched pairs whose order among their siblings changed, by new index.
    private(set) var reordered: Set<Int> = []
    /// Matched pairs that went to another container, by new index.
    private(set) var rehomed: Set<Int> = []

    init(_ old: FlatTree, _ new: FlatTree) {
        self.old = old
        self.new = new
        newOf = Array(repeating: nil, count: old.views.count)
        oldOf = Array(repeating: nil, count: new.views.count)
        if let path = paths(0, 0).max(by: { $0.score < $1.score }), path.score > 0 {
            match(path.old, path.new)
        } else {
            match(0, 0)
        }
        matchStrays()
    }

    private mutating func match(_ left: Int, _ right: Int) {
        newOf[left] = right
        oldOf[right] = left
        matchChildren(old[left].children, new[right].children)
    }

    // MARK: Siblings

    private struct Path {
        var old: Int
        var new: Int
        var score: Int
    }

    /// As many wrappers may have come or gone around one view.
    private static let wrapperLimit = 4

    /// Two views as they are, and with wrappers taken off one of them.
    private func paths(_ left: Int, _ right: Int) -> [Path] {
        var paths = [Path(old: left, new: right, score: likeness(left, right))]
        var (inside, depth) = (left, 0)
        while let next = old.unwrapped(inside), depth < Self.wrapperLimit {
            (inside, depth) = (next, depth + 1)
            paths.append(Path(old: inside, new: right, score: likeness(inside, right) - 3 * depth))
        }
        (inside, depth) = (right, 0)
        while let next = new.unwrapped(inside), depth < Self.wrapperLimit {
            (inside, depth) = (next, depth + 1)
            paths.append(Path(old: left, new: inside, score: likeness(left, inside) - 3 * depth))
        }
        return paths
    }

    /// Two lists of siblings.
    private mutating func matchChildren(_ lefts: [Int], _ rights: [Int]) {
        var (lefts, rights) = (lefts[...], rights[...])
        // What did not change at either end, as most of a long list.
        while let left = lefts.first, let right = rights.first, isUnchanged(left, right) {
            match(lefts.removeFirst(), rights.removeFirst())
        }
        while let left = lefts.last, let right = rights.last, isUnchanged(left, right) {
            match(lefts.removeLast(), rights.removeLast())
        }
        align(Array(lefts), Array(rights))
    }

    /// The alignment of two lists in order with the highest likeness, by dynamic programming.
    private mutating func align(_ lefts: [Int], _ rights: [Int]) {
        guard !lefts.isEmpty, !rights.isEmpty else { return }
        let best = lefts.map { left in
            rights.map { right in paths(left, right).max { $0.score < $1.score }! }
        }
        let (rows, columns) = (lefts.count, rights.count)
        var sums = [[Int]](
            repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let path = best[row][column]
                sums[row][column] = max(sums[row + 1][column], sums[row][column + 1])
                if path.score > 0 {
                    sums[row][column] = max(
                        sums[row][column], path.score + sums[row + 1][column + 1])
                }
            }
        }
        var (row, column) = (0, 0)
        var pairs: [Path] = []
        var (leftOver, rightOver): ([Int], [Int]) = ([], [])
        while row < rows, column < columns {
            let path = best[row][column]
            if path.score > 0, sums[row][column] == path.score + sums[row + 1][column + 1] {
                pairs.append(path)
                (row, column) = (row + 1, column + 1)
            } else if sums[row][column] == sums[row + 1][column] {
                leftOver.append(lefts[row])
                row += 1
            } else {
                rightOver.append(rights[column])
                column += 1
            }
        }
        leftOver += lefts[row...]
        rightOver += rights[column...]
        for pair in pairs { match(pair.old, pair.new) }
        // The same view at another place in the list.
        for left in leftOver {
            guard let place = rightOver.firstIndex(where: { isSame(left, $0) }) else { continue }
            reordered.insert(rightOver[place])
            match(left, rightOver.remove(at: place))
        }
    }

    // MARK: Likeness

    /// 0 for views that cannot be the same one.
    private func likeness(_ left: Int, _ right: Int) -> Int {
        let (a, b) = (old[left].node, new[right].node)
        if let first = a.id, let second = b.id { return first == second ? 1000 : 0 }
        guard a.view == b.view else { return 0 }
        var score = 10
        if a.text != nil || a.image != nil {
            if a.text?.size == b.text?.size { score += 2 }
            // What says something else is hardly the same for lying at the same place.
            guard a.text?.string == b.text?.string, a.image == b.image else { return score }
            score += 20
        } else {
            let (here, there) = (old[left].content, new[right].content)
            let most = max(here.count, there.count)
            score += most == 0 ? 4 : 20 * here.intersection(there).count / most
            if old[left].children.count == new[right].children.count { score += 2 }
        }
        if a.color == b.color { score += 2 }
        if a.frame == b.frame { score += 3 }
        return score
    }

    /// The same view beyond doubt, wherever it is.
    private func isSame(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (old[left].node, new[right].node)
        if a.id != nil || b.id != nil { return a.id == b.id }
        return a.view == b.view && !old[left].content.isEmpty
            && old[left].content == new[right].content
    }

    private func isUnchanged(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (old[left], new[right])
        return a.node == b.node && a.content == b.content && a.children.count == b.children.count
    }

    private mutating func matchStrays() {
        for left in old.views.indices where newOf[left] == nil {
            let node = old[left].node
            guard node.id != nil || node.text != nil || node.image != nil else { continue }
            let twin = new.views.indices.first { oldOf[$0] == nil && isSame(left, $0) }
            guard let twin else { continue }
            rehomed.insert(twin)
            match(left, twin)
        }
    }
}
