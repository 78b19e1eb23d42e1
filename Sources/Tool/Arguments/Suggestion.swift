/// The known word nearest to one that is not known.
enum Suggestion {
    /// nil where nothing is near enough to be what was meant.
    static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased())
        let ranked = candidates.map { ($0, distance(wanted, Array($0.lowercased()))) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= max(1, wanted.count / 3) ? best.0 : nil
    }

    /// `did you mean 'x'?`, or nil.
    static func sentence(
        for word: String, among candidates: some Sequence<String>,
        as spelling: (String) -> String = { $0 }
    ) -> String? {
        nearest(to: word, among: candidates).map { "did you mean '\(spelling($0))'?" }
    }

    /// Edits (insert, delete, replace, swap of neighbours) from one word to the other.
    static func distance(_ from: [Character], _ to: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in 0..<from.count {
            var current = [row + 1]
            for column in 0..<to.count {
                let replacing = last[column] + (from[row] == to[column] ? 0 : 1)
                var best = min(replacing, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[to.count]
    }
}
