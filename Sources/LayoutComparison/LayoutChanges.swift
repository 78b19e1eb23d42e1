import LayoutReport

/// What changed between two placed trees, in sentences: causes, not all that follows from them.
///
/// Said is what a view shows (text, font, image, color, link), what came, went or changed places, and
/// of places and sizes what nothing else explains: a view that went along with its parent, that keeps
/// its distance to a neighbor or its edge or middle of its parent, that makes room for a change or is
/// as large as its content, is not named.
package struct LayoutChanges: Sendable, Equatable {
    /// Without full stops; backgrounds last, else in reading order.
    package let sentences: [String]

    package init(from old: ReportNode, to new: ReportNode) {
        var survey = ChangeSurvey(TreeMatching(FlatTree(old), FlatTree(new)))
        survey.look()
        sentences = survey.notes.sentences()
    }

    package var isEmpty: Bool { sentences.isEmpty }

    /// All on one line, with the number of those left out: `a; b; and 7 more`.
    package func line(atMost limit: Int = 8) -> String {
        guard sentences.count > limit else { return sentences.joined(separator: "; ") }
        let shown = max(limit, 1)
        return (sentences.prefix(shown) + ["and \(sentences.count - shown) more"])
            .joined(separator: "; ")
    }
}
