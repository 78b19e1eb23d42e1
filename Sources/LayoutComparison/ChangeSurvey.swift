import LayoutReport

/// Walks two matched trees and notes what changed. How places and sizes are explained is in
/// `ChangeSurvey+Geometry.swift`.
struct ChangeSurvey {
    let matching: TreeMatching
    var old: FlatTree { matching.old }
    var new: FlatTree { matching.new }
    private(set) var notes: [ChangeNote] = []
    /// By new index: whether what the view shows or has below changed, so that its size may follow.
    private(set) var hasCause: [Bool]
    /// By new index: distances to the content that a wrapper changed, so that places follow.
    var hasNewInsets: [Bool]

    init(_ matching: TreeMatching) {
        self.matching = matching
        hasCause = Array(repeating: false, count: matching.new.views.count)
        hasNewInsets = hasCause
    }

    mutating func look() {
        noteGone()
        noteNew()
        noteOrder()
        for (left, right) in pairs { noteContent(left, right) }
        let isWidget = new[0].node.view == "Widget"
        // All that is in a widget follows its size.
        if isWidget, noteSize() { return }
        noteInsets()
        noteSpacing()
        noteGeometry()
        // Other roots are as large as what is in them.
        if notes.isEmpty { _ = noteSize() }
    }

    /// Matched views, in the new tree's reading order.
    var pairs: [(old: Int, new: Int)] {
        new.views.indices.compactMap { right in matching.oldOf[right].map { ($0, right) } }
    }

    // MARK: Notes

    /// Adds to what is said of a view; wrappers speak of their content.
    mutating func add(_ parts: [ChangeNote.Part], to right: Int, isShared: Bool = true) {
        guard !parts.isEmpty else { return }
        add(
            parts, place: place(of: right), subject: subject(of: right),
            isShared: isShared && !isTextNew(new.innermost(right)))
    }

    private func isTextNew(_ right: Int) -> Bool {
        guard let left = matching.oldOf[right] else { return false }
        let (before, after) = (old[left].node.text?.string, new[right].node.text?.string)
        return before != nil && after != nil && before != after
    }

    mutating func add(
        _ parts: [ChangeNote.Part], place: ChangeNote.Place, subject: String, isShared: Bool = true
    ) {
        let known = notes.firstIndex {
            $0.place == place && $0.subject == subject && $0.isShared == isShared
        }
        if let known {
            notes[known].parts += parts
        } else {
            notes.append(
                ChangeNote(place: place, subject: subject, parts: parts, isShared: isShared))
        }
    }

    private func place(of right: Int) -> ChangeNote.Place {
        let isBehind = new.isDecoration(right) && new[right].children.isEmpty
        return ChangeNote.Place(rank: isBehind ? 2 : 1, index: new.innermost(right))
    }

    /// Named as it was; a new text follows in the sentence.
    private func subject(of right: Int) -> String {
        guard let left = matching.oldOf[right] else { return new.name(of: right) }
        let inside = new.innermost(right)
        guard isTextNew(inside), let before = matching.oldOf[inside] else {
            return old.name(of: left)
        }
        return "\(old.name(of: before)) → \(quoted(new[inside].node.text?.string ?? ""))"
    }

    mutating func markCause(at right: Int) {
        hasCause[right] = true
        for ancestor in new.ancestors(of: right) { hasCause[ancestor] = true }
    }

    /// The nearest ancestor that both trees have, by new index.
    func sharedParent(ofOld left: Int) -> Int? {
        old.ancestors(of: left).lazy.compactMap { matching.newOf[$0] }.first
    }

    // MARK: What came, went and changed places

    private mutating func noteSize() -> Bool {
        let (a, b) = (old[0].node.frame, new[0].node.frame)
        guard a.count == 4, b.count == 4, abs(a[2] - b[2]) + abs(a[3] - b[3]) > Self.slack else {
            return false
        }
        func size(_ frame: [Double]) -> String { "\(points(frame[2])) × \(points(frame[3])) pt" }
        add(
            [ChangeNote.value("\(size(a)) → \(size(b))")], place: .init(rank: 0, index: 0),
            subject: "size", isShared: false)
        return true
    }

    private mutating func noteGone() {
        for left in old.views.indices where matching.newOf[left] == nil {
            let parent = old[left].parent
            let shared = sharedParent(ofOld: left)
            if let shared { markCause(at: shared) }
            if keepsContent(old, left, matching.newOf) {
                let inside = old.innermost(left)
                if let right = matching.newOf[inside] { hasNewInsets[right] = true }
                add(
                    [ChangeNote.verb("lost its \(old.wrapperKind(of: left))")],
                    place: .init(index: shared ?? 0), subject: old.name(of: left))
            } else if keepsTitle(old, left, matching.newOf) {
                add(
                    [ChangeNote.verb("lost its icon")], place: .init(index: shared ?? 0),
                    subject: old.name(of: left))
            } else if isTop(old, left, matching.newOf, new) {
                let words = part(old, left).map { "lost its \($0)" } ?? "is gone"
                let subject = part(old, left) == nil ? left : parent ?? left
                add(
                    [ChangeNote.verb(words)], place: .init(index: shared ?? 0),
                    subject: old.name(of: subject))
            }
        }
    }

