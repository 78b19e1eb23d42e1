import Foundation

// What lists do with a person's edits, for code that does it by itself.

extension ForEach where Content: View {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at those distances from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at those distances from the start, in their order, before the one that is
    /// at `destination`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter { source.contains($0) }.map { all[$0] }
        let before = all.indices.filter { !source.contains($0) && $0 < destination }.map { all[$0] }
        let after = all.indices.filter { !source.contains($0) && $0 >= destination }.map { all[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
