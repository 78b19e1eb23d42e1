import Foundation

/// The sizes a view answered, by what it was offered.
///
/// Few offers are made to one view, so they lie in a row and are looked through.
struct RememberedSizes {
    /// An offer as two numbers; what is not offered is NaN, and equal to itself.
    private struct Key: Equatable {
        let width: UInt64
        let height: UInt64

        init(_ proposal: ProposedViewSize) {
            width = Double(proposal.width ?? .nan).bitPattern
            height = Double(proposal.height ?? .nan).bitPattern
        }
    }

    private struct Entry {
        let key: Key
        let size: CGSize
    }

    /// More offers than this are rare: on each axis a stack asks for nothing, all, the ideal and
    /// its share.
    private static let limit: UInt8 = 24
    private static let firstCapacity: UInt8 = 4

    private var entries: UnsafeMutablePointer<Entry>?
    private var count: UInt8 = 0
    private var capacity: UInt8 = 0
    private var oldest: UInt8 = 0

    subscript(proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        let key = Key(proposal)
        for index in 0..<Int(count) where entries[index].key == key { return entries[index].size }
        return nil
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize, in tree: LayoutTree) {
        let entry = Entry(key: Key(proposal), size: size)
        if count == Self.limit {
            entries![Int(oldest)] = entry
            oldest = (oldest + 1) % Self.limit
            return
        }
        if count == capacity { grow(in: tree) }
        (entries! + Int(count)).initialize(to: entry)
        count += 1
    }

    private mutating func grow(in tree: LayoutTree) {
        let larger = capacity == 0 ? Self.firstCapacity : min(capacity * 3, Self.limit)
        let new = tree.allocate(Entry.self, count: Int(larger))
        if let entries { new.moveInitialize(from: entries, count: Int(count)) }
        entries = new
        capacity = larger
    }
}