    private mutating func noteNew() {
        for right in new.views.indices where matching.oldOf[right] == nil {
            let parent = new[right].parent
            if let parent { markCause(at: parent) }
            if keepsContent(new, right, matching.oldOf) {
                hasNewInsets[new.innermost(right)] = true
                add(
                    [ChangeNote.verb("has a new \(new.wrapperKind(of: right))")],
                    place: .init(index: right), subject: new.name(of: right))
            } else if keepsTitle(new, right, matching.oldOf) {
                add(
                    [ChangeNote.verb("has a new icon")], place: .init(index: right),
                    subject: new.name(of: right))
            } else if isTop(new, right, matching.oldOf, old) {
                let words = part(new, right).map { "has a new \($0)" } ?? "is new"
                let subject = part(new, right) == nil ? right : parent ?? right
                add(
                    [ChangeNote.verb(words)], place: .init(index: right),
                    subject: new.name(of: subject))
            }
        }
    }

    /// Whether the view around one that only this tree has is in both, and of one kind: what came or
    /// went with it is said with it.
    private func isTop(_ tree: FlatTree, _ index: Int, _ partner: [Int?], _ other: FlatTree) -> Bool
    {
        guard let parent = tree[index].parent else { return true }
        guard let twin = partner[parent] else { return false }
        return tree[parent].node.view == other[twin].node.view
    }

    /// Whether a view of one tree only is a wrapper whose content both trees have.
    private func keepsContent(_ tree: FlatTree, _ index: Int, _ partner: [Int?]) -> Bool {
        guard partner[index] == nil else { return false }
        var place = index
        while let next = tree.content(of: place) {
            if partner[next] != nil { return true }
            place = next
        }
        return false
    }

    /// Whether of a label in one tree only the other has the title.
    private func keepsTitle(_ tree: FlatTree, _ index: Int, _ partner: [Int?]) -> Bool {
        tree[index].node.view == "Label"
            && tree[index].children.last.map { partner[$0] != nil } ?? false
    }

    /// A label's icon or title.
    private func part(_ tree: FlatTree, _ index: Int) -> String? {
        guard let parent = tree[index].parent else { return nil }
        if tree.isDecoration(index), parent != 0 {
            return tree.wrapperKind(of: parent)
        }
        guard tree[parent].node.view == "Label" else { return nil }
        let content = tree[index].content
        if content.contains(where: { $0.hasPrefix("text ") }) { return "title" }
        return content.contains { $0.hasPrefix("image ") } ? "icon" : nil
    }

    private mutating func noteOrder() {
        for right in new.views.indices where matching.rehomed.contains(right) {
            guard let left = matching.oldOf[right] else { continue }
            markCause(at: right)
            if let shared = sharedParent(ofOld: left) { markCause(at: shared) }
            let (from, to) = (container(old, left), container(new, right))
            let words = from == to ? "went to another place" : "went from \(from) to \(to)"
            add([ChangeNote.verb(words)], to: right, isShared: false)
        }
        for right in new.views.indices where matching.reordered.contains(right) {
            markCause(at: right)
            let siblings = new[right].parent.map { new[$0].children } ?? []
            guard let place = siblings.firstIndex(of: right) else { continue }
            let words =
                place == 0
                ? "comes first now" : "comes after \(new.name(of: siblings[place - 1])) now"
            add([ChangeNote.verb(words)], to: right, isShared: false)
        }
    }

    /// The nearest view around that holds more than one.
    private func container(_ tree: FlatTree, _ index: Int) -> String {
        let around = tree.ancestors(of: index).first { tree.content(of: $0) == nil }
        return around.map { tree[$0].node.view } ?? tree[0].node.view
    }

    // MARK: What a view shows

    private mutating func noteContent(_ left: Int, _ right: Int) {
        let (a, b) = (old[left].node, new[right].node)
        var parts: [ChangeNote.Part] = []
        func value(_ name: String, _ before: String?, _ after: String?, quotes: Bool = false) {
            guard before != after else { return }
            func shown(_ text: String?) -> String {
                text.map { quotes ? quoted($0) : $0 } ?? "none"
            }
            parts.append(ChangeNote.value("\(name) \(shown(before)) → \(shown(after))"))
        }
        if a.view != b.view { parts.append(ChangeNote.verb("became \(b.view)")) }
        if let c = a.text, let d = b.text {
            if c.string != d.string { markCause(at: right) }
            value("font", c.font, d.font)
            if c.size != d.size { value("font size", points(c.size), points(d.size)) }
            if c.lines != d.lines {
                let noun = d.lines == 1 ? "line" : "lines"
                parts.append(ChangeNote.verb("has \(d.lines) \(noun) instead of \(c.lines)"))
            }
            if c.truncated != d.truncated {
                parts.append(ChangeNote.state(d.truncated ? "cut off now" : "no longer cut off"))
            }
            if c.scale != d.scale {
                func percent(_ scale: Double) -> String { "\(Int((scale * 100).rounded())) %" }
                value("shrunk to", percent(c.scale), percent(d.scale))
            }
            if c.size == d.size, c.lines == d.lines, c.string == d.string,
                abs(c.baseline - d.baseline) > Self.slack
            {
                value("baseline", points(c.baseline), points(d.baseline))
            }
        }
        value("image", a.image, b.image, quotes: true)
        if !parts.isEmpty { markCause(at: right) }
        value("color", a.color, b.color)
        value("link", a.link, b.link)
        value("accessibility label", a.label, b.label, quotes: true)
        if a.id != b.id, a.text != nil || b.id == nil || a.id == nil {
            value("identifier", a.id, b.id, quotes: true)
        }
        if isTextNew(right) {
            notes.append(
                ChangeNote(
                    place: place(of: right), subject: subject(of: right), parts: parts,
                    isTold: true, isShared: false))
        } else {
            add(parts, to: right)
        }
    }

    /// Differences below this many points are rounding.
    static let slack = 0.05
}
