extension StringProtocol {
    /// From the first place where `text` stands; nil where it does not.
    func suffix(from text: String) -> SubSequence? {
        var rest = self[startIndex...]
        while !rest.isEmpty {
            if rest.hasPrefix(text) { return rest }
            rest = rest.dropFirst()
        }
        return nil
    }
}
