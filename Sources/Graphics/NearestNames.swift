/// Finds the known names that someone who typed a wrong one most likely meant.
package enum NearestNames {
    /// At most `count` names, the likeliest first; none where nothing is near.
    ///
    /// Three things make a name likely: few letters to change, the same parts between the dots
    /// (in any order), and a common beginning.
    package static func nearest(to name: String, among names: [String], count: Int = 3) -> [String]
    {
        let wanted = Array(name.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= longestName else { return [] }
        let wantedParts = Set(wanted.split(separator: dot))
        var best: [(score: Double, name: String)] = []
        for candidate in names {
            let letters = Array(candidate.utf8)
            guard letters.count <= longestName else { continue }
            let longest = max(wanted.count, letters.count)
            let parts = Set(letters.split(separator: dot))
            let shared = wantedParts.intersection(parts)
            let overlap = Double(2 * shared.count) / Double(wantedParts.count + parts.count)
            let beginning =
                Double(zip(wanted, letters).prefix { $0 == $1 }.count) / Double(longest)
            let head = 0.8 * overlap + 0.3 * beginning
            // No further than a score worth telling allows; without a shared part only a close
            // misspelling counts.
            let most = Int(Double(longest) * min(1 - leastScore + head, 1))
            let limit = shared.isEmpty ? min(max(2, longest / 4), most) : most
            guard abs(wanted.count - letters.count) <= limit else { continue }
            let distance = editDistance(wanted, letters, limit: limit)
            guard distance <= limit else { continue }
            let score = 1 - Double(distance) / Double(longest) + head
            guard score > leastScore else { continue }
            let place = best.firstIndex { score > $0.score } ?? best.count
            if place < count {
                best.insert((score, candidate), at: place)
                if best.count > count { best.removeLast() }
            }
        }
        return best.map(\.name)
    }

    private static let leastScore = 0.75
    /// Longer than any name there is.
    private static let longestName = 120
    private static let dot = UInt8(ascii: ".")

    /// Letters to insert, remove, replace, or swap with a neighbor; `limit + 1` once past `limit`.
    package static func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1] + [Int](repeating: 0, count: b.count)
            for j in b.indices {
                row[j + 1] = min(
                    last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            if row.min()! > limit { return limit + 1 }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
