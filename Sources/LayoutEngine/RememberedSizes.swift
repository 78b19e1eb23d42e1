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

    /// More offers than this are rare: on each axis a stack asks for nothing, all, the ideal and
    /// its share.
    private static let limit = 24

    private var entries: ContiguousArray<(key: Key, size: CGSize)> = []
    private var oldest = 0

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            let key = Key(proposal)
            for entry in entries where entry.key == key { return entry.size }
            return nil
        }
        set {
            guard let newValue else { return }
            if entries.isEmpty { entries.reserveCapacity(6) }
            if entries.count < Self.limit {
                entries.append((Key(proposal), newValue))
            } else {
                entries[oldest] = (Key(proposal), newValue)
                oldest = (oldest + 1) % Self.limit
            }
        }
    }
}
