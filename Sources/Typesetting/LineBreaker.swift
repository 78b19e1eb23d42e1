import Foundation
import Graphics

/// Fills lines with as many atoms as fit.
struct LineBreaker {
    /// Atoms of one line, and their widths in points.
    struct Line {
        var atoms: Range<Int>
        /// Without the white space at its end, which hangs over the edge.
        var content: Range<Int>
        var contentWidth: CGFloat
        /// With that white space.
        var fullWidth: CGFloat
        /// Whether the text itself ends the line here.
        var endsParagraph: Bool
    }

    let paragraph: ShapedParagraph
    /// What a soft hyphen needs at the end of a line.
    var hyphenWidth: CGFloat = 0

    /// Widths are sums of rounded numbers; a text offered just what it asked for must fit.
    static let tolerance: CGFloat = 0.005

    /// How much a line may be too wide, in points: a third of a pixel, less than the stand-in's
    /// widths are uncertain by. "Longer" of 20 points stays whole in 61.333, as in SF Pro.
    static let forgiveness: CGFloat = 0.1

    /// The line that begins at `start`.
    func line(from start: Int, width limit: CGFloat) -> Line {
        let atoms = paragraph.atoms
        var lastBreak: Int?
        var width: CGFloat = 0
        var index = start
        while index < atoms.count {
            let atom = atoms[index]
            if index > start {
                if atom.boundary.contains(.lineMustBreak) { break }
                if atom.boundary.contains(.lineMayBreak),
                    !atoms[index - 1].isSoftHyphen
                        || width + hyphenWidth <= limit + Self.forgiveness
                {
                    lastBreak = index
                }
            }
            if !atom.isWhitespace, width + atom.width > limit + Self.forgiveness {
                // A word too long for the line is divided between characters.
                return makeLine(start..<(lastBreak ?? max(index, start + 1)))
            }
            width += atom.width
            index += 1
        }
        return makeLine(start..<index)
    }

    func makeLine(_ range: Range<Int>) -> Line {
        let atoms = paragraph.atoms
        var end = range.upperBound
        while end > range.lowerBound, atoms[end - 1].isWhitespace { end -= 1 }
        let content = range.lowerBound..<end
        let contentWidth = atoms[content].reduce(0) { $0 + $1.width }
        let hanging = atoms[end..<range.upperBound].reduce(0) { $0 + $1.width }
        return Line(
            atoms: range, content: content, contentWidth: contentWidth,
            fullWidth: contentWidth + hanging,
            endsParagraph: range.upperBound == atoms.count || atoms[range.upperBound - 1].isLineEnd)
    }

    /// Where the paragraph that holds `start` ends: after its line end, or at the end of the text.
    func paragraphEnd(from start: Int) -> Int {
        let end = paragraph.atoms[start...].firstIndex { $0.isLineEnd }
        return end ?? paragraph.atoms.count
    }
}
